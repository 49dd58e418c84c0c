import { join } from 'node:path'
import type { ModuleBundle, ModuleProblem } from '../../model/component.ts'
import type { Position } from '../../model/position.ts'
import { runBundle } from '../../modules/evaluate-module.ts'
import { thrownAt } from '../../modules/thrown-at.ts'
import { SiteErrors } from '../../util/site-errors.ts'

/** The modules that MDX pages import, such as components or files with constants. */
export interface MdxModules {
  /** Returns whether the site's pages import a module at a path. */
  has(path: string): boolean
  /** Returns a module's exports. Returns an empty object if the module can't be loaded. */
  exportsOf(path: string): Record<string, unknown>
  /** Returns whether a module's components must be hydrated because they use state, effects, or event handlers. */
  isInteractive(path: string): boolean
  /** Returns why a module can't be loaded, or `undefined` if it can. */
  problemOf(path: string): ModuleProblem | undefined
  /** Returns the position where a React page threw an error, if known. */
  errorPosition(page: string, error: unknown): Position | undefined
}

/** Converts the error of a module that can't be bundled or run. */
export function moduleProblem({ messages }: SiteErrors): ModuleProblem {
  const { file, line, column, endLine, endColumn, reason, note } = messages[0]!
  // Errors without a position have the position 1:1.
  const hasPosition = file && line && column && line + column > 2
  return {
    reason,
    ...(note && { note }),
    ...(hasPosition && { position: { file, line, column, ...(endLine && endColumn && { endLine, endColumn }) } }),
  }
}

/** Gives access to bundled modules. Each module runs when it's first used. */
export function loadMdxModules(root: string, bundles: readonly ModuleBundle[]): MdxModules {
  const byPath = new Map(bundles.map((bundle) => [bundle.path, bundle]))
  const loaded = new Map<string, { exports: Record<string, unknown>; problem?: ModuleProblem }>()
  const load = (path: string) => {
    const known = loaded.get(path)
    if (known) return known
    const bundle = byPath.get(path)
    const result = bundle?.problem === undefined ? run(bundle) : { exports: {}, problem: bundle.problem }
    loaded.set(path, result)
    return result
  }
  const run = (bundle: ModuleBundle | undefined): { exports: Record<string, unknown>; problem?: ModuleProblem } => {
    if (!bundle) return { exports: {}, problem: { reason: 'it wasn’t found' } }
    try {
      return { exports: runBundle(bundle.code, join(root, bundle.path), { root, ruleId: 'component' }) }
    } catch (error) {
      if (error instanceof SiteErrors) return { exports: {}, problem: moduleProblem(error) }
      throw error
    }
  }
  return {
    has: (path) => byPath.has(path),
    exportsOf: (path) => load(path).exports,
    isInteractive: (path) => byPath.get(path)?.isInteractive === true,
    problemOf: (path) => load(path).problem,
    errorPosition: (page, error) => thrownAt(error, root, page),
  }
}

/** The modules of a page that isn't trusted to use them. */
export const untrustedModules: MdxModules = {
  has: () => false,
  exportsOf: () => ({}),
  isInteractive: () => false,
  problemOf: () => ({ reason: 'the page was changed, so its imports weren’t loaded', isNotChecked: true }),
  errorPosition: () => undefined,
}
