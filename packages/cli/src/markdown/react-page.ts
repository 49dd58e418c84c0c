import { posix } from 'node:path'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { Position } from '../model/position.ts'
import { clampPosition } from '../util/clamp-position.ts'
import { escapePattern } from '../util/escape-pattern.ts'

/**
 * Returns the MDX page that renders a React component. Pages that are React components are parsed as this text, so that imports, styles, and
 * hydration work as in MDX.
 *
 * @param frontMatter The module's export `frontMatter`.
 */
export function reactPageText(path: string, frontMatter: unknown): string {
  const isObject = typeof frontMatter === 'object' && frontMatter !== null
  // JSON is valid YAML.
  const fields = isObject ? Object.entries(frontMatter).filter(([, value]) => value !== undefined) : []
  const lines = fields.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join('')}---\n\nimport Page from './${posix.basename(path)}'\n\n<Page />\n`
}

/** Changes the positions of messages, links, and components from the MDX text to the module. */
export function withModulePositions<Parsed extends Omit<Page, 'key'>>(page: Parsed, module: string): Parsed {
  const find = (pattern: RegExp): Position | undefined => {
    const match = pattern.exec(module)
    if (!match) return undefined
    const before = module.slice(0, match.index).split('\n')
    const place = { line: before.length, column: before.at(-1)!.length + 1 }
    return { ...place, endLine: place.line, endColumn: place.column + match[0].length }
  }
  const component = find(/\bexport\s+default\b/) ?? { line: 1, column: 1 }
  const literal = (value: string) => find(new RegExp(`(?<=["'\`])${escapePattern(value)}(?=["'\`])`))
  const clamp = clampPosition(module)
  const moved = ({ line: _, column: __, endLine: ___, endColumn: ____, ...message }: Message): Message => {
    if (message.file !== page.source) return message
    const [, line, column] = new RegExp(`${escapePattern(page.source)}:(\\d+):(\\d+): `).exec(message.reason) ?? []
    if (line) {
      const reason = message.reason.replace(/^.*?:\d+:\d+: /, '')
      return { ...message, ...clamp({ line: Number(line), column: Number(column) }), reason }
    }
    // A name that isn't defined in Node, such as `window`, or a key of the front matter.
    const name = /: (\w+) is not defined/.exec(message.reason)?.[1]
    const key =
      message.ruleId === 'front-matter' ? /`([\w.]+)`/.exec(message.reason)?.[1]?.split('.').at(-1) : undefined
    const place = (name && find(new RegExp(`\\b${name}\\b`))) || (key && find(new RegExp(`\\b${key}\\b(?=\\s*:)`)))
    return { ...message, ...(place || component) }
  }
  return {
    ...page,
    messages: page.messages.map((message) => moved(message)),
    links: page.links.map((link) => ({ ...link, position: literal(link.url) ?? component })),
    ...(page.componentUses && { componentUses: page.componentUses.map((use) => ({ ...use, position: component })) }),
    ...(page.islandPositions && {
      islandPositions: Object.fromEntries(Object.keys(page.islandPositions).map((name) => [name, [component]])),
    }),
  }
}
