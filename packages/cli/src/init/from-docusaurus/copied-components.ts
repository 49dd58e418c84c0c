import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, posix, relative, resolve } from 'node:path'
import { packageName } from '../../util/package-name.ts'
import { contentSources } from '../shared/content-sources.ts'
import { type Aliases, withoutAlias } from './aliases.ts'
import { BundledPackages } from './bundled-packages.ts'
import { compileCssModule, plainCss } from './css-module.ts'
import { replacedPackages } from './replaced-packages.ts'
import { withMarkdown } from './with-markdown.ts'

export interface CopiedModule {
  /** Path in the new site. */
  path: string
  /** The versions of the packages that the module imports, by name. */
  packages: Record<string, string>
  /** The original files that the module consists of. */
  files: string[]
  /** The stylesheets that the module imports: paths in the new site, and stylesheets of packages. */
  styles: string[]
}

export type CopiedFile = { name: string } | { reason: string }

/**
 * Collects the components of the original site that can be copied to the new one. A component can be copied only if it depends on nothing
 * but React, stylesheets, the packages in `replacedPackages`, and packages that can be bundled, because the APIs of Docusaurus are not
 * available in the new site.
 */
export class CopiedComponents {
  /** Path in the new site → absolute path in the original site, or generated text. */
  readonly files = new Map<string, { from: string } | { text: string }>()
  /** Names of the components that all pages can use without importing them. */
  readonly globals = new Set<string>()
  readonly #results = new Map<string, CopiedFile>()
  /** Name of a component in the new site → its original file and export, or its generated text. */
  readonly #names = new Map<string, string>()

  /** Name of a component in the new site → the files of the old site that it consists of. */
  readonly #inputs = new Map<string, readonly string[]>()
  readonly #packages: BundledPackages
  /** The modules that replace imports: specifier → file and text. */
  readonly #replaced = new Map(Object.entries(replacedPackages))

  constructor(
    readonly siteFolder: string,
    readonly aliases: Aliases,
  ) {
    this.#packages = new BundledPackages(siteFolder)
  }

  /**
   * Adds a component that a page imports from a file. `exported` is `default` or the name of the export.
   *
   * @param pathOf Returns the path of a page in the new site for a relative URL. In Docusaurus, links in components are relative to the URL
   * of the page that shows them. If several pages use the component, the first one counts.
   */
  async fromFile(
    file: string,
    exported: string,
    local: string,
    pathOf: (url: string) => string | undefined = () => undefined,
  ): Promise<CopiedFile> {
    const key = `${file}\0${exported}`
    const result = this.#results.get(key) ?? (await this.#copyFile(file, exported, local, pathOf))
    this.#results.set(key, result)
    return result
  }

