import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { readRenderedHtml } from '../../src/components/rendered-html.ts'
import type { Message } from '../../src/model/message.ts'
import type { Page, PageArtifacts } from '../../src/model/page.ts'
import { htmlOf } from '../html-of.ts'

/** Returns the problems of a page that was parsed from a text. */
export function pageFaults(text: string, { page, body }: { page: Omit<Page, 'key'>; body: PageArtifacts }): string[] {
  const faults: string[] = []
  for (const message of page.messages) faults.push(...placeFaults(text, message))
  for (const link of page.links) {
    const fault = placeFaults(text, {
      ...link.position,
      reason: `link ${link.url}`,
      ruleId: 'broken-link',
      fatal: null,
    })
    faults.push(...fault)
  }
  const html = htmlOf(body, (index) => {
    if (index >= page.links.length) faults.push(`there is no link ${index}`)
    return '/url'
  })
  faults.push(...treeFaults(html))
  const { anchors } = readRenderedHtml(html, [])
  const repeated = anchors.filter((id, i, all) => all.indexOf(id) !== i)
  for (const id of new Set(repeated)) {
    if (!page.messages.some((m) => m.ruleId === 'duplicate-id' && m.reason.includes(`\`${id}\``)))
      faults.push(`the id ${id} is there twice`)
  }
  return faults
}

/** Returns the problems of a message's position in a text. */
export function placeFaults(text: string, { line, column, endLine, endColumn, reason, ruleId }: Message): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const isInside = (l: number | undefined, c: number | undefined) =>
    l !== undefined && c !== undefined && l >= 1 && l <= lines.length && c >= 1 && c <= lines[l - 1]!.length + 1
  const faults: string[] = []
  if (!isInside(line, column)) faults.push(`${ruleId} ${line}:${column} is outside of the file: ${reason}`)
  if (endLine !== undefined && !isInside(endLine, endColumn))
    faults.push(`${ruleId} ends outside of the file at ${endLine}:${endColumn}: ${reason}`)
  if (endLine !== undefined && (endLine < line! || (endLine === line && endColumn! < column!)))
    faults.push(`${ruleId} ends before it begins: ${reason}`)
  return faults
}

/** Checks that an HTML parser finds exactly the elements that were rendered. */
function treeFaults(html: string): string[] {
  const rendered: string[] = []
  for (const [, name] of html.matchAll(/<([a-zA-Z][\w:.-]*)[^>]*>/g)) rendered.push(name!.toLowerCase())
  const read: string[] = []
  const walk = (node: Nodes) => {
    if (node.type === 'element') read.push(node.tagName.toLowerCase())
    if ('children' in node) for (const child of node.children) walk(child)
    if (node.type === 'element' && node.content) walk(node.content)
  }
  walk(fromHtml(`<article>${html}</article>`, { fragment: true }))
  const inner = read.slice(1)
  // Ignore links. Headings contain links to themselves, and if the author left a link open, browsers repeat it inside the heading.
  const withoutLinks = (names: string[]) => names.filter((name) => name !== 'a').join(' ')
  if (withoutLinks(rendered) === withoutLinks(inner)) return []
  return [
    `a browser parses different elements than the engine rendered:\n  rendered ${rendered.join(' ')}\n  parsed   ${inner.join(' ')}`,
  ]
}
