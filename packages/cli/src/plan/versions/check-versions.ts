import { valuePosition } from '../../config/key-position.ts'
import { isPostSource } from '../../model/blog-post.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import {
  editionOf,
  editionOfPageIn,
  editionOfPath,
  editionsOf,
  otherLocales,
  pathIn,
  pathWithin,
} from '../../model/edition.ts'
import { fileWarning, type Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { ConfigSource, Sidebar } from '../../model/sidebar.ts'
import type { LinkTargets } from '../links/link-targets.ts'
import { followRedirects } from '../redirects/redirects.ts'
import { conflictMessage, foldedPath, renameNote } from '../routes.ts'
import type { SitePages } from '../site-pages.ts'

/**
 * Returns the pages of the configured versions. A version folder that isn't configured gets a warning and isn't built. A configured version
 * without pages is an error.
 */
export function listedPages(
  pages: Page[],
  config: SiteConfig,
  source: ConfigSource,
): { pages: Page[]; messages: Message[] } {
  const editions = editionsOf(config)
  const listed = new Set(editions.map(({ version }) => version))
  const originals = pages.filter((page) => editionOf(page).locale === undefined)
  const found = new Set(originals.map((page) => editionOf(page).version))
  const messages: Message[] = []
  for (const name of [...found].filter((name) => !listed.has(name)).sort()) {
    const reason = `\`versions/${name}\` isn’t built, because no version has this name.`
    messages.push(fileWarning('config', source.file, reason, `Add it to \`versions\`: \`{ name: '${name}' }\`.`))
  }
  for (const { version: name, folder, locale } of editions.slice(1)) {
    if (locale !== undefined || found.has(name)) continue
    const index = config.versions.findIndex((version) => version.name === name)
    const reason = `No page in \`${folder}\` for the version \`${name}\`.`
    const message = fileWarning('config', source.file, reason, 'Copy `content/` there, or remove the version.')
    messages.push({ ...message, fatal: true, ...valuePosition(source.text, ['versions', index, 'name'], name) })
  }
  messages.push(...unknownLocales(originals, config))
  return { pages: pages.filter((page) => listed.has(editionOf(page).version)), messages }
}

/** Reports languages in the front matter of pages that the site doesn't have. */
function unknownLocales(originals: Page[], config: SiteConfig): Message[] {
  const known = [config.locale, ...otherLocales(config)]
  const note = `The site’s languages are ${known.map((name) => `\`${name}\``).join(', ')}.`
  return originals.flatMap(({ source, frontMatter: { locales = [] } }) =>
    locales
      .filter((locale) => !known.includes(locale))
      .map((locale): Message => {
        const reason = `\`locales\` contains \`${locale}\`, which isn’t a language of the site.`
        return { ...fileWarning('front-matter', source, reason, note), fatal: true }
      }),
  )
}

/** Reports pages that have the route of a fallback page, or one that differs only in case or Unicode form. */
export function hiddenFallbacks(pages: SitePages, config: SiteConfig): Message[] {
  const originals = new Map(Array.from(pages.real.keys(), (path) => [foldedPath(path), path]))
  return [...pages.real].flatMap(([path, page]) => {
    const language = page.source === '' ? undefined : pages.languageAt(path)
    const original = language && originals.get(foldedPath(pathWithin(language, path)))
    const hidden = language && original !== undefined && pages.fallbackAt(pathIn(language, original))
    if (!hidden) return []
    const { source } = hidden.original
    if (hidden.path !== path) return conflictMessage(page, path, source)
    // `misplacedPages` reports a page of another language or version.
    if (editionOf(page).prefix !== editionOfPageIn(config, hidden.original, hidden.locale).prefix) return []
    const reason = `\`${path}\` is also the route of \`${source}\` in this language, so readers can’t see that page.`
    return fileWarning('duplicate-route', page.source, reason, renameNote)
  })
}

/** Reports pages whose routes belong to another language or version, such as `content/de/guide.md` on a site with the language `de`. */
export function misplacedPages(authored: ReadonlyMap<string, Page>, config: SiteConfig): Message[] {
  const editions = editionsOf(config)
  return [...authored].flatMap(([path, page]) => {
    if (isPostSource(page.source)) return []
    const { prefix, folder } = editionOfPath(path, editions)
    if (prefix === editionOf(page).prefix) return []
    const reason = `\`${path}\` is among the pages in \`${folder}\`, because it starts with \`${prefix}\`.`
    const note = `Move the file to \`${folder}\`, or give it a different \`slug\`.`
    return fileWarning('duplicate-route', page.source, reason, note)
  })
}

/**
 * Reports versions below the root without a home page or a `mainDoc`, because the version menu links to their root. A `mainDoc` that doesn’t exist is
 * reported as a broken link.
 */
export function missingHomePages(sidebar: Sidebar, targets: LinkTargets, { file, text }: ConfigSource): Message[] {
  const { config } = targets
  const editions = editionsOf(config)
  return editions
    .filter(({ prefix, locale }) => prefix !== '' && locale === undefined)
    .flatMap((edition) => {
      const name = edition.version
      const index = config.versions.findIndex((version) => version.name === name)
      const root = pathIn(edition, '/')
      if (config.versions[index]!.mainDoc || targets.routes.has(root) || followRedirects(root, targets)) return []
      const first = sidebar.order().find(({ path }) => editionOfPath(path, editions) === edition)?.path
      if (first === undefined) return []
      const reason = `The version \`${name}\` has no page at \`${root}\`, so its entry in the version menu is a broken link.`
      const note = `Create \`${edition.folder}/index.md\`, or set the version’s first page: \`mainDoc: '${pathWithin(edition, first).slice(1)}'\`.`
      return {
        ...fileWarning('home-page', file, reason, note),
        ...valuePosition(text, ['versions', index, 'name'], name),
      }
    })
}
