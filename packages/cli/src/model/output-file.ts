/** Of a file: text is written as UTF-8. */
export type Contents = string | Uint8Array

/** A file of the output. */
export interface OutputFile {
  /** Relative to the output folder, with slashes. */
  path: string
  /** A function is called only if the file is written. */
  contents: Contents | (() => Contents)
  /** Equal keys mean equal contents: a file whose key did not change is neither made nor compared. */
  key?: string
}

/** A file of the output which another thread may have to make first. */
export interface PendingFile extends Omit<OutputFile, 'contents'> {
  contents: Contents | (() => Contents | Promise<Contents>)
}
