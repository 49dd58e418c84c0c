/** A range of TypeScript code that is removed in the JavaScript variant. Line breaks in the range are kept. */
export interface Removal {
  from: number
  to: number
  /**
   * Set if the range starts with the closing parenthesis of an arrow function's parameters and ends before the arrow. The parenthesis is
   * kept.
   */
  isArrow?: true
}
