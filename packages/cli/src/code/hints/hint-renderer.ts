import type { Renderer } from '@docs-engine/samples/model'
import { escapeText } from '../highlight/render-tokens.ts'

/** Renders what the compiler knows about code. The modules for code are only loaded if there are results that aren't cached. */
export const hintRenderer: Renderer = {
  types: async (texts) => (await import('./render-types.ts')).renderTypes(texts),
  docs: renderDocs,
  declaration: async (code) => (await import('../highlight/highlight.ts')).highlight(code, 'ts'),
}

/**
 * Renders the beginning of a doc comment as HTML: paragraphs with inline code. Lists, examples, and headings are omitted, because the text
 * is shown on a small card.
 */
export function renderDocs(text: string): string {
  const paragraphs = text.trim().split(/\n[ \t]*\n/)
  const end = paragraphs.findIndex((paragraph) => /^\s*(?:[-*+#>|]|\d+\.|`{3}|@)/.test(paragraph))
  return paragraphs
    .slice(0, end === -1 ? maxParagraphs : Math.min(end, maxParagraphs))
    .map((paragraph) => `<p>${renderParagraph(paragraph)}</p>`)
    .join('')
    .replaceAll('<p></p>', '')
}

const maxParagraphs = 3

function renderParagraph(text: string): string {
  const plain = text
    // `{@link createSlice | the slice}` → the slice
    .replace(/\{@link(?:code|plain)?\s+([^\s|}]+)(?:\s*\|?\s*([^}]*))?\}/g, (_, name, label) => label?.trim() || name)
    // [text](url) → text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return escapeText(plain)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
}
