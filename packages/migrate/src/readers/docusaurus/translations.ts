import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import type { OldPage, Translation } from '../../model/old-site.ts'
import { reportOrphans } from '../../passes/translations.ts'
import { listFiles } from '../../util/list-files.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import { setFormat } from './convert-page.ts'
import type { DocumentSet } from './document-sets.ts'
import { type Document, fileInVersion } from './documents.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import { readData } from './read-data.ts'

/**
 * Adds the translated documents in `i18n/<locale>`, with the places of their originals. A document and its translations get the same format,
 * because they have the same path in the new site.
 */
export function addTranslations(
  sets: readonly DocumentSet[],
  blog: DocumentSet | undefined,
  context: DocusaurusContext,
): void {
  const { site } = context
  const { folder, config } = context.original
  const { locales, defaultLocale = 'en', localeConfigs, path = 'i18n' } = toRecord(config.i18n)
  for (const locale of toArray(locales).map(String)) {
    const own = toRecord(toRecord(localeConfigs)[locale])
    const root = join(folder, String(path), textOf(own.path) ?? locale)
    if (locale === defaultLocale || !existsSync(root)) continue
    const translation: Translation = {
      locale,
      label: textOf(own.label),
      dir: own.direction === 'rtl' ? 'rtl' : undefined,
      texts: textsIn(root),
      folder: root,
      originalPrefix: '',
      pages: [],
      orphans: new Set(),
    }
    for (const set of sets) {
      const inSet = join(root, set === blog ? 'docusaurus-plugin-content-blog' : pluginFolder(set))
      if (existsSync(inSet)) addDocuments(set, inSet, translation, context)
    }
    if (translation.pages.length === 0) continue
    site.translations.push(translation)
    reportOrphans(site, locale, [...translation.orphans])
  }
  for (const page of site.translations.flatMap(({ pages }) => pages))
    page.target = site.bySource.get(page.source)?.target ?? page.target
}

function pluginFolder({ set: { id, version } }: DocumentSet): string {
  if (version === undefined) return 'docusaurus-plugin-content-pages'
  const name = version.name === 'current' ? 'current' : `version-${version.name}`
  return join(`docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`, name)
}

function addDocuments(
  { documents, set }: DocumentSet,
  folder: string,
  { pages, orphans }: Translation,
  context: DocusaurusContext,
): void {
  const originals = new Map(documents.map((document) => [document.path, document]))
  for (const path of listFiles(folder)) {
    if (!/\.mdx?$/.test(path) || /(?:^|\/)_/.test(path)) continue
    const file = join(folder, path)
    const block = splitFrontMatter(readFileSync(file, 'utf8'))
    const shown = relative(context.site.root, file)
    const original = originals.get(path)
    if (original) pages.push(translatedDocument(original, shown, block, context))
    else {
      const route = posix.join('/', set.addressBase, path.replace(/\.mdx?$/, ''))
      const target = fileInVersion(posix.join('content', set.routeBase, path), set.version?.folder)
      const page: OldPage = { file, source: shown, shown, route, target, block, anchors: [] }
      pages.push(page)
      orphans.add(page)
    }
  }
}

/** The file stays that of the original, so that links and images are relative to it. */
function translatedDocument(
  original: Document,
  shown: string,
  block: OldPage['block'],
  context: DocusaurusContext,
): Document {
  const { title, description } = block.frontMatter
  const texts = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) }
  const post = original.post && { ...original.post, frontMatter: { ...original.post.frontMatter, ...texts } }
  const document: Document = { ...original, shown, block, anchors: [], ...(post && { post }) }
  setFormat(document, context)
  original.target = document.target
  return document
}

/** Reads the translations of the labels in the navbar, the footer, and the sidebars. The other texts belong to the theme. */
function textsIn(root: string): Record<string, string> {
  const labels = /^(?:item\.label|link\.(?:title|item\.label)|sidebar\.[^.]+\.(?:category|link|doc))\.(.+)$/
  const texts: Record<string, string> = {}
  for (const path of listFiles(root).filter((name) => name.endsWith('.json')))
    for (const [key, value] of Object.entries(toRecord(readData(join(root, path))))) {
      const label = labels.exec(key)?.[1]
      const message = textOf(toRecord(value).message)
      if (label && !/\.link\.generated-index\./.test(label) && message && message !== label) texts[label] ??= message
    }
  return texts
}
