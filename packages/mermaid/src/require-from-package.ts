import { createRequire } from 'node:module'

/** Returns a `require` function that finds the dependencies of this package, also if its code has been bundled with a configuration. */
export function requireFromPackage(): NodeJS.Require {
  const fromHere = typeof require === 'function' ? require : createRequire(import.meta.url)
  return createRequire(fromHere.resolve('@docs-engine/mermaid/package.json'))
}
