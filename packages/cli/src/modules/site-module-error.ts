import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorText, stackOf } from '../util/error-text.ts'
import { SiteErrors } from '../util/site-errors.ts'
import { thrownAt } from './thrown-at.ts'

/**
 * The site's modules that have been run: maps absolute paths to paths relative to the site's root. All modules of the process are listed,
 * because nothing but the stack of an uncaught exception tells which site caused it.
 */
const siteModules = new Map<string, string>()

/** Registers a module of the site, so that `siteModuleError` can attribute a later error to it. */
export function registerSiteModule(path: string, name: string): void {
  siteModules.set(path, name)
}

/**
 * Converts an error to a message, if the site's code caused it.
 *
 * @param isStray Whether the error is an uncaught exception or an unhandled rejection. If it isn't, because the engine called the code that
 *   threw, such as a component, the error is attributed to the site only if its stack contains one of the site's modules.
 * @returns `undefined` if the error isn't attributed to the site.
 */
export function siteModuleError(thrown: unknown, isStray = true): SiteErrors | undefined {
  const stack = stackOf(thrown)
  const module = [...siteModules].find(([path]) => stack.includes(path))
  // Errors from Node's functions, such as `fetch` and `readFile`, may have a stack without the code that called them. If
  // the stack doesn't contain the engine either, assume that the site's code caused the error.
  const isUnknown = isStray && siteModules.size > 0 && !stack.includes(engineFolder)
  const [, name] = module ?? (isUnknown ? [...siteModules][0]! : [])
  if (name === undefined) return undefined
  const at = (module && thrownAt(thrown, module[0].slice(0, -name.length))) ?? { file: name, line: 1, column: 1 }
  if (!isStray) {
    const reason = `\`${name}\` threw an error: ${errorText(thrown)}.`
    return new SiteErrors([{ ruleId: 'component', ...at, fatal: true, reason }])
  }
  const reason = `\`${name}\` failed after it was loaded: ${errorText(thrown)}.`
  const note = 'Handle the error where it can happen: `await` the promise, or add `.catch()`.'
  return new SiteErrors([{ ruleId: 'config', ...at, fatal: true, reason, note }], 2)
}

const engineFolder = dirname(fileURLToPath(import.meta.url))
