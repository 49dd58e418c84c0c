import { toString as textOf } from 'mdast-util-to-string'
import React, { type ComponentType, createElement, type ReactElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadModule } from '../../foreign/load-module.ts'
import type { PageText } from './affected-pages.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { prepareSource } from './mdx-source.ts'
import { parseMdx } from './parse-mdx.ts'

/** Stands for Docusaurus's code block in rendered HTML. */
const CodeBlock = (props: object) => createElement('code-block', null, JSON.stringify(props))
const Link = ({ to, ...props }: { to?: string }) => createElement('a', { href: to, ...props })
const moduleOf = (main: unknown) => ({ __esModule: true, default: main })

const provided = {
  react: Object.assign({ __esModule: true }, React, { default: React }),
  'react/jsx-runtime': runtime,
  '@docusaurus/Link': moduleOf(Link),
  '@theme/CodeBlock': moduleOf(CodeBlock),
  '@theme-original/CodeBlock': moduleOf(CodeBlock),
}

/**
 * Finds the pages on which a component that replaces inline code, code blocks, or tables shows something else than Docusaurus does, by
 * rendering both. Boxes around the element don't count. Returns `undefined` if that isn't known.
 *
 * @param tag The element that the component replaces.
 * @param file The module that exports the component as its default export.
 */
export async function pagesRenderedDifferently(
  tag: string,
  file: string,
  siteFolder: string,
  pages: readonly PageText[],
): Promise<string[] | undefined> {
  const samples = samplesOf[tag]
  if (!samples) return undefined
  try {
    const { value, isIncomplete } = await loadModule(file, siteFolder, { wholeModule: true, provided })
    if (isIncomplete) return undefined
    const Component = (value as { default: ComponentType<object> }).default
    if (typeof Component !== 'function' && typeof Component !== 'object') return undefined
    // Versions of a page often have the same text.
    const sameTexts = new Map<string, boolean>()
    const isSame = async (text: string, isMdx: boolean): Promise<boolean> => {
      const parsed = parseMdx(prepareSource(text, []), isMdx)
      if ('error' in parsed) return false
      return allNodes(parsed.tree)
        .flatMap(samples)
        .every(({ props, expected }) => {
          const shown = withoutBoxes(renderToStaticMarkup(createElement(Component, props)))
          return expected.some((element) => withoutBoxes(renderToStaticMarkup(element)) === shown)
        })
    }
    const changed: string[] = []
    for (const { path, text } of pages) {
      const same = sameTexts.get(text) ?? (await isSame(text, /\.mdx?$/.test(path)))
      sameTexts.set(text, same)
      if (!same) changed.push(path)
    }
    return changed
  } catch {
    return undefined
  }
}

interface Sample {
  /** The properties that the component gets. */
  props: object
  /** What Docusaurus may show instead of the component. */
  expected: ReactElement[]
}

const samplesOf: Record<string, (node: MarkdownNode) => Sample[]> = {
  'code block': (node) => (node.type === 'code' ? samplesOf.code!(node) : []),
  code: ({ type, value = '', lang, meta }) => {
    const language = lang ? { className: `language-${lang}` } : {}
    const props =
      type === 'inlineCode'
        ? { children: value }
        : type === 'code'
          ? { ...language, ...(meta && { metastring: meta }), children: `${value}\n` }
          : undefined
    const expected = (own: object) => [createElement('code', own), createElement(CodeBlock, own)]
    return props ? [{ props, expected: expected(props).slice(type === 'code' ? 1 : 0, type === 'code' ? 2 : 1) }] : []
  },
  table: (node) => {
    if (node.type !== 'table') return []
    const [head, ...body] = (node.children ?? []).map((row, index) => {
      const cells = (row.children ?? []).map((cell, key) => {
        const text = textOf(cell as never)
        return createElement(index === 0 ? 'th' : 'td', { key }, ...(text ? [text] : []))
      })
      return createElement('tr', { key: index }, cells.length === 1 ? cells[0] : cells)
    })
    const rows = body.length > 0 ? [createElement('tbody', { key: 'body' }, body.length === 1 ? body[0] : body)] : []
    const children = [createElement('thead', { key: 'head' }, head), ...rows]
    const props = { children: children.length === 1 ? children[0] : children }
    return [{ props, expected: [createElement('table', props)] }]
  },
}

function allNodes(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)]
}

/** Removes the elements and classes that only change the look. */
function withoutBoxes(html: string): string {
  return html.replace(/<\/?(?:div|span)(?:\s[^>]*)?>|\sclass="[^"]*"/g, '')
}
