import { readFileSync } from 'node:fs'
import { defaultLabels } from '../../../client/src/labels.ts'
import { codeBlockOptions } from '../../src/code/code-block-options.ts'
import {
  admonitions,
  containerNames,
  type DirectiveKind,
  leafNames,
  textNames,
} from '../../src/markdown/syntax/directive-names.ts'
import { siteConfigSchema } from '../../src/model/config-schema.ts'
import { frontMatterSchema } from '../../src/model/front-matter-schema.ts'
import { ruleNames, ruleOf } from '../../src/model/rules.ts'
import { run } from '../support/temp-site.ts'
import { schemaComments } from './schema-comments.ts'
import { schemaRows } from './schema-rows.ts'

/** Generates the reference from the engine's own data: commands, schemas, names, and rules. */
export async function referenceText(): Promise<string> {
  const config = readFileSync(new URL('../../src/model/config-schema.ts', import.meta.url), 'utf8')
  const frontMatter = readFileSync(new URL('../../src/model/front-matter-schema.ts', import.meta.url), 'utf8')
  return `${[
    '# Reference',
    'This page lists every command, configuration key, label, front matter key, directive, code block option, and rule. It’s generated from the source code of Docs.',
    '## Commands',
    ...(await commands()),
    '### Exit status',
    'All commands exit with status 0 on success (there may be warnings), 1 if the site has errors or a file can’t be read or written, 2 if the command line or the configuration is wrong, and 70 if Docs has a bug.',
    '## Configuration',
    'These are the keys of `defineConfig({ … })` in `site.config.ts`. In the names of keys, `[]` stands for each entry of a list. If the default is “see below”, the keys of the object have their own defaults.',
    schemaTable(
      siteConfigSchema,
      new Map([
        ...shared(config, 'const logo', ['navbar.logo', 'footer.logo']),
        ...shared(config, 'const linkItem', ['navbar.items', 'navbar.items.items', 'footer.groups.items']),
        ...schemaComments(config, 'export const siteConfigSchema'),
      ]),
    ),
    '## Labels',
    'These are the keys of `labels` in `site.config.ts`, with their English defaults. [Appearance](./looks.md#translating-the-user-interface) explains how to replace them.',
    table(
      ['Key', 'Default'],
      Object.entries(defaultLabels).map(([name, label]) => [
        `\`${name}\``,
        typeof label === 'string' ? label : `${label.other} (one: ${label.one})`,
      ]),
    ),
    '## Front matter',
    '[Writing Pages](./writing-pages.md#front-matter) shows an example.',
    schemaTable(frontMatterSchema, schemaComments(frontMatter, 'export const frontMatterSchema')),
    '## Directives',
    '[Writing Pages](./writing-pages.md#directives) shows examples. A name that starts with an uppercase letter refers to a [component](./components.md).',
    table(
      ['Directive', 'Content', 'Attributes'],
      [
        ...directiveRows(containerNames, (name) => `:::${name}`),
        ...directiveRows(leafNames, (name) => `::${name}`),
        ...directiveRows(textNames, (name) => `:${name}[…]`),
      ],
    ),
    `Docs also understands names from other tools: ${new Intl.ListFormat('en').format(
      Object.entries(admonitions)
        .filter(([, { description }]) => description === undefined)
        .map(([name, { type }]) => `\`${name}\` for \`${type}\``),
    )}.`,
    '## Options of code blocks',
    'Write options after the language in the first line of a code block. For details, see [Code Samples](./code-samples.md#options-of-a-block).',
    table(
      ['Option', 'Effect'],
      Object.entries(codeBlockOptions).map(([word, effect]) => [`\`${word}\``, effect]),
    ),
    '## Rules',
    'These are the rules of `docs check`. [Troubleshooting](./troubleshooting.md) explains what causes each message and how to fix the problem. [Checking](./checking.md#levels) explains how to change a level. If a rule has two levels, the second one applies to its less serious messages. *Always* means that you can’t lower the level. If such a problem is an error, Docs can’t build the site or the page.',
    table(
      ['Rule', 'Default level', 'Meaning'],
      ruleNames
        .map((name) => [name, ruleOf(name)] as const)
        .map(([name, { levels, isFixed, description }]) => [
          `\`${name}\``,
          levels.map((level) => `\`${level}\``).join(', ') + (isFixed ? ' (always)' : ''),
          description,
        ]),
    ),
  ].join('\n\n')}\n`
}

/** Returns the comments of a schema that is used in several places. */
function shared(source: string, start: string, places: string[]): [string, string][] {
  const comments = [...schemaComments(source, start)]
  return places.flatMap((place) => comments.map(([key, text]): [string, string] => [`${place}.${key}`, text]))
}

function schemaTable(schema: unknown, comments: Map<string, string>): string {
  const rows = schemaRows(schema).map(({ path, type, fallback }) => [
    `\`${path}\``,
    type,
    fallback,
    comments.get(path.replaceAll('[]', '')) ?? '',
  ])
  return table(['Key', 'Type', 'Default', 'Meaning'], rows)
}

function directiveRows(names: Record<string, DirectiveKind>, write: (name: string) => string): string[][] {
  return Object.entries(names).map(([name, { description, attributes = [] }]) => [
    `\`${write(name)}\``,
    description,
    attributes.map((attribute) => `\`${attribute}\``).join(', '),
  ])
}

/** The `--help` output of each command. */
async function commands(): Promise<string[]> {
  const parts: string[] = []
  for (const name of await namesIn([])) {
    const inner = await namesIn([name])
    for (const words of inner.length > 0 ? inner.map((own) => [name, own]) : [[name]]) parts.push(await command(words))
  }
  return parts
}

async function command(words: string[]): Promise<string> {
  const help = await helpOf(words)
  const [usage = ''] = /^Usage: (.*)$/m.exec(help)?.slice(1) ?? []
  const description = help.split('\n\n')[1]!.replace(/\s+/g, ' ').trim()
  const rows = [...entriesIn(help, 'Arguments'), ...entriesIn(help, 'Options')].filter(
    ([term]) => !term!.includes('--help'),
  )
  const sentence = description.charAt(0).toUpperCase() + description.slice(1)
  return `### docs ${words.join(' ')}\n\n\`${usage}\`: ${sentence.replace(/\.?$/, '.')}\n\n${table(
    ['Option', 'Effect'],
    rows.map(([term, effect]) => [`\`${term}\``, effect!]),
  )}`
}

async function helpOf(words: string[]): Promise<string> {
  return (await run(process.cwd(), [...words, '--help'], { COLUMNS: '400' })).stdout
}

async function namesIn(words: string[]): Promise<string[]> {
  return entriesIn(await helpOf(words), 'Commands')
    .map(([term]) => term!.split(' ')[0]!)
    .filter((name) => name !== 'help')
}

/** Returns the two columns of a section of the help. */
function entriesIn(help: string, part: string): string[][] {
  const text = help.split(`${part}:\n`)[1]?.split('\n\n')[0] ?? ''
  // A line with deeper indentation continues the previous line.
  const joined = text.replace(/\n {10,}/g, ' ')
  return joined.split('\n').flatMap((line) => {
    const match = /^ {2}(\S.*?) {2,}(.*)$/.exec(line)
    return match ? [[match[1]!, match[2]!.trim()]] : []
  })
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
