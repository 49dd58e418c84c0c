/** A part of a TypeScript text which its JavaScript form has not, but for its line breaks. */
export interface Removal {
  from: number
  to: number
  /** It starts with the parenthesis that closes the parameters of an arrow function and ends where the arrow is: both stay. */
  isArrow?: true
}
