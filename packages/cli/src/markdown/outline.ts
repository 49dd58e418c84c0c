import { hashOf } from '@docs-engine/shared/hash.ts'
import type { Code, Heading, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type FrontMatter, translatedKeys } from '../model/front-matter-schema.ts'
import type { OutlineSection, PartKind } from '../model/outline.ts'
import { visit } from '../util/visit.ts'
import type { SplitSource } from './front-matter/front-matter.ts'

/** Returns the outline of a page whose Markdown has been parsed, but not changed yet. */
export function pageOutline(
  tree: Root,
  { frontMatter, body }: Pick<SplitSource, 'frontMatter' | 'body'>,
): OutlineSection[] {
  const targets = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => void targets.set(identifier, url))
  const parts: OutlineSection['parts'] = []
  // The front matter in the body has been replaced by spaces.
  const line = /^\s*/.exec(body)![0].split('\n').length
  const first = { heading: frontMatter.title ?? '', level: 0, line, start: 0, end: 0, parts }
  const sections = [first]
  visit(tree, (node) => {
    if (node.type === 'heading') startSection(node)
    for (const [kind, value] of partsOf(node as OutlineNode, targets))
      sections.at(-1)!.parts.push({ kind, value, line: node.position?.start.line ?? 1 })
  })
  return sections.map(({ start, end, ...section }, i) => {
    const own = wordsOf(body.slice(end, sections[i + 1]?.start))
    const words = i === 0 ? `${frontMatterWords(frontMatter)} ${own}`.trim() : own
    const hashed = `${wordsOf(section.heading)}${words}`.replaceAll(' ', '')
    return { ...section, hash: hashOf(hashed).slice(0, 12) }
  })

  function startSection(node: Heading): void {
    const heading = textOf(node).replace(/\s*\{#[^}]*\}$/, '')
    const { line = 1, offset: start = 0 } = node.position?.start ?? {}
    const end = node.position?.end.offset ?? start
    // A title in the text is equivalent to a title in the front matter.
    if (node.depth === 1 && sections.length === 1 && first.heading === '') Object.assign(first, { heading, line, end })
    else sections.push({ heading, level: node.depth, line, start, end, parts: [] })
  }
}

/** A node of the Markdown tree, which may also be a directive or MDX. */
type OutlineNode = Nodes | { type: string; name?: string; value?: string }

/** Returns the parts that a node contributes to its section. */
function partsOf(node: OutlineNode, targets: ReadonlyMap<string, string>): [PartKind, string][] {
  switch (node.type) {
    case 'code':
      return [['code block', codeValue(node as Code)]]
    case 'image':
    case 'imageReference':
      // A translation may show an image of its own.
      return [['image', '']]
    case 'link':
      return [['link', linkTarget((node as { url: string }).url)]]
    case 'linkReference':
      return [['link', linkTarget(targets.get((node as { identifier: string }).identifier) ?? '')]]
    case 'text':
    case 'inlineCode':
      return ((node as { value: string }).value.match(/\{\{?\s*[\w.-]+\s*\}?\}|%[sd]\b/g) ?? []).map((found) => [
        'placeholder',
        found.replace(/\s/g, ''),
      ])
  }
  const { name = '', value = '' } = node as { name?: string | null; value?: string }
  if (/^mdx\w+Expression$/.test(node.type) && !value.startsWith('/*')) return [['placeholder', `{${value.trim()}}`]]
  const isComponent = node.type.endsWith('Directive') || (/^mdxJsx/.test(node.type) && /^[A-Z]/.test(name ?? ''))
  return isComponent ? [['component', name!]] : []
}

/** Returns a link's target without its anchor, because a translation has anchors of its own. */
function linkTarget(url: string): string {
  return /^[a-z][a-z+.-]*:/i.test(url) ? url : url.replace(/^\.\//, '').replace(/#.*$/, '#')
}

const comment = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)(?:\/\/|#|--).*$/gm

/** Returns a hash of a code block without comments and whitespace. The text of a diagram is translated, so only its language counts. */
function codeValue({ lang, value }: Code): string {
  const isDiagram = /^(?:d2|dot|graphviz|mermaid|plantuml)$/.test(lang ?? '')
  return hashOf([lang, isDiagram ? '' : value.replace(comment, '').replace(/\s/g, '')]).slice(0, 12)
}

/**
 * Returns the words of a section. They are taken from its text instead of its tree, so that hashes stay the same if a plugin or a new version of
 * the engine parses it differently.
 */
function wordsOf(markdown: string): string {
  return (
    markdown
      .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '')
      // The definitions and the targets of links, and other relative paths, change when a page is moved.
      .replace(/^ {0,3}\[(?!\^)[^\]\n]+\]:.*$/gm, '')
      .replace(/\]\((?:<[^>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)|\]\[[^\]\n]*\]/g, ']')
      .replace(/\]\((?:<[^>\n]*>|\S+)(?=\s)/g, '](')
      .replace(/(?:\.\.?\/)+/g, '')
      .replace(/\{#[^}\n]*\}/g, '')
      // The lines below headings and around code blocks and table headers, and the marks at the start of a line
      .replace(/^[\s|:=*_~`>-]+$/gm, '')
      .replace(/^[\s>]*(?:(?:[-*+]|\d+[.)]|#{1,6})\s+)*/gm, '')
      .replace(/[*_`~|\\]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Returns the words of the front matter, without the title and the targets of links. */
function frontMatterWords(frontMatter: FrontMatter): string {
  const values = translatedKeys.filter((key) => key !== 'title').map((key) => frontMatter[key])
  const words = JSON.stringify(values, (key, value) => (/^(?:href|image|src|to)$/.test(key) ? undefined : value))
  return words
    .replace(/null|[[\]{}",]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
