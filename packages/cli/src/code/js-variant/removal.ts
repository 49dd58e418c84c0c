/** A range of TypeScript code that the JavaScript variant doesn't contain. Its line breaks are kept. */
export interface Removal {
  from: number
  to: number
  /**
   * The range extends from the parenthesis that closes the parameters of an arrow function to the arrow. Both are kept.
   */
  isArrow?: true
}
