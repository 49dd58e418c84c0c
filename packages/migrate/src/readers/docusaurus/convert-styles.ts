import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import type { NewFile } from '../../model/migrated-site.ts'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { freePath } from '../../util/free-path.ts'
import { isFile } from '../../util/list-files.ts'
import { toRecord } from '../../util/values.ts'
import { gapsIn } from '../../write/wrapper-gaps.ts'
import { type PageText, pagesWithClasses } from './affected-pages.ts'
import { compileSass } from './compile-sass.ts'
import { darkFooter, limitToLightMode, primaryColors, substitutes, withTokens } from './infima.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath } from './page-context.ts'
import { localFile, publicUrls } from './public-urls.ts'
import { codeInBlocks, inheritedColors, scopeElements, setsTextColor, stylesPlainCode } from './scope-elements.ts'
import { ownClasses, themeClasses, withoutRulesFor } from './theme-classes.ts'

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
 *
 * @param pages The pages of the old site.
 * @param newFiles The pages and components of the new site.
 */
export function convertStyles(
  site: OriginalSite,
  root: string,
  pages: readonly PageText[],
  newFiles: ReadonlyMap<string, NewFile>,
  warnings: MigrationWarnings,
): ConvertedStyles {
  const result: ConvertedStyles = { files: new Map(), css: [], assets: new Map() }
  const used = new Set<string>()
  const defined = new Set<string>()
  const own = ownClasses(newFiles)
  const foreign = new Set([...themeClasses()].filter((name) => !own.has(name)))
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
        file: displayPath({ folder: root }, file),
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
    const text = publicUrls(css, file, site, result.assets)
    if (/^\s*@(?:tailwind|apply|config|plugin)\b/m.test(text)) {
      warn('The stylesheet needs Tailwind CSS.', 'Compile it to CSS, and add it to `theme.css`.', text)
      continue
    }
    const inSite = file.startsWith(`${site.folder}/`) ? fileName(relative(site.folder, file)) : fileName(file)
    const wanted = posix.join('styles', inSite.replace(/\.s[ac]ss$/, '.css'))
    const path = freePath(wanted, (path) => result.files.has(path) || generatedStyles.includes(path))
    const local = [...text.matchAll(/url\(\s*["']?(?!["']?(?:[a-z]+:|\/|#))|@import\s+["'](?![a-z]+:)/gi)]
    if (local.length > 0)
      warn('The stylesheet refers to other files.', 'Copy them, and change the paths in the copied stylesheet.', text)
    for (const [, name] of text.matchAll(/var\(\s*(--ifm-[\w-]+)/g)) used.add(name!)
    for (const [, name] of text.matchAll(/(?:^|[;{\s])(--ifm-[\w-]+)\s*:/g)) defined.add(name!)
    const { light, dark } = primaryColors(text)
    if (light) result.accent ??= light
    if (dark) result.accentDark ??= dark
    const { css: rules, removed } = withoutRulesFor(foreign, text)
    for (const name of removed) warnings.omit(`styles for \`.${name}\``)
    result.files.set(path, scopeElements(withTokens(limitToLightMode(rules))))
    result.css.push(path)
  }
  const unset = [...used].filter((name) => !defined.has(name)).sort()
  const lines = unset.flatMap((name) => {
    const value = substitutes.find(([pattern]) => pattern.test(name))?.[1]
    return value ? [`  ${name}: ${value};`] : []
  })
  const texts = [...newFiles].flatMap(([path, file]) => (/\.mdx?$/.test(path) && 'text' in file ? [file.text] : []))
  const gaps = gapsIn(texts)
  const base = [
    ...(gaps ? [gaps] : []),
    ...(texts.some((page) => /<th[\s>]/.test(page)) ? [htmlTables] : []),
    ...(lines.length > 0
      ? [
          `/* Values for the variables of Docusaurus that the copied stylesheets use. */\n:root {\n${lines.join('\n')}\n}\n`,
        ]
      : []),
    ...(toRecord(site.themeConfig.footer).style === 'dark' ? [darkFooter] : []),
    ...([...result.files.values()].some(stylesPlainCode) ? [codeInBlocks] : []),
    ...([...result.files.values()].some(setsTextColor) ? [inheritedColors] : []),
  ]
  if (base.length > 0) {
    result.files.set('styles/docusaurus-variables.css', base.join('\n'))
    result.css.unshift('styles/docusaurus-variables.css')
  }
  return result
}

/** Infima leaves the cells of tables in the middle, as browsers do, and authors of tables in HTML rely on that. */
const htmlTables = '.prose th {\n  vertical-align: middle;\n}\n'

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
    file: displayPath({ folder: root }, site.configFile),
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
