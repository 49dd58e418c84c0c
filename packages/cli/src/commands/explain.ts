import { nearest } from '@docs-engine/shared/nearest.ts'
import { readExplanations } from '../check/report/explanations.ts'
import { styleFor } from '../check/report/report.ts'
import type { CommandContext } from '../model/command.ts'
import { type RuleName, ruleNames, ruleOf } from '../model/rules.ts'
import { UserError } from '../util/user-error.ts'

/**
 * `docs explain`: prints what causes the messages of a rule, and how to fix the problem. Without a rule, lists all rules. Returns the exit
 * status.
 *
 * @throws {UserError} if the rule doesn't exist.
 */
export function explainRule(name: string | undefined, context: CommandContext): number {
  const { stdout } = context
  const { bold } = styleFor(stdout, context)
  if (name === undefined) {
    const width = Math.max(...ruleNames.map((rule) => rule.length)) + 2
    const lines = ruleNames.map(
      (rule) => `${bold(rule)}${' '.repeat(width - rule.length)}${ruleOf(rule).description}\n`,
    )
    stdout.write(lines.join(''))
    return 0
  }
  const explanation = readExplanations().get(name)
  if (explanation === undefined) {
    const similar = nearest(name, ruleNames)
    throw new UserError(
      `Unknown rule \`${name}\`.`,
      similar ? `Did you mean \`${similar}\`?` : 'To list all rules, run `npx docs explain`.',
    )
  }
  stdout.write(`${bold(name)}\n\n${wrapped(`${explanation}\n\n${levelText(name as RuleName)}`)}\n`)
  return 0
}

/** Breaks the lines of paragraphs and list items at 80 characters. */
function wrapped(markdown: string): string {
  const wrap = (text: string) => text.replace(/\n */g, ' ').replace(/(.{1,80})(?: |$)/g, '$1\n')
  return markdown
    .split('\n\n')
    .map((block) =>
      block
        .split(/\n(?=- )/)
        .map(wrap)
        .join(''),
    )
    .join('\n')
    .trim()
}

function levelText(name: RuleName): string {
  const { levels, isFixed } = ruleOf(name)
  const [first, second] = levels
  const text = `\`${first}\`${second ? `, or \`${second}\` for less serious messages` : ''}.`
  return isFixed
    ? `Level: ${text} Errors of this rule can’t be turned into warnings, because a page or site with such an error can’t be built.`
    : `Default level: ${text} To change it, set \`rules: { '${name}': … }\` in \`site.config.ts\`.`
}
