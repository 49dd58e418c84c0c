/** What the build writes into the worker. */
export interface BuildData {
  /** Identifies the client bundle. */
  build: string
  /** The shell: files whose names hold their hash. */
  precached: { url: string; revision: string | null }[]
}
