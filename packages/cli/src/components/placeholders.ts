import { createElement, type ReactElement } from 'react'
import type { VariableChunk } from '../model/chunk.ts'
import type { RenderedCodeBlock } from '../model/code-block.ts'
import type { Slot } from '../model/slot.ts'

/**
 * Placeholders represent text that isn't known when a page is parsed. React renders them like any other text, and `readRenderedHtml` then replaces
 * them with chunks. They are enclosed in two characters that Unicode reserves for internal use, so texts don't contain them by accident.
 *
 * - The placeholder for a URL contains the index of the link, because the URL is only known once all pages have been parsed.
 * - The placeholder for highlighted code contains the indexes of the code block and its variant.
 * - The placeholder for the page's title has no value.
 * - For the placeholders in the Markdown copy, see `CopyPlaceholder`.
 */
const [opening, closing] = ['\uFDD0', '\uFDD1']
const pattern = /\uFDD0(url|code|setup|title)(?: (\d+))?(?: (\d+))?\uFDD1/g
const copyPattern = /\uFDD0(link|signature|page) ([^\uFDD1]*)\uFDD1/g

/** The placeholder for the page's title. */
export const titlePlaceholder = `${opening}title${closing}`

/** Returns the placeholder for the URL of a link. */
export function urlPlaceholder(index: number): string {
  return `${opening}url ${index}${closing}`
}

/** Returns whether a URL starts with a placeholder. */
export function isUrlPlaceholder(value: string): boolean {
  return value.startsWith(opening)
}

/** Returns the index of the link in a URL that consists of a placeholder. */
export function linkIndexOf(value: string): number | undefined {
  const index = /^\uFDD0url (\d+)\uFDD1$/.exec(value)?.[1]
  return index === undefined ? undefined : Number(index)
}

/** Returns a copy of the rendered code block in which placeholders replace the highlighted code. */
export function withCodePlaceholders(block: RenderedCodeBlock, index: number): RenderedCodeBlock {
  return {
    ...block,
    code: block.code.map((variant, i) => ({
      ...variant,
      html: `${opening}code ${index} ${i}${closing}`,
      ...(variant.setup && { setup: { ...variant.setup, html: `${opening}setup ${index} ${i}${closing}` } }),
    })),
  }
}

/** Returns the placeholders in a text. */
export function placeholdersIn(text: string): { start: number; end: number; chunk: VariableChunk }[] {
  if (!text.includes(opening)) return []
  return Array.from(text.matchAll(pattern), ({ 0: placeholder, 1: kind, 2: first, 3: second, index }) => ({
    start: index,
    end: index + placeholder.length,
    chunk: chunkOf(kind!, Number(first), Number(second)),
  }))
}

function chunkOf(kind: string, first: number, second: number): VariableChunk {
  if (kind === 'url') return { kind, index: first }
  if (kind === 'title') return { kind }
  return { kind: 'code', block: first, variant: second, ...(kind === 'setup' && { isSetup: true }) }
}

/** The element that represents a slot. */
export const slotTag = 'docs-slot'

/** Creates the placeholder for a slot. It's an element, because a slot isn't part of the text around it. */
export function slotElement(kind: Slot['kind'], data: Slot['data']): ReactElement {
  return createElement(slotTag, { 'data-slot': JSON.stringify({ kind, data } satisfies Slot) })
}

/**
 * The kinds of placeholders in the Markdown copy:
 *
 * - `link` is the target of a link. Its value is the result of `linkKey`.
 * - `signature` is the declaration of an export. Its value is `package#name`.
 * - `page` is the page's own URL. Its value is empty.
 */
export type CopyPlaceholder = 'link' | 'signature' | 'page'

/**
 * Returns a key for a link on a page. A relative URL has different targets on the page itself and in a file that the page includes.
 *
 * @param file The included file that contains the link.
 */
export function linkKey(url: string, file: string | undefined): string {
  return file === undefined ? url : `${file}\n${url}`
}

/** Returns the URL in a key from `linkKey`. */
export function urlOfLinkKey(key: string): string {
  return key.slice(key.indexOf('\n') + 1)
}

/** Returns a placeholder for the Markdown copy. */
export function copyPlaceholder(kind: CopyPlaceholder, value: string): string {
  return `${opening}${kind} ${value}${closing}`
}

/** Replaces the placeholders in a Markdown copy with the text that `replace` returns. */
export function replaceCopyPlaceholders(
  markdown: string,
  replace: (kind: CopyPlaceholder, value: string) => string,
): string {
  return markdown.replace(copyPattern, (_, kind: CopyPlaceholder, value: string) => replace(kind, value))
}
