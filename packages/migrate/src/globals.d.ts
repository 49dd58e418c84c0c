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

/** The texts of the files in a folder, by name. */
declare module '*?texts' {
  const texts: Readonly<Record<string, string>>
  export default texts
}

declare module '*.css'
