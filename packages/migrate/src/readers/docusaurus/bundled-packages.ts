import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import { mayRun } from '../../foreign/permission.ts'

/** The largest package that becomes part of the new site, in characters. Larger ones should be installed. */
const maxSize = 300_000

/**
 * Bundles the packages that copied components import, so that the components work as soon as the new site exists. React isn't part of
 * the bundles.
 */
export class BundledPackages {
  readonly #texts = new Map<string, Promise<string | undefined>>()

  constructor(readonly siteFolder: string) {}

  /** Returns a package as an ES module. `undefined` if it isn't installed, needs other files or Docusaurus, or is too large. */
  async textOf(name: string): Promise<string | undefined> {
    const known = this.#texts.get(name) ?? this.#bundle(name)
    this.#texts.set(name, known)
    return await known
  }

  async #bundle(name: string): Promise<string | undefined> {
    if (/^@(?:docusaurus|theme|site|generated)\b/.test(name)) return undefined
    const all = `export * from '${name}'\n`
    const main = `export { default } from '${name}'\n`
    const named = this.#namesOf(name)
      .map((key) => `export { ${key} } from '${name}'\n`)
      .join('')
    // The ES module of a package can have other exports than its CommonJS module.
    let text: string | undefined
    for (const entry of new Set([all + main + named, all + named, all + main, all])) text ??= await this.#build(entry)
    if (text === undefined || text.length > maxSize) return undefined
    return `// Bundled from the package \`${name}\` by the import. To update it, install the package, and import it instead.\n${text}`
  }

  /** Returns the exports of a CommonJS package, which can't be read from its source. */
  #namesOf(name: string): string[] {
    if (!mayRun(`the package ${name}`)) return []
    try {
      const exports = createRequire(join(this.siteFolder, 'package.json'))(name) as object
      return Object.prototype.toString.call(exports) === '[object Module]'
        ? []
        : Object.keys(exports).filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key))
    } catch {
      return []
    }
  }

  async #build(contents: string): Promise<string | undefined> {
    const esbuild = await import('esbuild')
    const options: BuildOptions & { write: false } = {
      stdin: { contents, resolveDir: this.siteFolder },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      absWorkingDir: this.siteFolder,
      define: { 'process.env.NODE_ENV': '"production"' },
      legalComments: 'inline',
      logLevel: 'silent',
      plugins: [externalReact],
    }
    try {
      const { outputFiles } = await esbuild.build(options)
      const [script, ...others] = outputFiles
      return others.length === 0 ? script!.text : undefined
    } catch {
      return undefined
    }
  }
}

/** Keeps React external. CommonJS modules get it through an ES module, because a bundle for browsers can't call `require`. */
const externalReact: Plugin = {
  name: 'external React',
  setup(build) {
    build.onResolve({ filter: /^(?:react|react-dom)(?:$|\/)/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace: 'react' } : { path, external: true },
    )
    build.onLoad({ filter: /./, namespace: 'react' }, ({ path }) => ({
      contents: `export * from '${path}'\nexport { default } from '${path}'\n`,
    }))
  },
}
