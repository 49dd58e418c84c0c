/** Turns code and comments into HTML. */
export interface Renderer {
  /** Highlights types, as type hints show them. The results have the same order as the texts. */
  types(texts: string[]): Promise<string[]>
  /** Renders the beginning of a doc comment. */
  docs(text: string): string
  /** Highlights a declaration. */
  declaration(code: string): Promise<string>
}
