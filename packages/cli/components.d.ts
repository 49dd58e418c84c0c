// Types for the files that components can import. Add "@docs-engine/cli/components" to `types` in tsconfig.json to use them.

/** Class names of a CSS module, by the names in the file. */
declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}

declare module '*.css' {}

/** The source code of an SVG file. */
declare module '*.svg' {
  const source: string
  export default source
}
