import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, posix, relative, resolve } from 'node:path'
import { contentSources } from '../../util/content-sources.ts'
import { type Aliases, withoutAlias } from './aliases.ts'
import { componentDependencies, type ImportScope } from './component-dependencies.ts'
import { compileCssModule, plainCss } from './css-module.ts'
import { ReplacedModules } from './replaced-modules.ts'
import { resolveModule } from './resolve-module.ts'
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
 * but React, stylesheets, the modules in `replacedPackages`, and packages that can be bundled, because the APIs of Docusaurus are not
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
  readonly #scope: ImportScope

  constructor(
    readonly siteFolder: string,
    readonly aliases: Aliases,
  ) {
    this.#scope = { siteFolder, aliases, replaced: new ReplacedModules(siteFolder) }
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
    const dependencies = await componentDependencies({ entryPoints: [file] }, { ...this.#scope, installed })
    if ('reason' in dependencies) return dependencies
    const known = new Set(this.files.keys())
    for (const input of dependencies.inputs) await this.#addFile(input, () => undefined)
    const { inputs, packages, styles } = dependencies
    const own = [...this.files.keys()].filter((path) => path.endsWith('.css') && !known.has(path))
    return { path: this.#targetPath(file), packages, files: inputs, styles: [...styles, ...own] }
  }

  /** Adds a component that is defined in a page. `text` is a module whose default export is the component. */
  async fromText(text: string, local: string, folder: string): Promise<CopiedFile> {
    const dependencies = await componentDependencies(
      { stdin: { contents: text, resolveDir: folder, loader: 'tsx' } },
      this.#scope,
    )
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
    const dependencies = await componentDependencies({ entryPoints: [file] }, this.#scope)
    if ('reason' in dependencies) return dependencies
    const name = this.#freeName(local, `${file}\0${exported}`)
    if (!name) return { reason: 'another component has the same name' }
    this.#inputs.set(name, dependencies.inputs)
    for (const input of dependencies.inputs) await this.#addFile(input, pathOf)
    const path = `./${relative('content/_components', this.#targetPath(file))}`
    const [object = '', ...members] = exported.split('.')
    const what = object === 'default' ? 'default' : `${object} as default`
    const imported = object === 'default' ? 'object' : `{ ${object} as object }`
    const text =
      members.length === 0
        ? `export { ${what} } from '${path}'\n`
        : `import ${imported} from '${path}'\n\nexport default object.${members.join('.')}\n`
    this.files.set(`content/_components/${name}.tsx`, { text })
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
    const text = withNewLinks(withNewEndings(this.#withOwnImports(source, target), file), pathOf)
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
    const replaced = this.#scope.replaced.get(path)
    if (!replaced) return undefined
    this.files.set(replaced.path, { text: replaced.text })
    return replaced.path
  }

  /** Returns the sources that the copied components need in the Content Security Policy, by directive. */
  csp(): Record<string, string[]> {
    const own = [...this.files].filter(([path]) => path.includes('/_from/') && !path.includes('/_from/docusaurus/'))
    return contentSources(
      own.map(([path, file]) => {
        const text = textOf(file)
        // Packages that contain `eval` only test whether the policy allows it.
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
}

/** Makes relative imports refer to the copies of stylesheets and of `.js` files, whose names have other endings. */
function withNewEndings(text: string, file: string): string {
  return text
    .replace(/(\bfrom\s*|\bimport\s*)(['"])(\.[^'"\n]*\.module\.(?:css|s[ac]ss))\2/g, '$1$2$3.js$2')
    .replace(/(\bimport\s*)(['"])(\.[^'"\n]*\.s[ac]ss)\2/g, '$1$2$3.css$2')
    .replace(
      /((?:\bfrom|\bimport(?:\s*\()?)\s*)(['"])(\.[^'"\n]*\.js)\2/g,
      (all, before: string, quote: string, path: string) =>
        existsSync(resolve(dirname(file), path)) ? `${before}${quote}${path}x${quote}` : all,
    )
}

/** Replaces relative URLs in links by the paths of the pages in the new site. */
function withNewLinks(text: string, pathOf: (url: string) => string | undefined): string {
  return text.replace(
    /(<(?:Link|a)\b[^<>]*?\b(?:to|href)=\{?(["'`]))(?![a-z]+:|[/#?])([^"'`$\n]+)(?=\2)/gi,
    (all, before: string, _, url: string) => {
      const path = pathOf(url)
      return path === undefined ? all : before + path
    },
  )
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
