/** A position in a source. Lines and columns count from 1. */
export interface Position {
  line: number
  column: number
  endLine?: number
  endColumn?: number
}
