import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { importStatements } from '../../markdown/mdx/imports.ts'
import { freePath } from '../shared/free-path.ts'
import { isFile, listFiles } from '../shared/list-files.ts'
import type { MigrationWarnings } from '../shared/migration-warnings.ts'
import { type PageText, pagesWithClasses, pagesWithElement, pagesWithThemePart } from './affected-pages.ts'
import { compileSass } from './compile-sass.ts'
import { importedFile, resolveModule } from './copied-components.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import { pagesRenderedDifferently } from './render-element.ts'
import { scopeElements } from './scope-elements.ts'

/** Variables of Infima, which is Docusaurus's CSS framework, and the design tokens that do the same. */
const tokens: Record<string, string> = {
  '--ifm-font-family-base': '--font-sans',
  '--ifm-heading-font-family': '--font-sans',
  '--ifm-font-family-monospace': '--font-mono',
  '--ifm-background-color': '--color-bg',
  '--ifm-background-surface-color': '--color-bg-raised',
  '--ifm-font-color-base': '--color-text',
  '--ifm-heading-color': '--color-heading',
  '--ifm-navbar-height': '--navbar-height',
  '--ifm-line-height-base': '--leading',
  '--ifm-pre-border-radius': '--radius-m',
}

/** Values for variables that a stylesheet uses but doesn't set, because Infima sets them. */
const substitutes: [pattern: RegExp, value: string][] = [
  [/^--ifm-color-primary/, 'var(--color-accent)'],
  [/^--ifm-color-(?:success|secondary-success)/, 'var(--color-good)'],
  [/^--ifm-color-warning/, 'var(--color-warn)'],
  [/^--ifm-color-danger/, 'var(--color-bad)'],
  [/^--ifm-color-info/, 'var(--color-info)'],
  [/^--ifm-color-(?:emphasis|gray)-[0-3]00?$/, 'var(--color-line)'],
  [/^--ifm-color-(?:emphasis|gray)-/, 'var(--color-muted)'],
  [/^--ifm-color-content/, 'var(--color-text)'],
  [/background/, 'var(--color-bg)'],
  [/color/, 'var(--color-text)'],
  [/(?:border-)?radius/, 'var(--radius-m)'],
  [/font-family-monospace/, 'var(--font-mono)'],
  [/font-family/, 'var(--font-sans)'],
  [/font-weight-(?:bold|semibold)/, '700'],
  [/(?:spacing|padding|margin|gutter)/, 'var(--space-4)'],
]

export interface ConvertedStyles {
  /** Path in the new site → text. */
  files: Map<string, string>
  /** Files for `theme.css`, in order. */
  css: string[]
  /** Images and fonts that the stylesheets use: path in the new site → absolute path. */
  assets: Map<string, string>
  accent?: string
  accentDark?: string
}

/** Stylesheets that the import writes itself. */
const generatedStyles = ['styles/moved.css', 'styles/docusaurus-variables.css', 'styles/components.css']

/**
 * Copies the files of `customCss`. Variables of Infima that have a counterpart also set the engine's design token, and the primary color
 * becomes the accent color.
 */
