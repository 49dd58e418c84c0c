import { hashOf } from '@docs-engine/shared/hash.ts'
import type { AssetStore } from '../assets/asset-store.ts'
import { codeMarks } from '../code/line-marks.ts'
import { linkKey, replaceCopyPlaceholders, urlOfLinkKey } from '../components/placeholders.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Page } from '../model/page.ts'
import type { Route, Site } from '../model/site.ts'
import { llmsPath, markdownPath } from '../plan/generated-paths.ts'
import { unescapeHtml } from '../util/html-tags.ts'
import { absoluteHref, absoluteUrl, pageUrl } from '../util/page-address.ts'
import { type LinkTarget, linkTargets } from './link-targets.ts'

/** The data for a page's Markdown copy, except its text and links. */
export interface MarkdownCopyTask extends Pick<Page, 'title'> {
  /** Route path of the page, without the base URL. */
  path: string
  /** Front matter that a landing page displays before its text. */
  landing?: Pick<Page['frontMatter'], 'hero' | 'features'>
  /** Declarations as highlighted HTML, by `package#name`. */
  signatures: Record<string, string>
}

export function markdownCopyTask({ path, page }: Route, { signatures }: Pick<Site, 'signatures'>): MarkdownCopyTask {
  const { title, frontMatter, slots } = page
  const { hero, features } = frontMatter
  const names = slots.filter(({ kind }) => kind === 'signature').map(({ data }) => `${data.from}#${data.name}`)
  return {
    path,
    title,
    ...(hero && { landing: { hero, features } }),
    signatures: Object.fromEntries(names.map((name) => [name, signatures.get(name) ?? ''])),
  }
}

/** Returns a page as Markdown, with its title as the first heading and absolute links. */
export function renderMarkdownCopy(
  markdown: string,
  links: LinkTarget[],
  { path, title, landing, signatures }: MarkdownCopyTask,
  config: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>,
): string {
  const addresses = new Map(links.map((link) => [linkKey(link.url, link.file), addressOf(link, path, config)]))
  const text = replaceCopyPlaceholders(markdown, (token, value) => {
    if (token === 'page') return pageUrl(config, path)
    if (token === 'link') return addresses.get(value) ?? urlOfLinkKey(value)
    return `\`\`\`ts\n${unescapeHtml((signatures[value] ?? '').replace(/<[^>]*>/g, '')).trimEnd()}\n\`\`\``
  })
  const parts = landing
    ? [`# ${landing.hero?.title ?? title}`, ...landingText(landing, addresses), text]
    : [text.startsWith('# ') ? '' : `# ${title}`, text]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Adds a link to `llms.txt` below the first heading, so that AI agents that read a single Markdown copy can find the other pages. */
export function withPageList(
  markdown: string,
  config: Pick<SiteConfig, 'url' | 'baseUrl'>,
  languagePrefix = '',
): string {
  return markdown.replace('\n', () => `\n\n> List of all pages: ${absoluteUrl(config, languagePrefix + llmsPath)}\n`)
}

/** Returns the parts that a landing page shows before its text. */
function landingText(
  { hero, features }: NonNullable<MarkdownCopyTask['landing']>,
  links: Map<string, string>,
): string[] {
  const link = (label: string, url: string | undefined) => (url ? `[${label}](${links.get(url) ?? url})` : label)
  const actions = hero?.actions.map(({ label, to, href }) => `- ${link(label, to ?? href)}`)
  const code = hero?.code && `\`\`\`${hero.code_lang}\n${codeMarks(hero.code.trimEnd(), () => {}).code}\n\`\`\``
  const items = features?.map(({ title, text, to }) => `- **${link(title, to)}**: ${text}`)
  return [hero?.tagline ?? '', actions?.join('\n') ?? '', code ?? '', items?.join('\n') ?? '']
}

/** Returns the absolute URL of a link. A broken link is returned as written. */
function addressOf(
  { url, href, asset, suffix = '', isExternal }: LinkTarget,
  path: string,
  config: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>,
): string {
  if (asset) return absoluteUrl(config, `/${asset.path}`) + suffix
  if (href === null || isExternal) return href ?? url
  if (/^([?#]|$)/.test(href)) return pageUrl(config, path) + href
  if (!href.startsWith('/')) return href
  return absoluteHref(config, href)
}

/**
 * Returns the output file for a page's Markdown copy, without the link to `llms.txt`. The text is created when the file is written, so an
 * unchanged copy isn't rendered at all.
 */
export function markdownCopyFile(
  route: Route,
  site: Site,
  assets: AssetStore,
): OutputFile & { contents: () => string } {
  const { page } = route
  const { url, baseUrl, trailingSlash } = site.config
  const input = {
    links: linkTargets(route, { assets }),
    task: markdownCopyTask(route, site),
    config: { url, baseUrl, trailingSlash },
  }
  return {
    path: markdownPath(route.path).slice(1),
    key: hashOf({ engine: __ENGINE__, artifacts: page.key, ...input }),
    contents: () => renderMarkdownCopy(site.artifacts.get(page.key).markdown, input.links, input.task, input.config),
  }
}
