import { join } from 'node:path'
import { pageImports } from '../../markdown/mdx/page-imports.ts'
import { readSource } from '../../markdown/read-source.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { canImport } from '../../util/react-page.ts'
import type { SiteComponents } from './site-code.ts'

/** Reads what the MDX pages of a site import. */
export class MdxImports {
  readonly #root: string
  readonly #sources: () => SourceFile[]
  /** Paths of the files that a page includes, relative to the site's root, by page. */
  readonly #included = new Map<string, string[]>()

  /** @param sources Returns the current list of source files. */
  constructor(root: string, sources: () => SourceFile[]) {
    this.#root = root
    this.#sources = sources
  }

  /** Returns the absolute paths of the files that pages include. */
  includedFiles(): string[] {
    const paths = this.#sources().flatMap((file) => (canImport(file.path) ? this.#includedBy(file) : []))
    return [...new Set(paths)].map((path) => join(this.#root, path))
  }

  /** Returns whether one of the given pages imports a module or a component that isn't loaded yet. */
  hasNewImports(sources: readonly string[], { components, pageModules }: SiteComponents): boolean {
    return this.#sources().some(({ path, absolutePath }) => {
      if (!sources.includes(path) || !canImport(path)) return false
      const text = readSource({ path, absolutePath }, []) ?? ''
      return pageImports(this.#root, path, text).modules.some((imported) => {
        const module = pageModules.find((known) => known.path === imported.path)
        if (!module) return true
        const names = imported.names.map((keys) => `${imported.path}#${keys.join('.')}`)
        return module.isInteractive && !names.every((name) => components.some((known) => known.name === name))
      })
    })
  }

  /** Call this after the contents of pages have changed. */
  onPagesChanged(sources: readonly string[]): void {
    for (const source of sources) this.#included.delete(source)
  }

  /** Call this after a file that isn't a page has changed. It can be a partial that includes other files. */
  onAssetsChanged(): void {
    this.#included.clear()
  }

  #includedBy(file: SourceFile): string[] {
    let included = this.#included.get(file.path)
    if (!included) {
      included = Object.keys(pageImports(this.#root, file.path, readSource(file, []) ?? '').files)
      this.#included.set(file.path, included)
    }
    return included
  }
}
