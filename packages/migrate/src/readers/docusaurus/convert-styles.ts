import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import type { NewFile } from '../../model/migrated-site.ts'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { runtimeFiles } from '../../runtime/docusaurus.ts'
import { freePath } from '../../util/free-path.ts'
import { isFile } from '../../util/list-files.ts'
import { type PageText, pagesWithClasses } from './affected-pages.ts'
import { compileSass } from './compile-sass.ts'
import { textsOf } from './copied-modules.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath, type MigrationContext } from './page-context.ts'
import { localFile, publicUrls } from './public-urls.ts'

export interface ConvertedStyles {
  /** Path in the new site → text. */
  files: Map<string, string>
  /** Files for `theme.css`, in order. */
  css: string[]
  accent?: string
  accentDark?: string
}

/** Values for the variables of Docusaurus's theme. */
const variables = 'styles/docusaurus-variables.css'

/**
 * Copies the files of `customCss`. The primary color becomes the accent color. If anything uses variables of Docusaurus's theme, a stylesheet
 * sets them to the values of the new theme.
 *
 * @param pages The pages of the old site.
 * @param texts The pages of the new site.
 * @param files The modules of the new site.
 */
export function convertStyles(
  { original: site, root, assets, warnings }: MigrationContext,
  pages: readonly PageText[],
  texts: readonly string[],
  files: ReadonlyMap<string, NewFile>,
): ConvertedStyles {
  const result: ConvertedStyles = { files: new Map(), css: [] }
  for (const file of withImportedStyles(site)) {
    const name = relative(site.folder, file).replace(/^.*node_modules\//, '')
    if (!isFile(file)) {
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
        file: displayPath({ root }, file),
        pages: pagesWithClasses(css, pages),
      })
    const source = readFileSync(file, 'utf8')
    const compiled = /\.s[ac]ss$/.test(file) ? compileSass(file, site.folder) : undefined
    if (/\.(?:scss|sass|less|styl)$/.test(file) && compiled === undefined) {
      const note = /\.s[ac]ss$/.test(file)
        ? 'Install the packages of the old site and run the command again, or compile the stylesheet to CSS and add it to `theme.css`.'
        : 'Compile it to CSS, and add it to `theme.css`.'
      warn('The stylesheet needs a preprocessor.', note, source)
      continue
    }
    const css = withoutLocalImports(compiled ?? source, file, site)
    const text = publicUrls(css, file, site, assets)
    if (/^\s*@(?:tailwind|apply|config|plugin)\b/m.test(text)) {
      warn('The stylesheet needs Tailwind CSS.', 'Compile it to CSS, and add it to `theme.css`.', text)
      continue
    }
    const inSite = file.startsWith(`${site.folder}/`) ? fileName(relative(site.folder, file)) : fileName(file)
    const wanted = posix.join('styles', inSite.replace(/\.s[ac]ss$/, '.css'))
    const path = freePath(wanted, (path) => result.files.has(path) || path === variables || path === 'styles/moved.css')
    const local = [...text.matchAll(/url\(\s*["']?(?!["']?(?:[a-z]+:|\/|#))|@import\s+["'](?![a-z]+:)/gi)]
    if (local.length > 0)
      warn('The stylesheet refers to other files.', 'Copy them, and change the paths in the copied stylesheet.', text)
    const { light, dark } = primaryColors(text)
    if (light) result.accent ??= light
    if (dark) result.accentDark ??= dark
    result.files.set(path, text)
    result.css.push(path)
  }
  const all = [...texts, ...[...files.values()].flatMap(textsOf), ...result.files.values()]
  if (all.some((text) => text.includes('var(--ifm-'))) {
    result.files.set(variables, runtimeFiles['variables.css']!)
    result.css.unshift(variables)
  }
  return result
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

/** Lists the files of `customCss`. Stylesheets that they import come before them. */
function withImportedStyles(site: OriginalSite): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const add = (file: string): void => {
    if (visited.has(file)) return
    visited.add(file)
    const text = file.endsWith('.css') && isFile(file) ? readFileSync(file, 'utf8') : ''
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
    file: displayPath({ root }, site.configFile),
    // A stylesheet of a package styles the components of that package, which are reported where pages use them.
    pages: isInPackage ? [] : 'all',
  })
}

function fileName(path: string): string {
  return path
    .replace(/^.*node_modules\//, '')
    .replace(/^(?:src|static)\//, '')
    .replace(/^css\//, '')
    .replace(/^\/.*\//, '')
}
