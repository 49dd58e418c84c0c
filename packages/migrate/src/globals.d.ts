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

/** The part of Mermaid that `runtime/Mermaid.tsx` uses. New sites install the package; this one doesn't. */
declare module 'mermaid' {
  const mermaid: {
    initialize(options: object): void
    render(id: string, text: string, container: Element): Promise<{ svg: string }>
  }
  export default mermaid
}
