export interface SourceFile {
  /** Path from the site's root, with slashes: `content/api/createSlice.md`. */
  path: string
  absolutePath: string
}
