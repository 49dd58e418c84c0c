import { frontMatterSchema, schemaKeys } from '@docs-engine/cli/internal'
import { lose, type OldPage, type OldSite } from '../model/old-site.ts'
import type { FrontMatterBlock } from '../util/split-front-matter.ts'

/**
 * Returns the text of the new page: front matter and Markdown.
 *
 * @param frontMatter The front matter of the new page. Keys that the engine doesn't have are left out.
 * @param old The front matter of the original page. Its keys keep their order, and those that don't change are kept as they are written. A new
 *   title comes first, and other new keys come last.
 */
export function pageText(frontMatter: Record<string, unknown>, markdown: string, old?: FrontMatterBlock): string {
  const known = schemaKeys(frontMatterSchema, [])
  const order = Object.keys(old?.frontMatter ?? {})
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : key === 'title' ? -1 : order.length)
  const entries = Object.entries(frontMatter)
    .filter(([key, value]) => known.includes(key) && value !== undefined)
    .sort(([a], [b]) => place(a) - place(b))
  const body = `${markdown.replace(/^\n+/, '').trimEnd()}\n`
  if (entries.length === 0) return body
  if (old && JSON.stringify(entries) === JSON.stringify(Object.entries(old.frontMatter)))
    return `${old.block.trim()}\n\n${body}`
  const written = new Map(
    [...(old?.block ?? '').matchAll(/^([\w-]+):.*(?:\n(?:[ \t].*|- .*))*/gm)].map(([text, key]) => [key, text]),
  )
  const lines = entries.map(([key, value]) => {
    const isSame = JSON.stringify(value) === JSON.stringify(old?.frontMatter[key])
    return (isSame && written.get(key)) || entry(key, value, '')
  })
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}

function entry(key: string, value: unknown, indent: string): string {
  const text = Array.isArray(value) && value.length === 0 ? '[]' : yaml(value, indent)
  return text.startsWith('\n') ? `${key}:${text}` : `${key}: ${text}`
}

/** Formats a value as YAML. Strings are written as JSON if plain YAML could misread them. */
function yaml(value: unknown, indent: string): string {
  if (typeof value === 'string')
    return /^[A-Za-z/][\w ,.()’/+-]*$/.test(value) &&
      !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value.trim()) &&
      value === value.trim()
      ? value
      : JSON.stringify(value)
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (Array.isArray(value))
    return value.map((item) => `\n${indent}  - ${yaml(item, `${indent}  `).trimStart()}`).join('')
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => `\n${entry(`${indent}  ${key}`, inner, `${indent}  `)}`)
      .join('')
  return String(value)
}

/** Reports front matter keys that affect what readers see but have no counterpart, and counts all other unsupported keys as omitted. */
export function reportFrontMatter(
  page: OldPage,
  site: OldSite,
  handled: readonly string[],
  visible: Record<string, { reason: string; todo?: string }>,
): void {
  for (const [key, value] of Object.entries(page.block.frontMatter)) {
    if (handled.includes(key) || value === false || value === null) continue
    const loss = visible[key]
    if (loss) lose(page, site, { kind: 'configuration', name: `front matter \`${key}\``, ...loss })
    else site.warnings.omit(`front matter \`${key}\``)
  }
}
