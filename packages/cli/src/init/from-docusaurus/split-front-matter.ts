import matter from 'gray-matter'

export interface FrontMatterBlock {
  frontMatter: Record<string, unknown>
  /** The block with its dashes; '' if there is none. */
  block: string
  /** The text after it. */
  body: string
  /** Lines before `body`. */
  lines: number
}

/** Separates the front matter. What is no YAML counts as none: the page says so when it is checked. */
export function splitFrontMatter(source: string): FrontMatterBlock {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const block = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text)?.[0] ?? ''
  let frontMatter: Record<string, unknown> = {}
  try {
    const data: unknown = block
      ? matter(block, { language: 'yaml', engines: { javascript: refuse, json: refuse } }).data
      : {}
    if (data !== null && typeof data === 'object') frontMatter = data as Record<string, unknown>
  } catch {
    return { frontMatter: {}, block, body: text.slice(block.length), lines: block.split('\n').length - 1 }
  }
  return { frontMatter, block, body: text.slice(block.length), lines: block.split('\n').length - 1 }
}

function refuse(): never {
  throw new Error('front matter is YAML')
}
