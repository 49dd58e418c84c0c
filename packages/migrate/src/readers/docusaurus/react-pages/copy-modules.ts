import { readFileSync } from 'node:fs'
import { basename, join, posix, relative } from 'node:path'
import type { NewFile } from '../../../model/migrated-site.ts'
import { freePath } from '../../../util/free-path.ts'
import { isFile } from '../../../util/list-files.ts'
import { markdownToHtml } from '../../../util/markdown-to-html.ts'
import { splitFrontMatter } from '../../../util/split-front-matter.ts'
import { publicUrls } from '../convert-styles.ts'
import { plainCss } from '../css-module.ts'
import type { OriginalSite } from '../original-site.ts'
import { type ImportTarget, isAsset, isMarkdown, type ModuleGraph } from './module-graph.ts'
import type { Replacement } from './page-replacements.ts'
import { svgComponent } from './svg-component.ts'

const folder = 'content/_components/_from'

/** Copies the modules of React pages to the new site, and makes their imports refer to the copies. */
export class CopiedModules {
  /** Path in the new site → file. */
  readonly files = new Map<string, NewFile>()
  /** The files in `content/_public`: path in the new site → absolute path. */
  readonly #assets = new Map<string, string>()
  readonly #site: OriginalSite
  readonly #replacements: Readonly<Record<string, Replacement>>

  constructor(site: OriginalSite, replacements: Readonly<Record<string, Replacement>>) {
    this.#site = site
    this.#replacements = replacements
  }

  /**
   * Adds the modules of a page.
   *
   * @returns The path of the page's own module.
   */
  async add(page: string, graph: ModuleGraph): Promise<string> {
    for (const [file, imports] of graph.files) await this.#addFile(file, imports)
    for (const imports of graph.files.values())
      for (const target of imports.values()) {
        if (target.kind === 'replacement') this.#addReplacement(this.#replacements[target.name]!)
        if (target.kind === 'file' && target.isText) this.#addText(target.path)
      }
    for (const [path, from] of this.#assets) this.files.set(path, { from })
    return this.#pathOf({ kind: 'file', path: page, isText: false })!
  }

  async #addFile(file: string, imports: ReadonlyMap<string, ImportTarget>): Promise<void> {
    const target = this.#pathOf({ kind: 'file', path: file, isText: false })!
    if (this.files.has(target)) return
    if (isAsset(file)) {
      const isSvg = /\.svg$/i.test(file)
      const text = isSvg ? svgComponent(readFileSync(file, 'utf8')) : `export default '${this.#urlOf(file)}'\n`
      this.files.set(target, { text })
    } else if (isMarkdown(file)) {
      const html = await markdownToHtml(splitFrontMatter(readFileSync(file, 'utf8')).body)
      this.files.set(target, { text: markdownComponent(html) })
    } else if (/\.(?:css|s[ac]ss)$/.test(file)) {
      const css = plainCss(file, this.#site.folder)
      this.files.set(target, { text: publicUrls(css, file, this.#site, this.#assets) })
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

  #addReplacement({ file, text }: Replacement): void {
    const path = `${folder}/docusaurus/${file}`
    if (this.files.has(path)) return
    this.files.set(path, { text })
    for (const [, name] of text.matchAll(/^import .* from '\.\/(.+)'$/gm))
      this.#addReplacement(Object.values(this.#replacements).find((known) => known.file === name)!)
  }

  #addText(file: string): void {
    const path = this.#pathOf({ kind: 'file', path: file, isText: true })!
    this.files.set(path, { text: `export default ${JSON.stringify(readFileSync(file, 'utf8'))}\n` })
  }

  /** Returns the path in the new site. Returns `undefined` for a module of a package. */
  #pathOf(target: ImportTarget): string | undefined {
    if (target.kind === 'package') return undefined
    if (target.kind === 'replacement') return `${folder}/docusaurus/${this.#replacements[target.name]!.file}`
    const inSite = relative(this.#site.folder, target.path).replaceAll('../', '')
    const path = posix.join(folder, inSite.replace(/^.*\/@docusaurus\/theme-classic\/lib\//, 'docusaurus/'))
    if (target.isText) return `${path}.text.js`
    if (/\.svg$/i.test(path)) return `${path}.jsx`
    if (isMarkdown(path)) return `${path}.jsx`
    if (isAsset(path)) return `${path}.js`
    // A file that ends in `.js` can't contain JSX here, but it can in Docusaurus.
    return path.replace(/\.s[ac]ss$/, '.css').replace(/\.js$/, '.jsx')
  }

  /** Returns the URL of a file, which is copied to `content/_public` unless it's in a static folder. */
  #urlOf(file: string): string {
    const { staticFolders } = this.#site
    const own = staticFolders.find((folder) => file.startsWith(`${folder}/`))
    if (own) return `/${relative(own, file)}`
    const isTaken = (path: string) =>
      staticFolders.some((folder) => isFile(join(folder, path))) ||
      (this.#assets.get(posix.join('content/_public', path)) ?? file) !== file
    const url = freePath(`/assets/${basename(file)}`, isTaken)
    this.#assets.set(posix.join('content/_public', url), file)
    return url
  }
}

function markdownComponent(html: string): string {
  return `const html = ${JSON.stringify(html)}

export default function Text() {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
`
}
