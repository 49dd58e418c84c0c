import { join, posix } from 'node:path'
import {
  formatUrlManifest,
  isReservedPath,
  type UrlEntry,
  type UserConfig,
  unservedFiles,
} from '@docs-engine/cli/internal'
import { type MigratedSite, type NewFile, textsOf } from '../model/migrated-site.ts'
import type { OldPage, OldSite } from '../model/old-site.ts'
import { badgeStyles } from '../passes/badge.ts'
import { newRoute } from '../passes/convert-links.ts'
import { localesConfig } from '../passes/translations.ts'
import { listFiles } from '../util/list-files.ts'
import { oldVariables } from '../util/old-variables.ts'
import { homePage } from './home-page.ts'
import { componentLevels } from './lenient-levels.ts'
import { writeConfig } from './write-config.ts'

/** Returns whether the new site has another file or a page at the path of a public file. Reports rules for hosts, which would be lost. */
function isReplaced(path: string, site: OldSite, { versions = [], locale = '', locales = {} }: UserConfig): boolean {
  if (unservedFiles.includes(path)) {
    const reason = `\`${path}\` isn’t imported, because the new site generates this file.`
    const todo =
      'Add its redirects to `redirects` in `site.config.ts`. See the page of your host in “Publishing” for other rules.'
    site.warnings.add({ kind: 'file', name: path, file: path, reason, todo })
  }
  if (/(?:^|\/)\.(?:nojekyll|DS_Store)$/.test(path)) return true
  // The new site generates its own `robots.txt` only if there is none.
  const isReserved = path !== 'robots.txt' && isReservedPath(`/${path}`, { versions, locale, locales })
  return isReserved || path === 'index.html' || site.byRoute.has(routeOfFile(path))
}

const blocks = ':is(h1, p, ul, ol, dl, blockquote, .code, .admonition, .table)'

/**
 * Separates the blocks in an HTML element of a page, such as `<div class="guide">`. The theme of Docs leaves that to the element's own styles,
 * while other generators set the margins of each paragraph. The layer has less weight than the theme.
 */
const wrapperGaps = `@layer base {
  .prose :is(div, section, aside, article) > ${blocks} + ${blocks} {
    margin-top: 1.25rem;
  }
}
`

