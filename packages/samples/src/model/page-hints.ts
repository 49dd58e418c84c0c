import type { TypedName } from './page-types.ts'

/** The export that a name refers to, such as `@reduxjs/toolkit#createSlice`, and the doc comment as HTML. Other names have only the latter. */
export interface HintExport {
  target?: string
  docs?: string
}

/** The type hints of a page, by index of the code block. Texts shared by several names are stored once. */
export interface PageHints {
  /** Types as highlighted HTML. */
  types: string[]
  exports: HintExport[]
  blocks: Record<number, TypedName[]>
}
