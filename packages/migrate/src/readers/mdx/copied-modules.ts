import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { extname, posix, relative } from 'node:path'
import { packageName } from '@docs-engine/cli/internal'
import type { BuildFailure, OnResolveArgs, OnResolveResult, Plugin } from 'esbuild'
import { moduleFile } from '../../foreign/module-file.ts'
import { packageVersion } from '../../foreign/package-version.ts'
import { type NewFile, textsOf } from '../../model/migrated-site.ts'
import { relativeSpecifier } from '../../util/mdx.ts'
import { type ModuleSite, plainCss, publicUrl } from './module-styles.ts'
import { svgComponent } from './svg-component.ts'

const folder = 'src'

/** A module's path in the new site, or the reason why it can't work there. */
export type CopiedComponent = { path: string } | { reason: string }

/** The modules that are copied into a new site to replace modules of the old generator. */
export interface RuntimeModules {
  /** Name of a file → text. */
  files: ReadonlyMap<string, string>
  /** Returns the name of the file that replaces a module, or `undefined` if no file does. */
  fileFor(specifier: string): string | undefined
}

/** The files that a module consists of. */
interface ModuleGraph {
  /** Path in the new site → absolute path in the old site. */
  files: Map<string, string>
  /** Absolute path of a file → import as written → path in the new site. */
  imports: Map<string, Map<string, string>>
  packages: Record<string, string>
  /** What keeps the module from working in the new site, such as `it imports X`. */
  problems: Set<string>
}

/** Copies modules of the old site to the folder `src` of the new one, and makes their imports refer to the copies. */
export class CopiedModules {
  /** Path in the new site → file. */
  readonly files = new Map<string, NewFile>()
  /** The packages that the modules import, with the versions to install. */
  readonly packages: Record<string, string> = {}
  readonly #components = new Map<string, Promise<CopiedComponent>>()
  readonly #site: ModuleSite
  readonly #runtime: RuntimeModules
  /** Returns the path that an import refers to, which may lack its ending. Returns `undefined` for packages. */
  readonly resolve: (specifier: string, importer: string) => string | undefined

  constructor(site: ModuleSite, runtime: RuntimeModules, resolve: CopiedModules['resolve']) {
    this.#site = site
    this.#runtime = runtime
    this.resolve = resolve
  }

  /** Adds a module that pages import, and the modules that it imports. */
  addComponent(file: string): Promise<CopiedComponent> {
    const known = this.#components.get(file) ?? this.#addComponent(file)
    this.#components.set(file, known)
    return known
  }

  async #addComponent(file: string): Promise<CopiedComponent> {
    const { files, imports, packages, problems } = await this.#read(file)
    // Webpack replaces the variables that the configuration of the old site defines.
    const variable = [...files.values()]
      .map((path) => /\bprocess\.env\.(?!NODE_ENV\b)\w+/.exec(sourceCode(path))?.[0])
      .find(Boolean)
    if (variable) problems.add(`it uses \`${variable}\`, which the old site’s configuration of webpack defines`)
    if (problems.size > 0) return { reason: [...problems].join(', and ') }
    try {
      for (const [path, source] of files) this.#addFile(path, source, imports.get(source) ?? new Map())
    } catch (error) {
      return { reason: `it can’t be copied: ${(error as Error).message}` }
    }
    for (const path of [...imports.values()].flatMap((own) => [...own.values()]))
      if (path.startsWith(`${folder}/docusaurus/`)) this.addReplacement(path.slice(`${folder}/docusaurus/`.length))
    Object.assign(this.packages, packages)
    return { path: this.#pathOf(file) }
  }

  /** Finds the files of a module with esbuild, which doesn't run them. */
  async #read(file: string): Promise<ModuleGraph> {
    const graph: ModuleGraph = { files: new Map(), imports: new Map(), packages: {}, problems: new Set() }
    const esbuild = await import('esbuild')
    try {
      await esbuild.build({
        entryPoints: [file],
        bundle: true,
        write: false,
        outdir: this.#site.folder,
        format: 'esm',
        jsx: 'automatic',
        loader: { '.js': 'jsx' },
        absWorkingDir: this.#site.folder,
        logLevel: 'silent',
        plugins: [this.#resolver(graph)],
      })
    } catch (error) {
      if (graph.problems.size === 0) graph.problems.add(reasonOf(error))
    }
    return graph
  }

