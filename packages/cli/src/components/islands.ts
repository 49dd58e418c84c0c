import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import type { ComponentBundle, ComponentFile, IslandComponent } from '../model/component.ts'
import { bundleForNode, runBundle } from '../modules/evaluate-module.ts'
import { hookError, ValueError } from '../plugins/hook-error.ts'
import type { LoadedPlugin } from '../plugins/site-plugins.ts'
import { fileProblem, placeProblem } from '../util/readable-file.ts'
import { ErrorCollector } from '../util/site-errors.ts'

/** Returns the files of the site's components: `content/_components/<Name>.tsx` or `.jsx`. */
export function componentFiles(root: string): ComponentFile[] {
  const folder = join(root, 'content/_components')
  if (placeProblem(folder, root) || !statSync(folder).isDirectory()) return []
  return readdirSync(folder)
    .filter((file) => /^[A-Z]\w*\.(tsx|jsx)$/.test(file) && !fileProblem(join(folder, file), root))
    .sort()
    .map((file) => ({ name: basename(file).replace(/\.\w+$/, ''), path: join(folder, file) }))
}

/**
 * Returns the components that don't depend on the pages: the site's own, and those of its plugins.
 *
 * @throws {SiteErrors} if the module of a plugin's component can't be found.
 */
export function sharedComponents(root: string, plugins: readonly LoadedPlugin[] = []): ComponentFile[] {
  const { resolve } = createRequire(join(root, 'site.config.ts'))
  const ofPlugins = plugins.flatMap((plugin) =>
    Object.values(plugin.components ?? {}).map((module) => {
      try {
        return { name: pluginComponentName(module), path: resolve(module) }
      } catch {
        const note = 'Write a path relative to `site.config.ts`, or install the package.'
        const error = new ValueError(`there is no module \`${module}\``, { value: module, note })
        throw hookError(plugin, 'components', error, root)
      }
    }),
  )
  return [...componentFiles(root), ...ofPlugins]
}

/** Returns the name of a plugin's component. It has the form of the name of a component that an MDX page imports from the same module. */
export function pluginComponentName(module: string): string {
  return `${module}#default`
}

/** Returns the path of the file of a component in `content/_components`, relative to the root. */
export function componentPath(name: string, root: string | undefined): string {
  const path = `content/_components/${name}`
  const exists = (end: string) => root !== undefined && existsSync(join(root, path + end))
  return path + (exists('.jsx') && !exists('.tsx') ? '.jsx' : '.tsx')
}

/** Returns the path of a module's file, relative to the root. An import may omit the extension. */
export function modulePath(path: string, root: string | undefined): string {
  if (root === undefined) return path
  const isFile = (end: string) => statSync(join(root, path + end), { throwIfNoEntry: false })?.isFile()
  return (
    path + (['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'].find(isFile) ?? '')
  )
}

/**
 * Bundles the site's components.
 *
 * @throws {SiteErrors} with the errors of all components that can't be compiled.
 */
export async function bundleComponents(
  root: string,
  files: ComponentFile[],
  cache?: Cache,
): Promise<ComponentBundle[]> {
  const errors = new ErrorCollector()
  const bundle = async ({ name, path }: ComponentFile): Promise<ComponentBundle> => ({
    name,
    path,
    ...(await bundleForNode(path, { root, ruleId: 'component', cache })),
  })
  const bundles = await Promise.all(
    files.map((file) => errors.run<ComponentBundle | undefined>(() => bundle(file), undefined)),
  )
  errors.throwErrors()
  return bundles.filter((bundle) => bundle !== undefined)
}

/**
 * Runs the bundled components and returns them by name. Ignores modules that have neither a default export nor an export with the
 * component's name.
 *
 * @throws {SiteErrors} if a module can't be run.
 */
export function loadComponents(root: string, bundles: ComponentBundle[]): Record<string, IslandComponent> {
  // Create an object without a prototype, so that a page can't use inherited properties such as `constructor` as components.
  const components: Record<string, IslandComponent> = Object.create(null)
  const errors = new ErrorCollector()
  for (const { name, path, code } of bundles) {
    const exports = errors.runSync(() => runBundle(code, path, { root, ruleId: 'component' }), {})
    const component = exports.default ?? exports[name]
    if (component) components[name] = component as IslandComponent
  }
  errors.throwErrors()
  return components
}
