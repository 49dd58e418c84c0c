import type { Element, Nodes, Root } from 'hast'
import type { Section } from '../model/page.ts'
import { footnotesId } from './engine-ids.ts'
import { headingText } from './headings.ts'

const blocks = new Set('p li tr td th blockquote dt dd docs-title docs-tab docs-admonition br div'.split(' '))

/** Splits the page's text into sections at its headings. The text of a section doesn't include code blocks. */
export function collectSections(tree: Root): Section[] {
  const sections: Section[] = [{ id: '', title: '', level: 1, text: '' }]
  const add = (text: string) => {
    sections.at(-1)!.text += text
  }
  const put = <K extends 'names' | 'options' | 'samples'>(list: K, item: NonNullable<Section[K]>[number]) => {
    const section = sections.at(-1)!
    section[list] ??= []
    ;(section[list] as (typeof item)[]).push(item)
  }
  const walk = (node: Nodes) => {
    if (node.type === 'text') add(node.value)
    if (node.type !== 'element' && node.type !== 'root') return
    if (node.type === 'element') {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1]
      if (level) {
        if (node.properties.id === footnotesId) return
        // A level-1 heading at the top of the text is the page's title, so it doesn't start a new section.
        if (level === '1' && sections.length === 1 && sections[0]!.text.trim() === '') return
        const title = headingText(node)
        if (title) sections.push({ id: String(node.properties.id ?? ''), title, level: Number(level), text: '' })
        return
      }
      // The numbers of footnotes, and the arrows back from them, aren't part of the text.
      if (node.properties.dataFootnoteRef !== undefined || node.properties.dataFootnoteBackref !== undefined) return
      if (node.tagName === 'docs-code') return put('samples', Number(node.properties.index))
      if (node.tagName === 'code') put('names', plain(node))
      if (node.tagName === 'tr') {
        const option = optionOf(node)
        if (option) put('options', option)
      }
    }
    for (const child of node.children) walk(child)
    if (node.type === 'element' && blocks.has(node.tagName)) add('\n')
  }
  walk(tree)
  for (const section of sections)
    section.text = section.text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\s*\n\s*/g, '\n')
      .trim()
  return sections
}

/**
 * Returns the option, property, or parameter that a table row describes, if the row starts with a name in inline code.
 */
function optionOf(row: Element): NonNullable<Section['options']>[number] | undefined {
  const cells = row.children.filter((child) => child.type === 'element')
  const [first, ...others] = cells
  if (first?.tagName !== 'td' || others.length === 0) return undefined
  const name = first.children.find((child) => child.type === 'element')
  if (name?.type !== 'element' || name.tagName !== 'code') return undefined
  return {
    name: plain(name),
    text: others.map((cell) => plain(cell).replace(/\s+/g, ' ').trim()).join(' · '),
    ...(row.properties.id && { id: String(row.properties.id) }),
  }
}

function plain(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? plain(child) : ''))
    .join('')
}

/** Returns the beginning of a page's text: the first line, truncated after a whole word if it exceeds 160 characters. */
export function excerptOf(sections: Section[]): string {
  const text = sections.find((section) => section.text)?.text.split('\n')[0] ?? ''
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
