/** A position in a source. The first line and the first column are 1. */
export interface Position {
  line: number
  column: number
  endLine?: number
  endColumn?: number
}
