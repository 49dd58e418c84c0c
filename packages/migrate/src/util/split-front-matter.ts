import matter from 'gray-matter'

export interface FrontMatterBlock {
  frontMatter: Record<string, unknown>
  /** The front matter with its delimiters, or an empty string if the source has no front matter. */
  block: string
  /** The text after the front matter. */
  body: string
  /** Number of lines before `body`. */
  lines: number
}

/** Splits off the front matter. Invalid YAML is treated as missing front matter, because checking the new page reports the error. */
export function splitFrontMatter(source: string): FrontMatterBlock {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  // Astro accepts blank lines before the front matter.
  const block = /^(?:[ \t]*\n)*---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text)?.[0] ?? ''
  let frontMatter: Record<string, unknown> = {}
  try {
    const data: unknown = block
      ? matter(block.trimStart(), { language: 'yaml', engines: { javascript: refuse, json: refuse } }).data
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
