import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import type { UserConfig } from '@docs-engine/cli/internal'
import type { OldSite } from '../../model/old-site.ts'
import { findPage } from '../../passes/convert-links.ts'
import { headOf } from '../../passes/head.ts'
import { toSidebar } from '../../passes/navigation.ts'
import { convertRedirects } from '../../passes/redirects.ts'
import { translatedRoute } from '../../passes/translations.ts'
import { accentColor } from '../../util/accent-color.ts'
import { editUrlFor } from '../../util/edit-url.ts'
import { isFile } from '../../util/list-files.ts'
import { socialLabel } from '../../util/social-label.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import { lenientLevels } from '../../write/lenient-levels.ts'
import type { StarlightSite } from './read-starlight.ts'
import { labelOf, starlightSidebar } from './starlight-sidebar.ts'

/** Converts the configuration of Astro and Starlight. `locale` is the folder of the pages' language, or an empty string. */
export function starlightConfig(
  { config, options, folder, file: path }: StarlightSite,
  site: OldSite,
  target: string,
  locale: string,
): UserConfig {
  const file = relative(folder, path)
  const head = headOf(
    toArray(options.head)
      .map(toRecord)
      .map(({ tag, attrs, content }) => ({ tag, attributes: attrs, content })),
    site,
    file,
  )
  const logo = toRecord(options.logo)
  const logoFile = (value: unknown) => {
    const from = textOf(value) && join(folder, String(value).replace(/^~\//, 'src/'))
    if (!from || !isFile(from)) return undefined
    site.assets.set(`content/_public/${posix.basename(from)}`, from)
    return `/${posix.basename(from)}`
  }
  const src = logoFile(logo.src ?? logo.light)
  const srcDark = logoFile(logo.dark)
  const favicon = [textOf(options.favicon) ?? '/favicon.svg', '/favicon.ico'].find((name) =>
    site.publicFolders.some((own) => existsSync(join(own, name))),
  )
  const social = Array.isArray(options.social)
    ? options.social.map(toRecord).map(({ label, href }) => ({ label: textOf(label), href: textOf(href) }))
    : Object.entries(toRecord(options.social)).map(([name, href]) => ({
        label: socialLabel(name, String(href)),
        href: textOf(href),
      }))
  const sidebar = toSidebar(starlightSidebar(options.sidebar, site, locale, file), site, file)
  const language = locale || textOf(toRecord(toRecord(options.locales).root).lang)
  const editUrl = editUrlFor(target, textOf(toRecord(options.editLink).baseUrl), folder)
  const accent = accentOf(options.customCss, folder)
  const written = Object.entries(toRecord(config.redirects)).map(([from, entry]) => ({
    from,
    to: textOf(entry) ?? textOf(toRecord(entry).destination) ?? '',
  }))
  const routeOf = (path: string) => findPage(path, site)?.route ?? translatedRoute(path, site)
  const redirects = convertRedirects(written, site, file, routeOf)
  const toc = toRecord(options.tableOfContents)
  const levels = [Number(toc.minHeadingLevel ?? 2), Number(toc.maxHeadingLevel ?? 3)]
  return {
    title: labelOf(options.title) ?? 'Docs',
    ...(textOf(options.description) && { tagline: textOf(options.description) }),
    ...(site.origin && { url: site.origin }),
    ...(site.baseUrl !== '/' && { baseUrl: site.baseUrl }),
    trailingSlash: config.trailingSlash !== 'never' && toRecord(config.build).format !== 'file',
    ...(language && !/^en(-US)?$/.test(language) && { locale: language }),
    ...((head.favicon ?? favicon) && { favicon: head.favicon ?? favicon }),
    ...(levels.some((level, n) => level !== n + 2) && { toc: { minLevel: levels[0]!, maxLevel: levels[1]! } }),
    ...(editUrl && { editUrl }),
    navbar: {
      ...(src && {
        logo: { src, ...(srcDark && { srcDark }), ...(textOf(logo.alt) && { alt: String(logo.alt) }) },
      }),
      items: social.flatMap(({ label, href }) => (label && href ? [{ label, href }] : [])),
    },
    ...(sidebar.length > 0 && { sidebars: { docs: sidebar } }),
    ...(head.elements.length > 0 && { head: head.elements }),
    ...(redirects.length > 0 && { redirects }),
    ...(accent && { theme: { accent } }),
    samples: false,
    // Astro doesn't check links.
    ...lenientLevels,
  }
}

/** Returns the accent color in the site's stylesheets, or Starlight's own, or `undefined` if it isn't a literal color. */
function accentOf(customCss: unknown, folder: string): string | undefined {
  const files = toArray(customCss).map((path) => join(folder, String(path)))
  const css = files.map((file) => (isFile(file) ? readFileSync(file, 'utf8') : '')).join('\n')
  return css.includes('--sl-color-accent') ? accentColor(css, '--sl-color-accent') : 'hsl(234, 90%, 60%)'
}
