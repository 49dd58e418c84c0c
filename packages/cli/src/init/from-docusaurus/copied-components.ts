import { existsSync, statSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'

export type CopiedFile = { name: string } | { reason: string }

/**
 * Collects the components of the original site that can be copied to the new one. A component can be copied only if it depends on nothing
 * but React, because other packages and the APIs of Docusaurus are not available in the new site.
 */
export class CopiedComponents {
  /** Path in the new site → absolute path in the original site, or generated text. */
  readonly files = new Map<string, { from: string } | { text: string }>()
  readonly #results = new Map<string, CopiedFile>()
  /** Name of a component in the new site → its original file and export, or its generated text. */
  readonly #names = new Map<string, string>()

  constructor(readonly siteFolder: string) {}

  /** Adds a component that a page imports from a file. `exported` is `default` or the name of the export. */
  async fromFile(file: string, exported: string, local: string): Promise<CopiedFile> {
    const key = `${file}\0${exported}`
    const result = this.#results.get(key) ?? (await this.#copyFile(file, exported, local))
    this.#results.set(key, result)
    return result
  }

  /** Adds a component that is defined in a page. `text` is a module whose default export is the component. */
  async fromText(text: string, local: string, folder: string): Promise<CopiedFile> {
    const dependencies = await this.#dependencies({ stdin: { contents: text, resolveDir: folder, loader: 'tsx' } })
    if ('reason' in dependencies) return dependencies
    if (dependencies.inputs.some((input) => input !== '<stdin>'))
      return { reason: 'it imports files from the page’s folder' }
    const name = this.#freeName(local, text)
    if (!name) return { reason: 'another component has the same name' }
    this.files.set(`content/_components/${name}.tsx`, { text })
    return { name }
  }

  async #copyFile(file: string, exported: string, local: string): Promise<CopiedFile> {
    const dependencies = await this.#dependencies({ entryPoints: [file] })
    if ('reason' in dependencies) return dependencies
    const name = this.#freeName(local, `${file}\0${exported}`)
    if (!name) return { reason: 'another component has the same name' }
    for (const input of dependencies.inputs) this.files.set(this.#targetPath(input), { from: input })
    const path = `./${relative('content/_components', this.#targetPath(file))}`
    const what = exported === 'default' ? 'default' : `${exported} as default`
    this.files.set(`content/_components/${name}.tsx`, { text: `export { ${what} } from '${path}'\n` })
    return { name }
  }

  #targetPath(file: string): string {
    const path = relative(this.siteFolder, file)
    return `content/_components/_from/${path.replaceAll('../', '')}`
  }

  /** Returns a component's name in the new site, or `undefined` if the name is invalid or a different component already has this name. */
  #freeName(local: string, origin: string): string | undefined {
    const wanted = /^[A-Z]\w*$/.test(local) ? local : undefined
    if (!wanted || (this.#names.has(wanted) && this.#names.get(wanted) !== origin)) return undefined
    this.#names.set(wanted, origin)
    return wanted
  }

  /** Returns the files that a component consists of, or the reason why it can't be copied. */
  async #dependencies(entry: import('esbuild').BuildOptions): Promise<{ inputs: string[] } | { reason: string }> {
    const esbuild = await import('esbuild')
    const foreign = new Set<string>()
    const { siteFolder } = this
    try {
      const result = await esbuild.build({
        ...entry,
        bundle: true,
        write: false,
        metafile: true,
        format: 'esm',
        platform: 'browser',
        jsx: 'automatic',
        loader: { '.js': 'jsx' },
        absWorkingDir: siteFolder,
        logLevel: 'silent',
        plugins: [
          {
            name: 'packages',
            setup(build) {
              build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
                if (kind === 'entry-point') return undefined
                const own = path.startsWith('@site/') && resolveModule(resolve(siteFolder, path.slice('@site/'.length)))
                if (own) return { path: own }
                if (!/^react($|\/)/.test(path)) foreign.add(path)
                return { path, external: true }
              })
            },
          },
        ],
      })
      const inputs = Object.keys(result.metafile.inputs).map((path) =>
        path === '<stdin>' ? path : resolve(siteFolder, path),
      )
      const unsupported = inputs.find((input) => !/\.(jsx?|tsx?|json)$|^<stdin>$/.test(input))
      if (foreign.size > 0)
        return {
          reason: `it needs ${[...foreign]
            .sort()
            .map((name) => `\`${name}\``)
            .join(', ')}`,
        }
      if (unsupported) return { reason: `it needs \`${basename(unsupported)}\`` }
      const aliased = result.outputFiles?.some(({ text }) => text.includes('@site/'))
      return aliased ? { reason: 'it names files with `@site`' } : { inputs }
    } catch (error) {
      const first = (error as import('esbuild').BuildFailure).errors?.[0]?.text
      return { reason: first ? `it can’t be compiled: ${first}` : String(error) }
    }
  }
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** Resolves the path of an import to a file, as bundlers do. Returns `undefined` if there is no such file. */
export function resolveModule(path: string): string | undefined {
  return endings.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile())
}

/** Resolves a page's import to a file. Returns `undefined` if the import refers to a package or the file is missing. */
export function importedFile(specifier: string, file: string, siteFolder: string): string | undefined {
  if (specifier.startsWith('@site/')) return resolveModule(resolve(siteFolder, specifier.slice('@site/'.length)))
  return specifier.startsWith('.') ? resolveModule(resolve(dirname(file), specifier)) : undefined
}
