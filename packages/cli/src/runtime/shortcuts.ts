/**
 * The parts of the engine that exist only for speed and rely on undocumented behavior. `docs/content/performance-internals.md` lists them
 * with their effects.
 */
export type Shortcut = 'v8-options' | 'code-cache' | 'prebuilt-client' | 'lazy-gfm' | 'recycled-output'

const disabled = new Set((process.env.DOCS_WITHOUT ?? '').split(','))

/** Returns whether a shortcut is used. The environment variable `DOCS_WITHOUT=<name>,<name>` disables shortcuts; `all` disables every one. */
export function isEnabled(name: Shortcut): boolean {
  return !disabled.has(name) && !disabled.has('all')
}
