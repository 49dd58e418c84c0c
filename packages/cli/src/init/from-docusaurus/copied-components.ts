import { existsSync, statSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'

export type CopiedFile = { name: string } | { reason: string }

/**
 * Components of the original site that go with it: those that need nothing but React. Others draw with packages or with parts of
 * Docusaurus that are not there.
 */
export class CopiedComponents {
  /** Path here → absolute path there, or text. */
  readonly files = new Map<string, { from: string } | { text: string }>()
  readonly #known = new Map<string, CopiedFile>()
  /** Name of a component here → what it is made of. */
  readonly #names = new Map<string, string>()

  constructor(readonly siteFolder: string) {}

  /** A component that a page imports from a file. `exported`: `default` or a name. */
  async fromFile(file: string, exported: string, local: string): Promise<CopiedFile> {
    const key = `${file}\0${exported}`
    const known = this.#known.get(key) ?? (await this.#carryFile(file, exported, local))
    this.#known.set(key, known)
    return known
  }

  /** A component that stands in a page itself. `text`: a module with the component as its default export. */
  async fromText(text: string, local: string, folder: string): Promise<CopiedFile> {
    const needs = await this.#needs({ stdin: { contents: text, resolveDir: folder, loader: 'tsx' } })
    if ('reason' in needs) return needs
    if (needs.inputs.some((input) => input !== '<stdin>')) return { reason: 'it imports files of the page’s folder' }
    const name = this.#freeName(local, text)
    if (!name) return { reason: 'another component has this name' }
    this.files.set(`content/_components/${name}.tsx`, { text })
    return { name }
  }

  async #carryFile(file: string, exported: string, local: string): Promise<CopiedFile> {
    const needs = await this.#needs({ entryPoints: [file] })
    if ('reason' in needs) return needs
    const name = this.#freeName(local, `${file}\0${exported}`)
    if (!name) return { reason: 'another component has this name' }
    for (const input of needs.inputs) this.files.set(this.#placeOf(input), { from: input })
    const place = `./${relative('content/_components', this.#placeOf(file))}`
    const what = exported === 'default' ? 'default' : `${exported} as default`
    this.files.set(`content/_components/${name}.tsx`, { text: `export { ${what} } from '${place}'\n` })
    return { name }
  }

  #placeOf(file: string): string {
    const path = relative(this.siteFolder, file)
    return `content/_components/_from/${path.replaceAll('../', '')}`
  }

  /** A name that is free, or that has the same component already. */
  #freeName(local: string, made: string): string | undefined {
    const wanted = /^[A-Z]\w*$/.test(local) ? local : undefined
    if (!wanted || (this.#names.has(wanted) && this.#names.get(wanted) !== made)) return undefined
    this.#names.set(wanted, made)
    return wanted
  }

  /** The files a component is made of, or why it cannot go along. */
  async #needs(entry: import('esbuild').BuildOptions): Promise<{ inputs: string[] } | { reason: string }> {
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
      const odd = inputs.find((input) => !/\.(jsx?|tsx?|json)$|^<stdin>$/.test(input))
      if (foreign.size > 0)
        return {
          reason: `it needs ${[...foreign]
            .sort()
            .map((name) => `\`${name}\``)
            .join(', ')}`,
        }
      if (odd) return { reason: `it needs \`${basename(odd)}\`` }
      const aliased = result.outputFiles?.some(({ text }) => text.includes('@site/'))
      return aliased ? { reason: 'it names files with `@site`' } : { inputs }
    } catch (error) {
      const first = (error as import('esbuild').BuildFailure).errors?.[0]?.text
      return { reason: first ? `it cannot be compiled: ${first}` : String(error) }
    }
  }
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** The file of an import, as bundlers find it. */
export function resolveModule(path: string): string | undefined {
  return endings.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile())
}

/** The file an import in a page means; undefined for a package. */
export function importedFile(specifier: string, file: string, siteFolder: string): string | undefined {
  if (specifier.startsWith('@site/')) return resolveModule(resolve(siteFolder, specifier.slice('@site/'.length)))
  return specifier.startsWith('.') ? resolveModule(resolve(dirname(file), specifier)) : undefined
}
