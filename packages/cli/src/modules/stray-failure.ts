import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SiteErrors } from '../util/site-errors.ts'
import { thrownText } from '../util/thrown-text.ts'

/** Modules of the site that were run: absolute path → path from the site's root. */
const siteModules = new Map<string, string>()

/** Remembers a module of the site, whose code may fail later, when nobody waits for it. */
export function noteSiteModule(path: string, name: string): void {
  siteModules.set(path, name)
}

/**
 * Explains an exception or a rejected promise that nothing handles, if the site's own code caused it.
 *
 * @param isStray false: the engine was waiting for it. The exception then has to come from a module of the site.
 * @returns undefined if it is a bug of the engine.
 */
export function strayFailure(thrown: unknown, isStray = true): SiteErrors | undefined {
  const stack = stackOf(thrown)
  const own = [...siteModules].find(([path]) => stack.includes(path))
  // Node's own functions (`fetch`, `readFile`) fail without a line of the code that called them.
  const isUnknown = isStray && siteModules.size > 0 && !stack.includes(engineFolder)
  const [, name] = own ?? (isUnknown ? [...siteModules][0]! : [])
  if (name === undefined) return undefined
  const reason = `\`${name}\` failed after it had been run: ${thrownText(thrown).replace(/\.$/, '')}.`
  const note = 'Handle the error where it can happen: `await` the promise, or add `.catch()`.'
  return new SiteErrors([{ ruleId: 'config', file: name, line: 1, column: 1, fatal: true, reason, note }], 2)
}

const engineFolder = dirname(fileURLToPath(import.meta.url))

/** Anything can be thrown, also what cannot be looked at. */
function stackOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.stack) : ''
  } catch {
    return ''
  }
}
