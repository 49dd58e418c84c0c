import type { Element, Nodes, Root } from 'hast'
import type { Section } from '../types.ts'

const blocks = new Set([
  'p',
  'li',
  'tr',
  'td',
  'th',
  'blockquote',
  'dt',
  'dd',
  'docs-title',
  'docs-tab',
  'docs-admonition',
  'br',
  'div',
])

/** The page's text from heading to heading, without the text of code samples. */
export function collectSections(tree: Root): Section[] {
  const sections: Section[] = [{ id: '', title: '', level: 1, text: '' }]
  const add = (text: string) => {
    sections.at(-1)!.text += text
  }
  const walk = (node: Nodes) => {
    if (node.type === 'text') add(node.value)
    if (node.type !== 'element' && node.type !== 'root') return
    if (node.type === 'element') {
      const level = /^h([1-6])$/.exec(node.tagName)?.[1]
      if (level && node.properties.id !== 'footnote-label') {
        sections.push({ id: String(node.properties.id ?? ''), title: plain(node), level: Number(level), text: '' })
        return
      }
      if (node.tagName === 'docs-code') return
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

function plain(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? plain(child) : ''))
    .join('')
}

/** The beginning of a page's text: at most 160 characters, whole words. */
export function excerptOf(sections: Section[]): string {
  const text = sections.find((section) => section.text)?.text.split('\n')[0] ?? ''
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')}…`
}
