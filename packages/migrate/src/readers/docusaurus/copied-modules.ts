import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import type { NewFile } from '../../model/migrated-site.ts'
import { contentSources } from '../../util/content-sources.ts'
import { markdownToHtml } from '../../util/markdown-to-html.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { type ImportTarget, isAsset, isMarkdown, type ModuleGraph, readModules } from './module-graph.ts'
import type { OriginalSite } from './original-site.ts'
import type { RuntimeModules } from './runtime-modules.ts'
import { plainCss, publicUrl } from './stylesheets.ts'

const folder = 'src'

/** A module's path in the new site, or the reason why it can't work there. */
export type CopiedComponent = { path: string } | { reason: string }

/** Copies modules of the old site to the folder `src` of the new one, and makes their imports refer to the copies. */
export class CopiedModules {
  /** Path in the new site → file. */
  readonly files = new Map<string, NewFile>()
  /** The files in `content/_public`: path in the new site → absolute path. */
  readonly #assets = new Map<string, string>()
  /** The packages that the modules import, with the versions to install. */
  readonly packages: Record<string, string> = {}
  readonly #components = new Map<string, Promise<CopiedComponent>>()
  readonly #site: OriginalSite
  readonly #runtime: RuntimeModules

  constructor(site: OriginalSite, runtime: RuntimeModules) {
    this.#site = site
    this.#runtime = runtime
  }

  /** Adds a module that pages import. */
  addComponent(file: string): Promise<CopiedComponent> {
    const known = this.#components.get(file) ?? this.#addComponent(file)
    this.#components.set(file, known)
    return known
  }

