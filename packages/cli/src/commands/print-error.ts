import { styleFor } from '../check/report/style.ts'
import type { CommandContext } from '../model/command.ts'
import { visibleText, withoutCommands } from '../util/visible-text.ts'

/** Prints an error that doesn't belong to a position in a file, in the same format as the messages in a report. */
export function printError(context: Pick<CommandContext, 'stderr' | 'env'>, message: string, hint?: string): void {
  const { red } = styleFor(context.stderr, context)
  const text = visibleText(`${message}\n${hint ? `\n  ${hint.replace(/\n/g, '\n  ')}\n` : ''}`)
  context.stderr.write(withoutCommands(`${red('error')}  ${text}`))
}

/**
 * Prints an error from Commander in the same format as the engine's errors. If Commander doesn't say how to correct the command, the hint
 * is its usage.
 *
 * @param text For example `error: unknown command 'biuld'`, followed by a line with a suggestion in parentheses.
 * @param usage For example `docs version <name> [root]`.
 */
export function printUsageError(context: CommandContext, text: string, usage: string): void {
  const [, problem = text, suggestion] = /^error: (.*?)(?:\n\((.*)\))?\n*$/s.exec(text) ?? []
  const [message = '', ...notes] = sentences(problem)
  const meant = otherNames.get(/^unknown command '(.*)'/.exec(problem)?.[1] ?? '')
  const hint = meant ? `Did you mean \`${meant}\`?` : [...notes, ...(suggestion ? sentences(suggestion) : [])].join(' ')
  printError(context, message, hint || `Usage: ${usage}`)
}

/** The commands by the names that they have in other tools. */
const otherNames = new Map([
  ['create', 'init'],
  ['new', 'init'],
  ['start', 'dev'],
  ['watch', 'dev'],
  ['generate', 'build'],
  ['lint', 'check'],
  ['validate', 'check'],
  ['preview', 'serve'],
  ['translate', 'translations'],
])

/** Splits a text into sentences, each with a capital letter at the start and a punctuation mark at the end. */
function sentences(text: string): string[] {
  const marked = text
    .trim()
    .replace(/^option '(.*?)' argument '(.*?)' is invalid/, "'$2' isn’t a valid value of '$1'")
    .replace(/'([^'\n]*)'/g, '`$1`')
    .replace(/\bcannot\b/g, 'can’t')
    .replace(/(Did you mean )([^?]+)\?/g, '$1`$2`?')
  return marked
    .split(/(?<=[.?])\s+(?=[A-Z])/)
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .map((sentence) => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`))
}
