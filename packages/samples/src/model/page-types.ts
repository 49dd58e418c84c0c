/** The types and doc comments of the names in a page's code blocks. Texts shared by several names are stored once. */
export interface PageTypes {
  /** Types as highlighted HTML. If a type doesn't start on the same line as its name, it starts with a line break. */
  types: string[]
  /** Exports of packages that the page's code blocks import. */
  exports: DocumentedExport[]
  /** The names in each code block, by the block's line in the source. */
  blocks: Record<number, TypedName[]>
}

/** The URL of the page that documents an export, and the export's doc comment as HTML. */
export interface DocumentedExport {
  href?: string
  docs?: string
}

/**
 * A name's start and end offsets in the shown code, the index of its type, and the index of its export. The type is `-1` if the compiler's
 * text for the type adds nothing to the name.
 */
export type TypedName = [start: number, end: number, type: number, exported?: number]
