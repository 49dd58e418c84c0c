import { lose, type OldPage, type OldSite } from '../model/old-site.ts'

/** Keys of the front matter that the new site understands. */
const known = new Set(
  `title id slug sidebar_label sidebar_position order description hide_title toc_min_heading_level toc_max_heading_level
  hide_table_of_contents draft image prev next hero features date authors tags`.split(/\s+/),
)

/**
 * Returns the text of the new page: front matter and Markdown.
 *
 * @param frontMatter The front matter of the new page. Keys that the engine doesn't have are left out.
 */
export function pageText(frontMatter: Record<string, unknown>, markdown: string): string {
  const lines = Object.entries(frontMatter)
    .filter(([key, value]) => known.has(key) && value !== undefined)
    .map(([key, value]) => entry(key, value, ''))
  const body = `${markdown.replace(/^\n+/, '').trimEnd()}\n`
  return lines.length === 0 ? body : `---\n${lines.join('\n')}\n---\n\n${body}`
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
  visible: Record<string, { reason: string; todo: string }>,
): void {
  for (const [key, value] of Object.entries(page.block.frontMatter)) {
    if (handled.includes(key) || value === false || value === null) continue
    const loss = visible[key]
    if (loss) lose(page, site, { kind: 'configuration', name: `front matter \`${key}\``, ...loss })
    else site.warnings.omit(`front matter \`${key}\``)
  }
}
