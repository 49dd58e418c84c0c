export interface ParseTask {
  source: string
  key: string
  text: string
  /** The key before the source was edited. */
  before?: string | undefined
}
