/** A range of TypeScript code that the JavaScript variant doesn't contain. Its line breaks are kept. */
export interface Removal {
  from: number
  to: number
  /**
   * Set if the range extends from the closing parenthesis of an arrow function's parameters to the arrow. Both are kept.
   */
  isArrow?: true
}
