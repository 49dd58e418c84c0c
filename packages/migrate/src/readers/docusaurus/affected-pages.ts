import { readFileSync } from 'node:fs'
import { classesIn } from '../../util/theme-stylesheets.ts'

/** A page of the original site, with its text. */
export interface PageText {
  /** Path in the original site. */
  path: string
  text: string
}

/** Parts of the theme that render the text of pages, with the Markdown that they render. Other parts are around the text, or on other pages. */
const partsOfText: [name: RegExp, markdown: RegExp][] = [
  [/^CodeBlock\b(?!\/Buttons)/, /^[\s>]*(?:```|~~~)|<CodeBlock\b/m],
  [/^CodeInline\b/, /`/],
  [/^Admonition(?!\/Types$)\b/, /^[\s>]*:::|<Admonition\b/m],
  [/^(?:Tabs|TabItem)\b/, /<Tabs\b/],
  [/^Details\b/, /<details\b|<Details\b/],
  [/^Mermaid\b/, /^\s*```mermaid/m],
  [/^(?:DocCard|DocCardList)\b/, /<DocCardList\b/],
  [/^(?:Heading|MDXContent)\b|^DocItem\/Content$/, /(?:)/],
]

/** The Markdown for which MDX renders an element that a site can replace. */
const elements: Record<string, RegExp> = {
  a: /\]\(|\]\[|<a\b|<https?:/,
  admonition: /^[\s>]*:::/m,
  blockquote: /^\s*>/m,
  code: /`/,
  details: /<details\b/,
  img: /!\[|<img\b/,
  li: /^\s*(?:[-*+]|\d+[.)])\s/m,
  mermaid: /^\s*```mermaid/m,
  ol: /^\s*\d+[.)]\s/m,
  pre: /^[\s>]*(?:```|~~~)|<pre\b/m,
  table: /^\s*\|?[ \t]*:?-+:?[ \t]*\|[\s:|-]*$|<table\b/m,
  ul: /^\s*[-*+]\s/m,
}

/**
 * Returns the pages whose text a component in `src/theme` renders.
 *
 * @param file Absolute path of the component.
 */
export function pagesWithThemePart(name: string, file: string, pages: readonly PageText[]): string[] {
  if (name === 'Admonition/Types') return pathsOf(pages, admonitionsOf(readFileSync(file, 'utf8')))
  const markdown = partsOfText.find(([pattern]) => pattern.test(name))?.[1]
  return markdown ? pathsOf(pages, markdown) : []
}

/** Returns a pattern for the admonitions whose look a site replaces, as in `{ ...DefaultAdmonitionTypes, important: Important }`. */
function admonitionsOf(source: string): RegExp {
  const [, own] = /\{\s*\.\.\.\w+,([^{}]*)\}/.exec(source) ?? []
  const names = [...(own ?? '').matchAll(/['"]?([\w-]+)['"]?\s*(?::[^,]*)?(?:,|$)/g)].map(([, name]) => name!)
  const kinds = names.length > 0 ? `(?:${names.join('|')})\\b` : ''
  return new RegExp(`^[\\s>]*:::+\\s*${kinds}|<Admonition\\b`, 'm')
}

/** Returns the pages that contain a Markdown element, such as `table`, or one with the tag `name`. */
export function pagesWithElement(name: string, pages: readonly PageText[]): string[] {
  if (/^h[1-6]$|^p$/.test(name)) return pages.map(({ path }) => path)
  return pathsOf(pages, elements[name] ?? new RegExp(`<${name.replace(/[^\w-]/g, '')}\\b`))
}

/** Returns the pages that use a class from a stylesheet. */
export function pagesWithClasses(css: string, pages: readonly PageText[]): string[] {
  const classes = new Set(classesIn(css))
  return pages.flatMap(({ path, text }) => {
    const used = [...text.matchAll(/\bclass(?:Name)?=(?:\{\s*)?["'`]([^"'`]*)["'`]/g)].flatMap(([, names]) =>
      names!.split(/\s+/),
    )
    return used.some((name) => classes.has(name)) ? [path] : []
  })
}

function pathsOf(pages: readonly PageText[], markdown: RegExp): string[] {
  return pages.flatMap(({ path, text }) => (markdown.test(text) ? [path] : []))
}
