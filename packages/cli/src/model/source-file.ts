/** An unparsed file in `content/` or `versions/`. */
export interface SourceFile {
  /** Path relative to the site's root, with forward slashes: `content/api/createSlice.md`. */
  path: string
  absolutePath: string
  /** The contents of a source that a plugin generated. There is no file in this case. */
  text?: string
}