export function convertStyles(
  site: OriginalSite,
  root: string,
  pages: readonly PageText[],
  warnings: MigrationWarnings,
): ConvertedStyles {
  const result: ConvertedStyles = { files: new Map(), css: [], assets: new Map() }
  const used = new Set<string>()
  const defined = new Set<string>()
  for (const file of withImportedStyles(site)) {
    const name = relative(site.folder, file).replace(/^.*node_modules\//, '')
    if (!existsSync(file)) {
      const isInPackage = site.missingPackageStyles.has(file) || file.includes('/node_modules/')
      reportMissing(name, isInPackage, site, root, warnings)
      continue
    }
    const warn = (reason: string, note: string, css: string) =>
      warnings.add({
        kind: 'style',
        name,
        reason,
        note,
        file: displayPath({ folder: root }, file),
        pages: pagesWithClasses(css, pages),
      })
    const source = readFileSync(file, 'utf8')
    const compiled = /\.s[ac]ss$/.test(file) ? compileSass(file, site.folder) : undefined
    if (/\.(?:scss|sass|less|styl)$/.test(file) && compiled === undefined) {
      const note = /\.s[ac]ss$/.test(file)
        ? 'Install the packages of the old site, and run the command again, or compile it to CSS, and add it to `theme.css`.'
        : 'Compile it to CSS, and add it to `theme.css`.'
      warn('The stylesheet needs a preprocessor.', note, source)
      continue
    }
    const css = withoutLocalImports(compiled ?? source, file, site)
    const text = withPublicUrls(css, file, site, result.assets)
    if (/^\s*@(?:tailwind|apply|config|plugin)\b/m.test(text)) {
      warn('The stylesheet needs Tailwind CSS.', 'Compile it to CSS, and add it to `theme.css`.', text)
      continue
    }
    const own = file.startsWith(`${site.folder}/`) ? fileName(relative(site.folder, file)) : fileName(file)
    const wanted = posix.join('styles', own.replace(/\.s[ac]ss$/, '.css'))
    const path = freePath(wanted, (path) => result.files.has(path) || generatedStyles.includes(path))
    const local = [...text.matchAll(/url\(\s*["']?(?!["']?(?:[a-z]+:|\/|#))|@import\s+["'](?![a-z]+:)/gi)]
    if (local.length > 0)
      warn('The stylesheet refers to other files.', 'Copy them, and change the paths in the copied stylesheet.', text)
    for (const [, name] of text.matchAll(/var\(\s*(--ifm-[\w-]+)/g)) used.add(name!)
    for (const [, name] of text.matchAll(/(?:^|[;{\s])(--ifm-[\w-]+)\s*:/g)) defined.add(name!)
    const { light, dark } = primaryColors(text)
    if (light) result.accent ??= light
    if (dark) result.accentDark ??= dark
    result.files.set(path, scopeElements(withTokens(text)))
    result.css.push(path)
  }
  const unset = [...used].filter((name) => !defined.has(name)).sort()
  const lines = unset.flatMap((name) => {
    const value = substitutes.find(([pattern]) => pattern.test(name))?.[1]
    return value ? [`  ${name}: ${value};`] : []
  })
  if (lines.length > 0) {
    const text = `/* Values for the variables of Docusaurus that the copied stylesheets use. */\n:root {\n${lines.join('\n')}\n}\n`
    result.files.set('styles/docusaurus-variables.css', text)
    result.css.unshift('styles/docusaurus-variables.css')
  }
  return result
}

/** Lists the files of `customCss`. Stylesheets that they import come before them. */
function withImportedStyles(site: OriginalSite): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const add = (file: string): void => {
    if (visited.has(file)) return
    visited.add(file)
    const text = file.endsWith('.css') && existsSync(file) ? readFileSync(file, 'utf8') : ''
    for (const [, path] of text.matchAll(localImport)) {
      const imported = localFile(path!, file, site)
      if (imported) add(imported)
    }
    files.add(file)
  }
  for (const file of site.css) add(file)
  return [...files]
}

const localImport = /^[ \t]*@import\s+(?:url\(\s*)?["']?((?![a-z]+:|\/)[^"')\s]+\.css)["']?\s*\)?[ \t]*;[ \t]*\n?/gim

/** Removes the imports of stylesheets that are copied on their own. */
function withoutLocalImports(css: string, file: string, site: OriginalSite): string {
  return css.replace(localImport, (all, path: string) => (localFile(path, file, site) ? '' : all))
}

/** Reports a stylesheet of `customCss` that doesn't exist. The configuration contains the name of a package if the package isn't installed. */
function reportMissing(
  name: string,
  isInPackage: boolean,
  site: OriginalSite,
  root: string,
  warnings: MigrationWarnings,
): void {
  warnings.add({
    kind: 'style',
    name,
    reason: isInPackage
      ? `The stylesheet \`${name}\` isn’t imported, because its package isn’t installed.`
      : `The stylesheet \`${name}\` doesn’t exist.`,
    note: isInPackage
      ? 'If pages use components of this package, install the packages of the old site, and run the command again.'
      : 'Restore it in the old site, or remove it from `customCss`.',
    file: displayPath({ folder: root }, site.configFile),
    // A stylesheet of a package styles the components of that package, which are reported where pages use them.
    pages: isInPackage ? [] : 'all',
  })
}

/** Replaces the URLs of local files by their URLs on the site, and adds the files outside of the folder `static` to `assets`. */
function withPublicUrls(css: string, file: string, site: OriginalSite, assets: Map<string, string>): string {
  return css.replace(/url\(\s*(["']?)(?!["']|[a-z]+:|\/\/|#)([^"')]+)\1\s*\)/gi, (all, _, url: string) => {
    const path = localFile(url.trim().replace(/[?#].*$/, ''), file, site)
    if (!path) return all
    const folder = site.staticFolders.find((candidate) => path.startsWith(`${candidate}/`))
    if (folder) return `url("/${relative(folder, path)}")`
    const isTaken = (target: string) =>
      site.staticFolders.some((folder) => isFile(join(folder, target))) ||
      (assets.get(posix.join('content/_public', target)) ?? path) !== path
    const target = freePath(`/assets/${posix.basename(path)}`, isTaken)
    assets.set(posix.join('content/_public', target), path)
    return `url("${target}")`
  })
}

/** Resolves a URL in a stylesheet to an absolute path. Returns `undefined` if the file doesn't exist. */
function localFile(path: string, stylesheet: string, site: OriginalSite): string | undefined {
  // Webpack resolves absolute paths from the folder of the site.
  const fromSite = /^(?:~?@site)?\/(.*)$/.exec(path)?.[1]
  const file = fromSite === undefined ? resolve(dirname(stylesheet), path) : join(site.folder, fromSite)
  return isFile(file) ? file : undefined
}

function fileName(path: string): string {
  return path
    .replace(/^.*node_modules\//, '')
    .replace(/^(?:src|static)\//, '')
    .replace(/^css\//, '')
    .replace(/^\/.*\//, '')
}

/** Returns the primary color in light and in dark mode, if they are literal colors. */
function primaryColors(css: string): { light?: string; dark?: string } {
  const colors: { light?: string; dark?: string } = {}
  for (const [, selector = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const color =
      /(?:^|[;\s])--ifm-color-primary\s*:\s*(#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\))/i.exec(body)?.[1]
    if (!color) continue
    if (/data-theme=['"]?dark/.test(selector)) colors.dark ??= color
    else if (/:root|html/.test(selector)) colors.light ??= color
  }
  return colors
}

/** Adds a declaration of the design token after each declaration of the variable that it corresponds to. */
function withTokens(css: string): string {
  return css.replace(
    /(?<=^|[;{\s])(--ifm-[\w-]+)(\s*:\s*)([^;{}]+)(;|(?=\}))/g,
    (all, name: string, colon, value: string) => {
      const token = tokens[name]
      return token && !value.includes('--ifm-')
        ? `${name}${colon}${value.trim()}; ${token}${colon}${value.trim()};`
        : all
    },
  )
}

/**
 * Reports the components in `src/theme`, which replace those of Docusaurus's theme, and copies the components that `MDXComponents` makes
 * available to all pages.
 */
export async function convertTheme(
  site: OriginalSite,
  root: string,
  context: MigrationContext,
  pages: readonly PageText[],
): Promise<void> {
  const { warnings } = context
  const folder = join(site.folder, 'src/theme')
  if (!existsSync(folder)) return
  const names = new Map<string, string>()
  for (const path of listFiles(folder)) {
    if (!/\.[jt]sx?$/.test(path) || /\.(?:test|d)\./.test(path)) continue
    const name = (/\/index\.\w+$/.test(path) ? posix.dirname(path) : path).replace(/\.\w+$/, '')
    // Files next to an `index` file are parts of that component.
    const isPart = [...names.keys()].some((known) => path.startsWith(`${known}/`)) || hasIndexBeside(folder, path)
    if (!isPart) names.set(name, join(folder, path))
  }
  for (const [name, file] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name === 'MDXComponents') {
      await copyGlobalComponents(file, site, root, context, pages)
      continue
    }
    // What a replaced code block adds is imported with each code block.
    if (context.codeBlock && /^CodeBlock\b/.test(name)) continue
    const equivalent = /^SearchBar|^CopyPage/.test(name) ? 'the search' : undefined
    if (equivalent) {
      warnings.cover(`src/theme/${name}`, equivalent)
      continue
    }
    warnings.add({
      kind: 'theme',
      name,
      reason: `The old site replaces the theme’s component \`${name}\`. The replacement isn’t imported.`,
      note: 'To replace a component of Docs, see the page “Looks” in the documentation of Docs.',
      file: displayPath({ folder: root }, file),
      pages: pagesWithThemePart(name, file, pages),
    })
  }
}

function hasIndexBeside(folder: string, path: string): boolean {
  if (/(^|\/)index\.\w+$/.test(path) || posix.dirname(path) === '.') return false
  return ['tsx', 'ts', 'jsx', 'js'].some((ending) => existsSync(join(folder, dirname(path), `index.${ending}`)))
}

async function copyGlobalComponents(
  file: string,
  site: OriginalSite,
  root: string,
  context: MigrationContext,
  pages: readonly PageText[],
): Promise<void> {
  const { aliases, components, staticComponents, warnings } = context
  const text = readFileSync(file, 'utf8')
  const imports = new Map(
    importStatements(text).flatMap(({ specifier, names }) =>
      names.map(([exported, local]) => [local, { specifier, exported }] as const),
    ),
  )
  const object = /export default\s*\{([\s\S]*?)\n?\}/.exec(text)?.[1] ?? /=\s*\{([\s\S]*?)\n\}/.exec(text)?.[1] ?? ''
  for (const tag of inlineReplacements(text)) {
    const reason = `The function for \`${tag}\` in \`MDXComponents\` isn’t imported: it replaces an element of Markdown.`
    const note = 'Write it as a component in `content/_components`.'
    warnings.add({
      kind: 'theme',
      name: `MDXComponents ${tag}`,
      reason,
      note,
      file: displayPath({ folder: root }, file),
      pages: pagesWithElement(tag, pages),
    })
  }
  const entries = object.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').split(',')
  for (const entry of entries) {
    const [, key, value = key] = /^\s*['"]?([\w$-]+)['"]?\s*(?::\s*([\w$]+)\s*)?$/.exec(entry) ?? []
    if (!key || !value) continue
    const imported = imports.get(value)
    const source = imported && importedFile(imported.specifier, file, aliases)
    const isElement = !/^[A-Z]/.test(key)
    const themePart = /^@theme\/(.*)$/.exec(imported?.specifier ?? '')?.[1]
    const replacement = themePart ? resolveModule(join(site.folder, 'src/theme', themePart)) : source
    // The theme's own component for an element is what the engine replaces.
    if (isElement && themePart && !replacement) continue
    const copied = isElement
      ? { reason: 'it replaces an element of Markdown' }
      : source
        ? await components.fromFile(resolve(source), imported.exported, key)
        : imported
          ? /^@theme\//.test(imported.specifier)
            ? undefined
            : { reason: `it comes from \`${imported.specifier}\`` }
          : { reason: 'it isn’t imported from a file' }
    const rendered = source && !isElement && (await staticComponents.load(resolve(source), imported.exported))
    if (rendered) staticComponents.globals.set(key, rendered)
    if (copied && 'name' in copied) components.globals.add(copied.name)
    if (!copied || 'name' in copied || rendered) continue
    if (key === 'code' && replacement && imported?.exported === 'default')
      context.inlineCode = await staticComponents.load(resolve(replacement), 'default')
    // Pages that use a component are reported at its places.
    const lossy = isElement
      ? await pagesWithReplacement(
          context.inlineCode && key === 'code' ? 'code block' : key,
          imported?.exported,
          replacement,
          site,
          pages,
        )
      : []
    if (key === 'code' && context.inlineCode && lossy.length === 0) continue
    warnings.add({
      kind: 'theme',
      name: `MDXComponents ${key}`,
      reason: `The component \`${key}\` of \`MDXComponents\` isn’t imported: ${copied.reason}.`,
      note: `Write it as a component in \`content/_components\`.`,
      file: displayPath({ folder: root }, file),
      pages: lossy,
    })
  }
}

/**
 * Returns the pages on which a component that replaces an element of Markdown may show something else.
 *
 * @param tag The element, or `code block` for the code that isn't inline.
 */
async function pagesWithReplacement(
  tag: string,
  exported: string | undefined,
  file: string | undefined,
  site: OriginalSite,
  pages: readonly PageText[],
): Promise<string[]> {
  const affected = new Set(pagesWithElement(tag === 'code block' ? 'pre' : tag, pages))
  const candidates = pages.filter(({ path }) => affected.has(path))
  const changed =
    file && exported === 'default' && candidates.length > 0
      ? await pagesRenderedDifferently(tag, resolve(file), site.folder, candidates)
      : undefined
  return changed ?? [...affected]
}

/**
 * Returns the elements of Markdown that functions within `MDXComponents` replace, as in `a: (props) => <Card {...props} />`. Functions that
 * only put a box around the element, or that render a heading of the theme, don't count.
 */
function inlineReplacements(text: string): string[] {
  const functions = text.matchAll(
    /^[ \t]+([a-z][a-z\d]*)(?::\s*(?:async\s+)?(?:function\b|\(|\w+\s*=>)|\()([\s\S]*?)(?=^[ \t]+[\w'"]+\s*[:,(]|^\})/gm,
  )
  return [...functions].flatMap(([, tag, body]) => {
    const tags = [...body!.matchAll(/<([A-Za-z][\w.]*)(?=[\s/>])/g)].map(([, name]) => name!)
    const isBox = tags.length > 0 && tags.every((name) => [tag, 'div', 'span', 'MDXHeading'].includes(name))
    return isBox && !/>[^<>{}]*\w[^<>{}]*</.test(body!) ? [] : [tag!]
  })
}
