import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { packageName } from '@docs-engine/cli/internal'
import type { BuildFailure, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild'
import { toRecord } from '../../util/values.ts'
import type { OriginalSite } from './original-site.ts'
import { readData } from './read-data.ts'
import { importPath, resolveModule } from './resolve-import.ts'
import type { RuntimeModules } from './runtime-modules.ts'

/** Where an import of one of the site's modules leads. */
export type ImportTarget =
  /** A file of the site. `isText`: the module imports the text of the file. */
  | { kind: 'file'; path: string; isText: boolean }
  /** A module that replaces one of Docusaurus, by the name of its file. */
  | { kind: 'replacement'; name: string }
  /** A module of a package. */
  | { kind: 'package'; specifier: string }

/** The modules that a page or a component of the old site consists of, and what keeps them from working in the new site. */
export class ModuleGraph {
  /** Absolute path of a file of the site → import as written → its target. */
  readonly files = new Map<string, Map<string, ImportTarget>>()
  /** The packages that the files import, with the versions to install. */
  readonly packages: Record<string, string> = {}
  /** Reasons why the page can't be copied, such as `it imports X`. */
  readonly problems = new Set<string>()
  readonly #site: OriginalSite
  readonly #runtime: RuntimeModules

  constructor(site: OriginalSite, runtime: RuntimeModules) {
    this.#site = site
    this.#runtime = runtime
  }

  /**
   * Creates an esbuild plugin that resolves modules as Docusaurus does, and adds each of them to the graph. Packages stay external, so that
   * they don't have to be installed.
   */
  plugin(): Plugin {
    return {
      name: 'modules of a page',
      setup: (build) => {
        build.onResolve({ filter: /./ }, (args) => this.#resolve(args))
        build.onLoad({ filter: /./, namespace: 'replacement' }, ({ path }) => ({
          contents: path.endsWith('.css') ? '' : this.#runtime.files.get(path)!,
          loader: 'tsx',
          resolveDir: this.#site.folder,
        }))
        build.onLoad({ filter: /./, namespace: 'asset' }, ({ path }) => ({
          contents: /\.svg$/i.test(path) ? 'export default () => null' : `export default ${JSON.stringify(path)}`,
          loader: 'js',
        }))
        build.onLoad({ filter: /\.mdx?$/ }, () => ({ contents: 'export default () => null', loader: 'js' }))
        build.onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
          contents: readFileSync(path, 'utf8'),
          loader: 'text',
        }))
        build.onLoad({ filter: /\.module\.(?:css|s[ac]ss)$/ }, () => ({ contents: classNames, loader: 'js' }))
        build.onLoad({ filter: /\.(?:css|s[ac]ss)$/ }, () => ({ contents: '', loader: 'js' }))
      },
    }
  }

  #resolve({ path, importer, kind, namespace }: OnResolveArgs): OnResolveResult | undefined {
    if (kind === 'entry-point') {
      this.#addFile(path)
      return undefined
    }
    if (/^react(?:-dom)?(?:$|\/)/.test(path)) return { path, external: true }
    if (namespace === 'replacement')
      return path.startsWith('./') ? { path: path.slice(2), namespace } : { path, external: true }
    if (/^https?:/.test(path)) return { path, external: true }
    const known = this.files.get(importer)
    const found = this.#target(path, importer)
    if (typeof found === 'string') {
      this.problems.add(found)
      return { path, external: true }
    }
    known?.set(path, found)
    if (found.kind === 'replacement') return { path: found.name, namespace: 'replacement' }
    if (found.kind === 'package') return { path, external: true }
    if (!this.files.has(found.path)) this.#addFile(found.path)
    if (found.isText) return { path: found.path, namespace: 'text' }
    return { path: found.path, ...(isAsset(found.path) && { namespace: 'asset' }) }
  }

  #addFile(path: string): void {
    this.files.set(path, new Map())
    if (!/\.[cm]?[jt]sx?$/.test(path)) return
    const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    // Only works if a bundler replaces it.
    const defined = /\bprocess\.env\.(?!NODE_ENV\b)\w+/.exec(code)?.[0]
    if (defined && ![...this.problems].some((problem) => problem.includes('process.env')))
      this.problems.add(`it uses \`${defined}\`, which the old site’s configuration of webpack defines`)
    if (/\bWorker\(\s*new URL\([^)]*import\.meta\.url/.test(code))
      this.problems.add('it starts a worker that webpack bundles')
    if (/\brequire\.context\(/.test(code)) this.problems.add('it uses `require.context`')
  }

  /** Returns the target of an import, or the reason why it has none in the new site. */
  #target(written: string, importer: string): ImportTarget | string {
    // Webpack's loaders are written in front of a path, as in `!!raw-loader!./example.js`.
    const [, loaders = '', wanted = '', query = ''] = /^(?:!!?|-!)?((?:[^!]*!)*)([^?]*)(\?.*)?$/.exec(written)!
    const isText = loaders.includes('raw-loader') || query === '?raw'
    if (loaders && !isText) return `it imports \`${written}\``
    const file = this.#fileOf(wanted, importer)
    if (file) {
      if (isMarkdown(file) && !isText && needsMdx(readFileSync(file, 'utf8')))
        return `it imports the MDX file \`${wanted}\``
      return { kind: 'file', path: file, isText }
    }
    const replacement = this.#runtime.fileFor(wanted)
    if (replacement) return { kind: 'replacement', name: replacement }
    const original = wanted.replace(/^@theme-(?:original|init)\//, '@theme/')
    const part = original.startsWith('@theme/') ? this.#partOfTheme(original.slice('@theme/'.length)) : undefined
    if (part) return { kind: 'file', path: part, isText: false }
    const name = packageName(wanted)
    if (!name || importPath(wanted, importer, this.#site.folder) !== undefined)
      return `it imports \`${wanted}\`, which doesn’t exist`
    if (/^@(?:theme|generated|docusaurus)\b/.test(wanted)) return `it imports \`${wanted}\``
    return this.#addPackage(name, wanted, importer) ?? { kind: 'package', specifier: wanted }
  }

  #fileOf(wanted: string, importer: string): string | undefined {
    const { folder } = this.#site
    // The layout of the old site's pages isn't imported.
    const themePart = /^@theme\/(?!Layout$)(.*)$/.exec(wanted)?.[1]
    return resolveModule(themePart ? join(folder, 'src/theme', themePart) : importPath(wanted, importer, folder))
  }

  /** Returns the file of a component of Docusaurus's theme. Components that don't need Docusaurus, such as icons, can be copied. */
  #partOfTheme(name: string): string | undefined {
    const folders = createRequire(join(this.#site.folder, 'index.js')).resolve.paths('@docusaurus/theme-classic') ?? []
    return folders
      .map((folder) => resolveModule(join(folder, '@docusaurus/theme-classic/lib/theme', name)))
      .find(Boolean)
  }

  /** Adds the version of a package. Returns the reason if the new site can't install it. */
  #addPackage(name: string, specifier: string, importer: string): string | undefined {
    const found = packageVersion(name, specifier, importer, this.#site)
    if ('reason' in found) return found.reason
    this.packages[name] = found.version
    return undefined
  }
}

/** Returns the version of a package that the new site can install, or the reason if it can't. */
export function packageVersion(
  name: string,
  specifier: string,
  importer: string,
  { packages }: OriginalSite,
): { version: string } | { reason: string } {
  const listed = packages?.[name]
  if (listed !== undefined && !/[:/]/.test(listed)) return { version: listed }
  const manifest = manifestOf(name, importer)
  if (!manifest) return { reason: `it needs the package \`${name}\`, which isn’t installed` }
  if (manifest.private === true) return { reason: `it imports \`${specifier}\`, which isn’t published` }
  return { version: `^${manifest.version}` }
}

/** Stands for the class names of a CSS module while a page is rendered: each class has its own name. */
const classNames = 'export default new Proxy({}, { get: (_, name) => name })'

/** Whether a file is Markdown, which becomes a component. */
export function isMarkdown(path: string): boolean {
  return /\.mdx?$/.test(path)
}

/** Whether Markdown contains components, expressions, or modules. */
function needsMdx(markdown: string): boolean {
  const text = markdown.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
  return /<[A-Z]|\{|^(?:import|export)\s/m.test(text)
}

/** Whether a module gets the URL of an imported file. */
export function isAsset(path: string): boolean {
  return !/^\.(?:[cm]?[jt]sx?|json|css|scss|sass|mdx?)$/.test(extname(path))
}

function manifestOf(name: string, importer: string): Record<string, unknown> | undefined {
  for (const folder of createRequire(importer).resolve.paths(name) ?? []) {
    const file = join(folder, name, 'package.json')
    if (existsSync(file)) return toRecord(readData(file))
  }
  return undefined
}

/** Finds the modules of a component without running them. */
export async function readModules(file: string, site: OriginalSite, runtime: RuntimeModules): Promise<ModuleGraph> {
  const esbuild = await import('esbuild')
  const graph = new ModuleGraph(site, runtime)
  try {
    await esbuild.build({
      entryPoints: [file],
      bundle: true,
      write: false,
      outdir: site.folder,
      format: 'esm',
      jsx: 'automatic',
      loader: { '.js': 'jsx' },
      absWorkingDir: site.folder,
      logLevel: 'silent',
      plugins: [graph.plugin()],
    })
  } catch (error) {
    if (graph.problems.size === 0) graph.problems.add(reasonOf(error))
  }
  return graph
}

function reasonOf(error: unknown): string {
  const text = (error as BuildFailure).errors?.[0]?.text ?? String(error)
  const [, file, name] = /^No matching export in "replacement:(.+)" for import "(.+)"$/.exec(text) ?? []
  return file ? `it imports \`${name}\`, which \`${file}\` doesn’t have` : `it can’t be compiled: ${text}`
}