/** Whether code loads data, scripts, or frames from URLs that it contains. */
function loadsOtherSites(code: string): boolean {
  const loads =
    /\bfetch\(|\bXMLHttpRequest\b|\baxios\b|\bWebSocket\(|\bcreateElement\(\s*['"](?:script|iframe)|\beval\(/
  return loads.test(code) && /['"`](?:https?|wss?):\/\/(?!www\.w3\.org)/.test(code)
}

function reportOrigins(path: string, site: OldSite): void {
  const reason = `\`${path}\` loads from other sites, which the Content Security Policy forbids.`
  const todo = 'Add the origins that readers need to `csp` in `site.config.ts`.'
  site.warnings.add({ kind: 'component', name: path, reason, todo })
}

/** Assembles the files of an imported site: pages, assets, public files, styles, and the configuration. */
export function assembleSite(
  site: OldSite,
  pages: ReadonlyMap<string, string>,
  config: UserConfig,
  more: ReadonlyMap<string, NewFile> = new Map(),
): MigratedSite {
  const files = new Map<string, NewFile>()
  for (const [path, text] of pages) files.set(path, { text })
  for (const [path, file] of more) files.set(path, file)
  for (const folder of site.publicFolders)
    for (const path of listFiles(folder))
      if ((site.isPublic?.(path) ?? true) && !isReplaced(path, site, config))
        files.set(posix.join('content/_public', path), { from: join(folder, path) })
  for (const [path, from] of site.assets) files.set(path, { from })
  const has = (pattern: RegExp) => [...pages.values()].some((text) => pattern.test(text))
  const rules = [
    ...site.css.values(),
    site.oldStyles.css(
      [...pages.values(), ...[...more.values()].flatMap((file) => ('text' in file ? [file.text] : []))],
      site.styles.css(),
    ),
    site.styles.css(),
    gapsIn(pages.values()),
    has(/class="moved-badge[ "]/) ? badgeStyles : '',
  ]
    .filter(Boolean)
    .join('\n')
  const code = [...files].filter(([path]) => /^(?:src|styles)\/|\.mdx$/.test(path))
  for (const [path, file] of code) if (textsOf(file).some(loadsOtherSites)) reportOrigins(path, site)
  const used = code.flatMap(([, file]) => textsOf(file))
  const css = [oldVariables([rules, ...used]), rules].filter(Boolean).join('\n')
  const icons = site.icons.css()
  const styles = [
    ...(config.theme?.css ?? []),
    ...(icons ? ['styles/icons.css'] : []),
    ...(css ? ['styles/moved.css'] : []),
  ]
  if (icons) files.set('styles/icons.css', { text: icons })
  if (css) files.set('styles/moved.css', { text: css })
  const links = [...site.unmigratedLinks].sort()
  const hasMdx = [...pages.keys()].some((path) => path.endsWith('.mdx'))
  const complete: UserConfig = {
    ...config,
    ...(hasMdx && { rules: { ...config.rules, ...componentLevels } }),
    ...localesConfig(site.translations),
    ...(styles.length > 0 && { theme: { ...config.theme, css: styles } }),
    ...(links.length > 0 && { ignoreLinks: links }),
  }
  const hasIndex = ['md', 'mdx', 'tsx'].some((ending) => files.has(`content/index.${ending}`))
  // The folder of the main language can be part of its URLs, so that no page has the URL of the home page.
  const isIndexBelow = site.translations.some(({ originalPrefix }) => originalPrefix !== '')
  const hasNewHome = (!hasIndex || isIndexBelow) && !hasPageAtRoot(site)
  if (hasNewHome) {
    const routes = site.pages.map((page) => newRoute(page))
    const only = isIndexBelow ? `slug: /\nlocales: [${config.locale ?? 'en'}]\n` : ''
    const text = homePage(complete, routes).replace('---\n', `---\n${only}`)
    files.set(hasIndex ? 'content/home.md' : 'content/index.md', { text })
  }
  const isPublished = ({ block }: OldPage) => block.frontMatter.draft !== true
  const urls = [
    ...site.otherRoutes.map((route) => [route, []] as const),
    ...site.pages.filter(isPublished).map(({ route, anchors }) => [route, anchors] as const),
    ...site.translations.flatMap(({ locale, originalPrefix, pages: translated }) =>
      translated
        .filter(isPublished)
        .map(({ route, anchors }) => [`/${locale}${route.slice(originalPrefix.length)}`, anchors] as const),
    ),
  ]
  files.set('urls.lock', { text: oldUrls(urls) })
  files.set('site.config.ts', { text: writeConfig(complete, [...site.plugins.values()]) })
  const { warnings } = site
  const isIncomplete = warnings.list.some((warning) => warning.pages === 'all')
  const incomplete = new Set(warnings.list.flatMap((warning) => warning.pages))
  const shown = [site, ...site.translations].flatMap((own) => own.pages.map((page) => page.shown))
  const wholePages = isIncomplete ? [] : shown.filter((page) => !incomplete.has(page))
  return {
    files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    folders: [...(site.folders ?? [site.root])],
    root: site.root,
    hasNewHome,
    warnings,
    pages: shown,
    wholePages,
    packages: site.packages,
    counts: {
      pages: shown.length,
      complete: wholePages.length,
      assets: [...files.values()].filter((file) => 'from' in file).length,
      components: [...files.keys()].filter((path) => /^src\/.*\.[jt]sx$/.test(path)).length,
      redirects: config.redirects?.length ?? 0,
    },
  }
}

/** Whether a page of the new site has the URL of the home page. */
function hasPageAtRoot(site: OldSite): boolean {
  return site.pages.some((page) => newRoute(page) === '/')
}

function routeOfFile(path: string): string {
  return path.endsWith('.html') ? `/${path.replace(/(?:\/?index)?\.html$/, '')}` : ''
}

/**
 * Returns the text of `urls.lock` for the addresses that the old site published, so that `docs check` reports a page or an anchor that is
 * lost during or after the move.
 *
 * @param addresses Each route with its anchors.
 */
function oldUrls(addresses: Iterable<readonly [route: string, anchors: readonly string[]]>): string {
  const entries = [...addresses].map(([route, anchors]): [string, UrlEntry] => [
    route,
    { line: 0, anchors: new Map(anchors.map((anchor) => [anchor, 0])) },
  ])
  return formatUrlManifest(new Map(entries))
}

/** Returns the styles that pages need if they contain HTML elements around blocks, or an empty string. */
function gapsIn(pages: Iterable<string>): string {
  return [...pages].some((page) => /^[ \t]*<(?:div|section|aside|article)\b/m.test(page)) ? wrapperGaps : ''
}