  /**
   * Adds a module of the original site that isn't a component. Unlike a component, it may import any package from `installed`.
   *
   * @param installed The versions of the site's packages, by name.
   * @returns The reason if the module can't be copied.
   */
  async module(file: string, installed: Readonly<Record<string, string>>): Promise<CopiedModule | { reason: string }> {
    const dependencies = await this.#dependencies({ entryPoints: [file] }, installed)
    if ('reason' in dependencies) return dependencies
    const known = new Set(this.files.keys())
    for (const input of dependencies.inputs) await this.#addFile(input, () => undefined)
    const { inputs, packages, styles } = dependencies
    const own = [...this.files.keys()].filter((path) => path.endsWith('.css') && !known.has(path))
    return { path: this.#targetPath(file), packages, files: inputs, styles: [...styles, ...own] }
  }

  /** Adds a component that is defined in a page. `text` is a module whose default export is the component. */
  async fromText(text: string, local: string, folder: string): Promise<CopiedFile> {
    const dependencies = await this.#dependencies({ stdin: { contents: text, resolveDir: folder, loader: 'tsx' } })
    if ('reason' in dependencies) return dependencies
    if (dependencies.inputs.some((input) => input !== '<stdin>'))
      return { reason: 'it imports files from the page’s folder' }
    const name = this.#freeName(local, text)
    if (!name) return { reason: 'another component has the same name' }
    const target = `content/_components/${name}.tsx`
    this.files.set(target, { text: this.#withOwnImports(text, target) })
    return { name }
  }

  /**
   * Adds a component that renders a copied component with the given props, which a directive can't contain because they aren't text. Returns
   * the name of the new component.
   */
  withProps(name: string, props: Record<string, unknown>): string {
    const text = `import ${name} from './${name}.tsx'

const fixed = ${JSON.stringify(props, null, 2)}

export default function With(props: any) {
  return <${name} {...fixed} {...props} />
}
`
    for (let number = 2; ; number++) {
      const own = this.#freeName(`${name}${number}`, text)
      if (!own) continue
      this.files.set(`content/_components/${own}.tsx`, { text: text.replace('function With(', `function ${own}(`) })
      return own
    }
  }

  /** Adds a component that renders a copied component with Markdown as props. Returns the name of the new component. */
  withMarkdown(name: string): string {
    const own = `${name}WithMarkdown`
    this.files.set(`content/_components/${withMarkdown.path}`, { text: withMarkdown.text })
    this.files.set(`content/_components/${own}.tsx`, {
      text: `import ${name} from './${name}.tsx'\nimport withMarkdown from './${withMarkdown.path}'\n\nexport default withMarkdown(${name})\n`,
    })
    return own
  }

  async #copyFile(
    file: string,
    exported: string,
    local: string,
    pathOf: (url: string) => string | undefined,
  ): Promise<CopiedFile> {
    const dependencies = await this.#dependencies({ entryPoints: [file] })
    if ('reason' in dependencies) return dependencies
    const name = this.#freeName(local, `${file}\0${exported}`)
    if (!name) return { reason: 'another component has the same name' }
    this.#inputs.set(name, dependencies.inputs)
    for (const input of dependencies.inputs) await this.#addFile(input, pathOf)
    const path = `./${relative('content/_components', this.#targetPath(file))}`
    const what = exported === 'default' ? 'default' : `${exported} as default`
    this.files.set(`content/_components/${name}.tsx`, { text: `export { ${what} } from '${path}'\n` })
    return { name }
  }

  /**
   * Adds a file of a component. A CSS module becomes a plain stylesheet and a module with the names of its classes, and Sass becomes CSS,
   * because components in `content/_components` can't import CSS modules and Sass.
   */
  async #addFile(file: string, pathOf: (url: string) => string | undefined): Promise<void> {
    const target = this.#targetPath(file)
    if (/\.module\.(?:css|s[ac]ss)$/.test(file)) {
      const { names, css } = await compileCssModule(file, this.siteFolder)
      const sheet = target.replace(/\.module\.\w+$/, '.css')
      this.files.set(sheet, { text: css })
      this.files.set(`${target}.js`, { text: `import './${basename(sheet)}'\n\n${names}` })
      return
    }
    if (/\.s[ac]ss$/.test(file)) {
      this.files.set(`${target}.css`, { text: plainCss(file, this.siteFolder) })
      return
    }
    const source = /\.[jt]sx?$/.test(file) ? readFileSync(file, 'utf8') : ''
    const text = this.#withOwnImports(source, target)
      .replace(/(\bfrom\s*|\bimport\s*)(['"])(\.[^'"\n]*\.module\.(?:css|s[ac]ss))\2/g, '$1$2$3.js$2')
      .replace(/(\bimport\s*)(['"])(\.[^'"\n]*\.s[ac]ss)\2/g, '$1$2$3.css$2')
      // The copy of a `.js` file ends in `.jsx`.
      .replace(
        /((?:\bfrom|\bimport(?:\s*\()?)\s*)(['"])(\.[^'"\n]*\.js)\2/g,
        (all, before: string, quote: string, path: string) =>
          existsSync(resolve(dirname(file), path)) ? `${before}${quote}${path}x${quote}` : all,
      )
      .replace(
        /(<(?:Link|a)\b[^<>]*?\b(?:to|href)=\{?(["'`]))(?![a-z]+:|[/#?])([^"'`$\n]+)(?=\2)/gi,
        (all, before: string, _, url: string) => {
          const path = pathOf(url)
          return path === undefined ? all : before + path
        },
      )
    this.files.set(target, text === source ? { from: file } : { text })
  }

  /** Makes imports of the site's files and of replaced packages relative to a module in the new site. Adds the replacements. */
  #withOwnImports(source: string, target: string): string {
    return source.replace(
      /(\bfrom\s*|\bimport\s*|\bimport\(\s*)(['"])([@~\w][^'"\n]*)\2/g,
      (all, before: string, quote: string, path: string) => {
        const imported = this.#targetOfImport(path)
        if (!imported) return all
        const own = posix.relative(dirname(target), imported)
        return `${before}${quote}${own.startsWith('.') ? own : `./${own}`}${quote}`
      },
    )
  }

  #targetOfImport(path: string): string | undefined {
    const aliased = withoutAlias(path, this.aliases)
    if (aliased) {
      const imported = resolveModule(aliased)
      return imported && this.#targetPath(imported)
    }
    const replaced = this.#replaced.get(path)
    if (!replaced) return undefined
    const target = `content/_components/_from/${path in replacedPackages ? 'docusaurus' : 'packages'}/${replaced.file}`
    this.files.set(target, { text: replaced.text })
    return target
  }

  /** Returns what the copied components need from the Content Security Policy. Packages only test whether they may run code from text. */
  csp(): Record<string, string[]> {
    const own = [...this.files].filter(([path]) => path.includes('/_from/') && !path.includes('/_from/docusaurus/'))
    return contentSources(
      own.map(([path, file]) => {
        const text = textOf(file)
        return path.includes('/_from/packages/') ? text.replace(/\b(?:new Function|eval)\(/g, '') : text
      }),
    )
  }

  /** The URLs that copied modules contain as links to other pages, such as `/blog` in `<Link to="/blog">`. */
  linkUrls(): string[] {
    return [...this.files.values()].flatMap((file) => linksIn(textOf(file)))
  }

  /** The URLs that a component of the new site contains as links to other pages. */
  linkUrlsOf(name: string): string[] {
    return (this.#inputs.get(name) ?? [])
      .filter((path) => /\.[jt]sx?$/.test(path))
      .flatMap((path) => linksIn(readFileSync(path, 'utf8')))
  }

  #targetPath(file: string): string {
    // A file that ends in `.js` can't contain JSX here, but it can in Docusaurus.
    const path = relative(this.siteFolder, file).replace(/\.js$/, '.jsx')
    return `content/_components/_from/${path.replaceAll('../', '')}`
  }

  /** Returns a component's name in the new site, or `undefined` if the name is invalid or a different component already has this name. */
  #freeName(local: string, origin: string): string | undefined {
    const wanted = /^[A-Z]\w*$/.test(local) ? local : undefined
    if (!wanted || (this.#names.has(wanted) && this.#names.get(wanted) !== origin)) return undefined
    this.#names.set(wanted, origin)
    return wanted
  }

  /**
   * Returns the files that a component consists of, or the reason why it can't be copied.
   *
   * @param installed The packages that it may import in the new site, too, with their versions.
   */
  async #dependencies(
    entry: import('esbuild').BuildOptions,
    installed: Readonly<Record<string, string>> = {},
  ): Promise<(Omit<CopiedModule, 'path' | 'files'> & { inputs: string[] }) | { reason: string }> {
    const esbuild = await import('esbuild')
    const foreign = new Set<string>()
    const packages: Record<string, string> = {}
    const styles: string[] = []
    const { siteFolder } = this
    try {
      const result = await esbuild.build({
        ...entry,
        bundle: true,
        write: false,
        outdir: siteFolder,
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
            setup: (build) => {
              build.onResolve({ filter: /^[^./]/ }, async ({ path, kind }) => {
                if (kind === 'entry-point') return undefined
                const aliased = withoutAlias(path, this.aliases)
                const own = aliased && resolveModule(aliased)
                if (own) return { path: own }
                if (this.#replaced.has(path)) return { path, namespace: 'replaced' }
                if (/^react(?:-dom)?(?:$|\/)/.test(path)) return { path, external: true }
                const name = packageName(path)
                const version = name && !name.startsWith('@docusaurus/') && installed[name]
                if (version && isPublished(version)) {
                  packages[name] = version
                  if (path.endsWith('.css')) styles.push(path)
                  return { path, external: true }
                }
                const text = await this.#packages.textOf(path)
                if (text === undefined) {
                  foreign.add(path)
                  return { path, external: true }
                }
                this.#replaced.set(path, { file: `${path.replaceAll('/', '-')}.js`, text })
                return { path, namespace: 'replaced' }
              })
              build.onLoad({ filter: /\.s[ac]ss$/ }, ({ path }) => ({
                contents: plainCss(path, siteFolder),
                loader: /\.module\.\w+$/.test(path) ? 'local-css' : 'css',
              }))
              // Bundling the replacement reports names that it doesn't export.
              build.onLoad({ filter: /./, namespace: 'replaced' }, ({ path }) => ({
                contents: this.#replaced.get(path)!.text,
                loader: 'jsx',
              }))
            },
          },
        ],
      })
      const inputs = Object.keys(result.metafile.inputs)
        .filter((path) => !path.startsWith('replaced:'))
        .map((path) => (path === '<stdin>' ? path : resolve(siteFolder, path)))
      const unsupported = inputs.find((input) => !/\.(jsx?|tsx?|json|css|s[ac]ss)$|^<stdin>$/.test(input))
      if (foreign.size > 0)
        return {
          reason: `it imports ${[...foreign]
            .sort()
            .map((name) => `\`${name}\``)
            .join(', ')}`,
        }
      const commonJs = Object.entries(result.metafile.inputs).find(([, { format }]) => format === 'cjs')?.[0]
      if (commonJs) return { reason: `it imports \`${basename(commonJs)}\`, which isn’t an ES module` }
      if (unsupported) return { reason: `it imports \`${basename(unsupported)}\`` }
      const code = inputs.filter((input) => /\.[jt]sx?$/.test(input)).map((input) => readFileSync(input, 'utf8'))
      const defined = code.map(definedVariable).find(Boolean)
      if (defined) return { reason: `it uses \`${defined}\`, which the old site’s configuration of webpack defines` }
      const aliased = result.outputFiles?.some(({ text }) => text.includes('@site/'))
      return aliased ? { reason: 'it refers to files with `@site`' } : { inputs, packages, styles }
    } catch (error) {
      const first = (error as import('esbuild').BuildFailure).errors?.[0]?.text
      const [, replaced, name] = /^No matching export in "replaced:(.+)" for import "(.+)"$/.exec(first ?? '') ?? []
      if (replaced) return { reason: `it imports \`${name}\` from \`${replaced}\`` }
      return { reason: first ? `it can’t be compiled: ${first}` : String(error) }
    }
  }
}

/** Returns the URLs in code that are the targets of links. Their unknown ends are written as `*`: `/play#code=*`. */
function linksIn(code: string): string[] {
  return [
    ...code.matchAll(/\b(?:to|href)=\{?(["'`])((?:\/|pathname:)[^"'`$\n]*)(?:\1|(?<=[?#][^"'`$\n]*)(\$\{))/g),
  ].map(([, , url, unknownEnd]) => (unknownEnd ? `${url}*` : url!))
}

function textOf(file: { from: string } | { text: string }): string {
  return 'text' in file ? file.text : readFileSync(file.from, 'utf8')
}

/** Returns an expression such as `process.env.VERSION` in code, which only works if a bundler replaces it. */
export function definedVariable(code: string): string | undefined {
  return /\bprocess\.env\.(?!NODE_ENV\b)\w+/.exec(code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))?.[0]
}

/** Whether a version in `package.json` comes from the registry rather than from a folder, a workspace, or a repository. */
function isPublished(version: string): boolean {
  return !/[:/]/.test(version)
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/** Resolves the path of an import to a file, as bundlers do. Returns `undefined` if there is no such file. */
export function resolveModule(path: string): string | undefined {
  return endings.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile())
}

/** Resolves a page's import to a file. Returns `undefined` if the import refers to a package or the file is missing. */
export function importedFile(specifier: string, file: string, aliases: Aliases): string | undefined {
  const aliased = withoutAlias(specifier, aliases)
  if (aliased) return resolveModule(aliased)
  return specifier.startsWith('.') ? resolveModule(resolve(dirname(file), specifier)) : undefined
}
