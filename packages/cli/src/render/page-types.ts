import type { OutputFile, Route, Site } from '../types.ts'

/** What the browser loads when a reader points at code: the types of the names in a page's samples. */
export function typesFile({ path, page }: Route, { types }: Site): OutputFile | undefined {
  const known = types[page.source]
  return known && { path: `${path}/types.json`.replace(/^\/+/, ''), contents: JSON.stringify(known) }
}

/** A page without types has no blocks to ask for. */
export function withoutFenceNumbers(html: string): string {
  return html.replace(/(<div class="code"[^>]*?) data-fence="\d+"/g, '$1')
}
