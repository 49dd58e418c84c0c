/**
 * Name of a file that marks the output folder as generated, so that it may be replaced. It lists the files and folders that the build has
 * created directly in the output folder. Anything else belongs to another tool, such as `tsc` with the same output folder.
 *
 * It doesn't list the files in folders: for 1,000 pages, the file would grow to about 120 kB, and each build would have to list 1,000
 * folders before it can replace them.
 */
export const markerName = '.docs-build.json'

/** The contents of a file. Strings are written as UTF-8. */
export type Contents = string | Uint8Array

/** A file to write to the output folder. */
export interface OutputFile {
  /** Path relative to the output folder, with forward slashes. */
  path: string
  /** If this is a function, it is only called when the file is written. */
  contents: Contents | (() => Contents)
  /**
   * Files with equal keys have equal contents. If the key is the same as in the previous build, the existing file is
   * reused without rendering or comparing its contents.
   */
  key?: string
}

/** An output file whose contents another thread may still be creating. */
export interface PendingFile extends Omit<OutputFile, 'contents'> {
  contents: Contents | (() => Contents | Promise<Contents>)
}
