/** A position in a source. The first line and the first column are 1. */
export interface Position {
  line: number
  column: number
  endLine?: number
  endColumn?: number
  /** The file that contains the position, relative to the site's root, if it isn't the page's own source. */
  file?: string
}
