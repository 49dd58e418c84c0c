import type { Renderer } from '@docs-engine/samples/model'
import { renderDocs } from './render-docs.ts'

/** Renders what the compiler knows about code. The modules for code are only loaded if there are results that aren't cached. */
export const hintRenderer: Renderer = {
  types: async (texts) => (await import('./render-types.ts')).renderTypes(texts),
  docs: renderDocs,
  declaration: async (code) => (await import('../highlight/highlight.ts')).highlight(code, 'ts'),
}
