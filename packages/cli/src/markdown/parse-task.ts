/** A source to parse. `key` is the key of the resulting page. */
export interface ParseTask {
  source: string
  key: string
  text: string
  /** The page's key before the source was edited. */
  previousKey?: string | undefined
}
