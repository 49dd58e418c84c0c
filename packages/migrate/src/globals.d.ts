/** The text of a Python program, which the bundler inserts. */
declare module '*.py' {
  const text: string
  export default text
}
