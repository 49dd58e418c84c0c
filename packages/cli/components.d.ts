// Types for the files that components can import. Add "@docs-engine/cli/components" to `types` in tsconfig.json to use them.

/** Maps the class names in a CSS module to the generated class names. */
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
