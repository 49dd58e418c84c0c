/** The text of a Python program, which the bundler inserts. */
declare module '*.py' {
  const text: string
  export default text
}

/** The text of a file that is copied into new sites, which the bundler inserts. */
declare module '*?raw' {
  const text: string
  export default text
}

declare module '*.css'
