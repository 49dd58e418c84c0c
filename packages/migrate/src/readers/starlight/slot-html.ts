import { CannotRender } from '../../foreign/cannot-render.ts'
import { markdownToHtml } from '../../util/markdown-to-html.ts'

/** Converts the Markdown of a slot to HTML, for components that change the HTML of their contents. */
export async function htmlOfSlot(slot: unknown): Promise<string> {
  if (slot === undefined) return ''
  const [source, ...more] = slot as { kind?: string; text?: string; html?: string }[]
  if (
    source?.kind !== 'source' ||
    source.html === undefined ||
    more.length > 0 ||
    /(?<!\\)<[A-Z]/.test(source.text ?? '')
  )
    throw new CannotRender('it changes the HTML of its contents')
  return markdownToHtml(source.html)
}

/** Rejects code blocks, which have no highlighting in HTML that a component passes on. */
export function withoutCode(tag: string): undefined {
  if (/^(?:pre|script|style|template)$/.test(tag)) throw new CannotRender(`it shows \`<${tag}>\``)
}