  /** Creates an esbuild plugin that resolves modules as Docusaurus does. Packages stay external, so that they don't have to be installed. */
  #resolver(graph: ModuleGraph): Plugin {
    return {
      name: 'modules of the old site',
      setup: (build) => {
        build.onResolve({ filter: /./ }, (args) => this.#resolve(args, graph))
        build.onLoad({ filter: /./, namespace: 'replacement' }, ({ path }) => ({
          contents: path.endsWith('.css') ? '' : this.runtimeText(path),
          loader: 'tsx',
          resolveDir: this.#site.folder,
        }))
        build.onLoad({ filter: /./, namespace: 'asset' }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
      },
    }
  }

  #resolve({ path, importer, kind, namespace }: OnResolveArgs, graph: ModuleGraph): OnResolveResult | undefined {
    const external = { path, external: true }
    if (kind === 'entry-point') {
      graph.files.set(this.#pathOf(path), path)
      return undefined
    }
    if (namespace === 'replacement' && path.startsWith('./')) return { path: path.slice(2), namespace }
    if (namespace === 'replacement' || isReact(path) || /^https?:/.test(path)) return external
    const imports = graph.imports.get(importer) ?? new Map<string, string>()
    graph.imports.set(importer, imports)
    // Webpack's loaders are written in front of a path, as in `!!raw-loader!./example.js`.
    const [, loaders = '', wanted = '', query = ''] = /^(?:!!?|-!)?((?:[^!]*!)*)([^?]*)(\?.*)?$/.exec(path)!
    const isText = loaders.includes('raw-loader') || query === '?raw'
    const place = this.resolve(wanted, importer)
    const file = moduleFile(place)
    if (file && (isText || (!loaders && !/\.(?:mdx?|astro|vue|svelte)$/.test(file)))) {
      const copy = this.#pathOf(file, isText)
      imports.set(path, copy)
      graph.files.set(copy, file)
      return isText || !/\.([cm]?[jt]sx?|json)$/.test(file) ? { path: file, namespace: 'asset' } : { path: file }
    }
    const replacement = this.#runtime.fileFor(wanted)
    if (replacement) {
      imports.set(path, `${folder}/docusaurus/${replacement}`)
      return { path: replacement, namespace: 'replacement' }
    }
    const problem = this.#addPackage(wanted, importer, graph)
    if (file || loaders) graph.problems.add(`it imports \`${path}\``)
    else if (place) graph.problems.add(`it imports \`${wanted}\`, which doesn’t exist`)
    else if (problem) graph.problems.add(problem)
    return external
  }

  /** Adds the version of a package. Returns the reason if the new site can't use it. */
  #addPackage(specifier: string, importer: string, { packages }: Pick<ModuleGraph, 'packages'>): string | undefined {
    const name = packageName(specifier)
    if (/^(?:node:)?fs(?:$|\/)/.test(specifier)) return 'it reads files'
    if (isBuiltin(specifier)) return undefined
    if (!name || /^@(?:theme|generated|docusaurus)\b/.test(specifier)) return `it imports \`${specifier}\``
    const found = packageVersion(name, specifier, importer, this.#site.folder)
    if ('reason' in found) return found.reason
    packages[name] = found.version
    return undefined
  }

  #addFile(path: string, source: string, imports: ReadonlyMap<string, string>): void {
    if (this.files.has(path)) return
    if (/\.text\.js$/.test(path)) this.files.set(path, { text: defaultExport(readFileSync(source, 'utf8')) })
    else if (/\.svg$/i.test(source)) this.addSvg(source)
    else if (isAsset(source)) this.files.set(path, { text: defaultExport(this.#withAssets(publicUrl, source)) })
    else if (/\.(?:css|s[ac]ss)$/.test(source)) this.files.set(path, { text: this.#withAssets(plainCss, source) })
    else {
      const code = readFileSync(source, 'utf8')
      const text = withNewImports(code, path, imports)
      this.files.set(path, text === code ? { from: source } : { text })
    }
  }

  /** Converts a file, and adds the files that the result refers to. */
  #withAssets(convert: typeof publicUrl, file: string): string {
    const assets = new Map<string, string>()
    const text = convert(file, this.#site, assets)
    for (const [path, from] of assets) this.files.set(path, { from })
    return text
  }

  /** Returns the text of a file that replaces a part of Docusaurus. */
  runtimeText(name: string): string {
    return this.#runtime.files.get(name)!
  }

  /** Adds a file that replaces a part of Docusaurus, and the files that it imports. Returns its path. */
  addReplacement(name: string): string {
    const path = `${folder}/docusaurus/${name}`
    if (this.files.has(path)) return path
    const text = this.runtimeText(name)
    this.files.set(path, { text })
    for (const [, imported] of text.matchAll(/^(?:import|export) .*'\.\/(.+)'$/gm)) this.addReplacement(imported!)
    return path
  }

  /** Makes a module available to the new site. Returns the specifier to import it, or the reason why that's not possible. */
  async importable(specifier: string, importer: string): Promise<{ specifier: string } | { reason: string }> {
    if (isReact(specifier)) return { specifier }
    const file = moduleFile(this.resolve(specifier, importer))
    if (file) {
      const copied = await this.addComponent(file)
      return 'reason' in copied ? copied : { specifier: `@site/${copied.path}` }
    }
    const name = this.#runtime.fileFor(specifier)
    if (name) return { specifier: `@site/${this.addReplacement(name)}` }
    const reason = this.#addPackage(specifier, importer, this)
    return reason === undefined ? { specifier } : { reason }
  }

  /** Adds an SVG file as a component. Returns the path of its module. */
  addSvg(file: string): string {
    const path = this.#pathOf(file)
    this.files.set(path, { text: svgComponent(readFileSync(file, 'utf8')) })
    return path
  }

  /** Adds a file whose text or data pages import. Returns its path. */
  addData(file: string): string {
    const path = posix.join(folder, 'data', pathInSite(file, this.#site.folder).replace(/^src\//, ''))
    this.files.set(path, { from: file })
    return path
  }

  /** Returns the path of a file of the old site in the new one. `isText`: modules import the text of the file. */
  #pathOf(file: string, isText = false): string {
    const path = posix.join(folder, pathInSite(file, this.#site.folder).replace(/^src\//, ''))
    if (isText) return `${path}.text.js`
    if (/\.svg$/i.test(path)) return `${path}.jsx`
    if (isAsset(path)) return `${path}.js`
    // A file that ends in `.js` can't contain JSX here, and is an ES module, but in Docusaurus it can be either.
    if (/\.js$/.test(path) && isCommonJs(readFileSync(file, 'utf8'))) return path.replace(/\.js$/, '.cjs')
    return path.replace(/\.s[ac]ss$/, '.css').replace(/\.js$/, '.jsx')
  }
}

/** Returns the text of a module without comments, and nothing for other files. */
function sourceCode(file: string): string {
  return textsOf({ from: file })
    .join()
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

function isReact(specifier: string): boolean {
  return /^react(?:-dom)?(?:$|\/)/.test(specifier)
}

function withNewImports(source: string, target: string, imports: ReadonlyMap<string, string>): string {
  return source.replace(
    /(\bfrom\s*|\bimport\s*|\b(?:import|require)\(\s*(?:\/\*[\s\S]*?\*\/\s*)*)(['"])([^'"\n]+)\2/g,
    (all, before: string, quote: string, written: string) => {
      const path = imports.get(written)
      if (!path) return all
      return `${before}${quote}${relativeSpecifier(path, target)}${quote}`
    },
  )
}

function defaultExport(value: string): string {
  return `export default ${JSON.stringify(value)}\n`
}

/** Whether modules get the URL of an imported file. */
function isAsset(path: string): boolean {
  return !/^\.(?:[cm]?[jt]sx?|json|css|scss|sass|svg)$/i.test(extname(path))
}

/** Returns the path of a file relative to the old site. Names that start with a dot would be hidden from Docs. */
export function pathInSite(file: string, siteFolder: string): string {
  return relative(siteFolder, file)
    .replaceAll('../', '')
    .replace(/(^|\/)\.+/g, '$1')
}

function isCommonJs(code: string): boolean {
  return /^(?:module\.)?exports\b/m.test(code) && !/^(?:import|export)\b/m.test(code)
}

function reasonOf(error: unknown): string {
  const text = (error as BuildFailure).errors?.[0]?.text ?? String(error)
  const [, file, name] = /^No matching export in "replacement:(.+)" for import "(.+)"$/.exec(text) ?? []
  return file ? `it imports \`${name}\`, which \`${file}\` doesn’t have` : `it can’t be compiled: ${text}`
}