  async #addComponent(file: string): Promise<CopiedComponent> {
    const graph = await readModules(file, this.#site, this.#runtime)
    if (graph.problems.size > 0) return { reason: [...graph.problems].join(', and ') }
    try {
      return { path: await this.#add(file, graph) }
    } catch (error) {
      return { reason: `it can’t be copied: ${(error as Error).message}` }
    }
  }

  /**
   * Adds the modules of a page or a component.
   *
   * @returns The path of the module itself.
   */
  async #add(module: string, graph: ModuleGraph): Promise<string> {
    for (const [file, imports] of graph.files) await this.#addFile(file, imports)
    for (const imports of graph.files.values())
      for (const target of imports.values()) {
        if (target.kind === 'replacement') this.addReplacement(target.name)
        if (target.kind === 'file' && target.isText) this.#addText(target.path)
      }
    for (const [path, from] of this.#assets) this.files.set(path, { from })
    Object.assign(this.packages, graph.packages)
    return this.#pathOf({ kind: 'file', path: module, isText: false })!
  }

  async #addFile(file: string, imports: ReadonlyMap<string, ImportTarget>): Promise<void> {
    const target = this.#pathOf({ kind: 'file', path: file, isText: false })!
    if (this.files.has(target)) return
    if (isAsset(file)) {
      const isSvg = /\.svg$/i.test(file)
      const text = isSvg
        ? svgComponent(readFileSync(file, 'utf8'))
        : `export default '${publicUrl(file, this.#site, this.#assets)}'\n`
      this.files.set(target, { text })
    } else if (isMarkdown(file)) {
      const html = await markdownToHtml(splitFrontMatter(readFileSync(file, 'utf8')).body)
      this.files.set(target, { text: markdownComponent(html) })
    } else if (/\.(?:css|s[ac]ss)$/.test(file)) {
      this.files.set(target, { text: plainCss(file, this.#site, this.#assets) })
    } else {
      const source = readFileSync(file, 'utf8')
      const text = /\.[cm]?[jt]sx?$/.test(file) ? this.#withNewImports(source, target, imports) : source
      this.files.set(target, text === source ? { from: file } : { text })
    }
  }

  #withNewImports(source: string, target: string, imports: ReadonlyMap<string, ImportTarget>): string {
    return source.replace(
      /(\bfrom\s*|\bimport\s*|\b(?:import|require)\(\s*(?:\/\*[\s\S]*?\*\/\s*)*)(['"])([^'"\n]+)\2/g,
      (all, before: string, quote: string, written: string) => {
        const imported = imports.get(written)
        const path = imported && this.#pathOf(imported)
        if (!path) return all
        const own = posix.relative(posix.dirname(target), path)
        return `${before}${quote}${own.startsWith('.') ? own : `./${own}`}${quote}`
      },
    )
  }

  /** Adds a file that replaces a part of Docusaurus, and the files that it imports. Returns its path. */
  addReplacement(name: string): string {
    const path = `${folder}/docusaurus/${name}`
    if (this.files.has(path)) return path
    const text = this.#runtime.files.get(name)!
    this.files.set(path, { text })
    for (const [, imported] of text.matchAll(/^(?:import|export) .*'\.\/(.+)'$/gm)) this.addReplacement(imported!)
    return path
  }

  /** Adds the file that replaces a module of Docusaurus, and returns the specifier to import it. Returns `undefined` if no file does. */
  replace(specifier: string): string | undefined {
    const name = this.#runtime.fileFor(specifier)
    return name && `@site/${this.addReplacement(name)}`
  }

  /** Adds an SVG file as a component. Returns the path of its module. */
  addSvg(file: string): string {
    const path = this.#pathOf({ kind: 'file', path: file, isText: false })!
    this.files.set(path, { text: svgComponent(readFileSync(file, 'utf8')) })
    return path
  }

  /** Adds a file whose text or data pages import. Returns its path. */
  addData(file: string): string {
    const path = posix.join(folder, 'data', pathInSite(file, this.#site.folder))
    this.files.set(path, { from: file })
    return path
  }

  /** Returns the sources that the modules need in the Content Security Policy, by directive. */
  csp(): Record<string, string[]> {
    const own = [...this.files].filter(([path]) => !path.startsWith(`${folder}/docusaurus/`))
    return contentSources(own.flatMap(([, file]) => textsOf(file)))
  }

  #addText(file: string): void {
    const path = this.#pathOf({ kind: 'file', path: file, isText: true })!
    this.files.set(path, { text: `export default ${JSON.stringify(readFileSync(file, 'utf8'))}\n` })
  }

  /** Returns the path in the new site. Returns `undefined` for a module of a package. */
  #pathOf(target: ImportTarget): string | undefined {
    if (target.kind === 'package') return undefined
    if (target.kind === 'replacement') return `${folder}/docusaurus/${target.name}`
    const inSite = pathInSite(target.path, this.#site.folder)
    const path = posix.join(
      folder,
      inSite.replace(/^.*\/@docusaurus\/theme-classic\/lib\//, 'docusaurus/').replace(/^src\//, ''),
    )
    if (target.isText) return `${path}.text.js`
    if (/\.svg$/i.test(path)) return `${path}.jsx`
    if (isMarkdown(path)) return `${path}.jsx`
    if (isAsset(path)) return `${path}.js`
    // A file that ends in `.js` can't contain JSX here, and is an ES module, but in Docusaurus it can be either.
    if (/\.js$/.test(path) && isCommonJs(readFileSync(target.path, 'utf8'))) return path.replace(/\.js$/, '.cjs')
    return path.replace(/\.s[ac]ss$/, '.css').replace(/\.js$/, '.jsx')
  }
}

function markdownComponent(html: string): string {
  return `const html = ${JSON.stringify(html)}

export default function Text() {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
`
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

/** Returns the text of a module or a stylesheet, and nothing for other files. */
export function textsOf(file: NewFile): string[] {
  if ('text' in file) return [file.text]
  return /\.(?:[cm]?[jt]sx?|css)$/.test(file.from) ? [readFileSync(file.from, 'utf8')] : []
}

/** Converts an SVG file to the text of a module that exports it as a React component, as Docusaurus does. */
function svgComponent(svg: string): string {
  const [, attributes = '', inner = ''] = /<svg\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*)<\/svg>/.exec(svg) ?? []
  const props = [...attributes.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
    .filter(([, name]) => !/^xmlns:|^(?:style|version|xml:space)$/.test(name!))
    .map(([, name, double, single]) => [reactName(name!), double ?? single])
  const html = inner.replace(/<!--[\s\S]*?-->/g, '').trim()
  return `const html = ${JSON.stringify(html)}

export default function Svg({ title, ...props }) {
  const text = title ? \`<title>\${title}</title>\${html}\` : html
  return <svg {...${JSON.stringify(Object.fromEntries(props))}} {...props} dangerouslySetInnerHTML={{ __html: text }} />
}
`
}

function reactName(name: string): string {
  if (name === 'class') return 'className'
  return /^(?:aria|data)-/.test(name) ? name : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase())
}
