import { readFileSync } from 'node:fs'
import { importStatements } from '@docs-engine/cli/internal'
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/javascript'
import { equivalentOf } from './known-plugins.ts'

/** The components that Docusaurus's own layouts of a page consist of. */
const originalParts =
  /^@theme(?:-original)?\/(?:DocItem\b.*|DocVersionBanner|DocVersionBadge|DocBreadcrumbs|ContentVisibility|Unlisted)$/

/** The elements that they consist of. */
const originalElements = new Set(['div', 'article', 'main'])

/**
 * Returns what a replacement of the theme's page layout adds to pages: `all` if it adds something to every page, or the keys of the front
 * matter that a page needs to get an addition. An empty list means that it adds nothing.
 */
export function layoutAdditions(file: string): string[] | 'all' {
  const text = readFileSync(file, 'utf8')
  const source = new Map(
    importStatements(text).flatMap(({ specifier, names }) => names.map(([, local]) => [local, specifier] as const)),
  )
  const isOriginal = (name: string) => {
    const specifier = source.get(name)
    // A component that isn't imported is declared in the same file, so that its elements are checked too.
    if (specifier === undefined) return /^[A-Z]/.test(name) || originalElements.has(name)
    return originalParts.test(specifier) || equivalentOf(specifier) !== undefined
  }
  const keys = new Set<string>()
  let addsToAll = false
  parser
    .configure({ dialect: 'jsx ts' })
    .parse(text)
    .iterate({
      enter: ({ name, from, to, node }) => {
        const slice = text.slice(from, to)
        const isTag = name === 'JSXOpenTag' || name === 'JSXSelfClosingTag'
        const tag = isTag ? /^<\s*([\w$.]+)/.exec(slice)?.[1] : undefined
        const adds = (name === 'JSXText' && /\w/.test(slice)) || (tag !== undefined && !isOriginal(tag))
        if (!adds) return
        const key = frontMatterCondition(node, text)
        if (key) keys.add(key)
        else addsToAll = true
      },
    })
  return addsToAll ? 'all' : [...keys]
}

/** Returns the key of the front matter on which an element depends, as in `demoUrl && <Demo />`. */
function frontMatterCondition(node: SyntaxNode, text: string): string | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (at.name !== 'BinaryExpression') continue
    const [, name] = /^(?:frontMatter\.)?([\w$]+)\s*&&/.exec(text.slice(at.from, at.to)) ?? []
    if (!name) continue
    const isRead = new RegExp(`\\bfrontMatter\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*=\\s*frontMatter\\b`)
    if (isRead.test(text)) return name
  }
  return undefined
}
