import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../../cache/cache.ts'
import type { ComponentFile, ModuleBundle, ModuleProblem } from '../../model/component.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { bundlePageModule } from '../../modules/evaluate-module.ts'
import { withoutSourceMap } from '../../modules/thrown-at.ts'
import { canImport, isReactPage } from '../../util/react-page.ts'
import { describeReadProblem, placeProblem, readSteeredText } from '../../util/readable-file.ts'
import { SiteErrors } from '../../util/site-errors.ts'
import { isUnchanged, type SiteRoots } from '../unchanged-files.ts'
import { type ImportedFiles, type ImportStatement, importedTarget, importStatements } from './imports.ts'
import { moduleProblem } from './mdx-modules.ts'

/** The files and modules that an MDX page and its partials import. */
export interface PageImports {
  /** Partials, JSON files, and raw files. */
  files: ImportedFiles
  modules: { path: string; isPackage: boolean; names: string[][] }[]
}

/**
 * Finds the files and modules that an MDX page imports. Reads the files without parsing them, so that the page's cache key is known before
 * the page is parsed.
 *
 * @param path Path of the page, relative to the site's root.
 */
export function pageImports(root: string, path: string, text: string): PageImports {
  if (isReactPage(path)) return { files: {}, modules: [{ path, isPackage: false, names: [['default']] }] }
  const files: Record<string, ImportedFiles[string]> = {}
  const modules: PageImports['modules'] = []
  const exists = (file: string) => moduleFile(root, file) !== undefined
  const add = (importer: string, source: string) => {
    for (const { specifier, names } of importStatements(source)) {
      const target = importedTarget(specifier, { importer, page: path, exists })
      if (target.kind === 'module')
        modules.push({ path: target.path, isPackage: false, names: usedNames(names, source) })
      else if (target.kind === 'package' && !/^react(?:-dom)?(?:\/|$)/.test(target.name))
        modules.push({ path: target.name, isPackage: true, names: usedNames(names, source) })
      else if (target.kind === 'markdown' || target.kind === 'json' || target.kind === 'text') {
        if (target.path in files) continue
        const imported = readSteeredText(join(root, target.path), root)
        files[target.path] = 'text' in imported ? imported.text : imported
        if (target.path.endsWith('.mdx') && 'text' in imported) add(target.path, imported.text)
      }
    }
  }
  add(path, text)
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
  return { files: Object.fromEntries(sorted), modules: modules.sort((a, b) => (a.path < b.path ? -1 : 1)) }
}

/** Returns the exports that a source uses as components, such as `[['default'], ['Card', 'Title']]`. */
function usedNames(names: ImportStatement['names'], source: string): string[][] {
  return names.flatMap(([exported, local]) => {
    if (!/^[A-Z]/.test(local)) return []
    const tags = source.matchAll(new RegExp(`<${local.replaceAll('$', '\\$')}((?:\\.[\\w$]+)*)(?![\\w$.])`, 'g'))
    const members = new Set([...tags].map(([, path]) => path!))
    return [...members].map((path) => [exported, ...path.split('.').slice(1)].filter((key) => key !== '*'))
  })
}

/** Matches code that only has an effect in the browser: hooks, event handlers, classes, and the browser's objects. */
const browserCode =
  /\buse[A-Z]\w*\b|\bon[A-Z]\w*\s*:|\bclass\b[^{}]*\bextends\b|\bcreateRef\b|\b(?:window|document|navigator|localStorage)\s*[.?[]/

/**
 * Bundles the modules that MDX pages import. If a module can't be bundled, the result contains the reason, which is reported by the pages
 * that import the module.
 *
 * @returns The modules, and the components from them that are hydrated in the browser.
 */
export async function bundlePageModules(
  { root, codeRoot }: SiteRoots,
  sources: readonly SourceFile[],
  cache?: Cache,
): Promise<{ modules: ModuleBundle[]; islands: ComponentFile[] }> {
  const found = new Map<string, { isPackage: boolean; names: Map<string, string[]> }>()
  for (const { path, absolutePath } of sources) {
    if (!canImport(path)) continue
    const source = readSteeredText(absolutePath, root)
    if ('problem' in source) continue
    const imports = pageImports(root, path, source.text)
    if (!isUnchanged([path, ...Object.keys(imports.files)], { root, codeRoot })) continue
    for (const module of imports.modules) {
      const known = found.get(module.path) ?? { isPackage: module.isPackage, names: new Map() }
      for (const keys of module.names) known.names.set(keys.join('.'), keys)
      found.set(module.path, known)
    }
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  const modules = await Promise.all(
    sorted.map(([path, { isPackage }]) => bundleModule(codeRoot, path, isPackage, cache)),
  )
  const islands = sorted.flatMap(([path, { isPackage, names }], i) =>
    modules[i]!.isInteractive
      ? [...names].sort().map(([key, exported]) => ({
          name: `${path}#${key}`,
          path: isPackage ? path : join(codeRoot, path),
          exported,
        }))
      : [],
  )
  return { modules, islands }
}

async function bundleModule(
  root: string,
  path: string,
  isPackage: boolean,
  cache: Cache | undefined,
): Promise<ModuleBundle> {
  try {
    const place = isPackage ? undefined : moduleProblemAt(root, path)
    if (place) return { path, code: '', styles: [], css: '', isInteractive: false, problem: place }
    const bundle = await bundlePageModule(path, isPackage, { root, ruleId: 'component', cache })
    return { path, ...bundle, isInteractive: browserCode.test(withoutSourceMap(bundle.code)) }
  } catch (error) {
    if (!(error instanceof SiteErrors)) throw error
    return { path, code: '', styles: [], css: '', isInteractive: false, problem: moduleProblem(error) }
  }
}

/** Returns why a page can't import a module, or `undefined` if the module is in an allowed place or doesn't exist. */
function moduleProblemAt(root: string, path: string): ModuleProblem | undefined {
  const problem = placeProblem(moduleFile(root, path) ?? join(root, path), root)
  return problem && problem !== 'missing' ? describeReadProblem(problem, path) : undefined
}

/** Returns the absolute path of a file. A module may be imported without its extension. Returns `undefined` if the file doesn't exist. */
export function moduleFile(root: string, path: string): string | undefined {
  const base = join(root, path)
  const bare = base.replace(/\.[cm]?jsx?$/, '')
  return [base, ...moduleEndings.map((end) => bare + end)].find((candidate) => existsSync(candidate))
}

const moduleEndings = ['.tsx', '.ts', '.jsx', '.js', '.mts', '.cts', '.json']
