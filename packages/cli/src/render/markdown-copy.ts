import { createHash } from 'node:crypto'
import { unescapeHtml } from '../content/html-tags.ts'
import { replaceCopyTokens } from '../content/readable-markdown.ts'
import { markdownPath } from '../plan/generated-paths.ts'
import type { OutputFile, Route, Site } from '../types.ts'
import { absoluteUrl } from './absolute-url.ts'
import type { AssetStore } from './assets.ts'

/** The page as Markdown, under its own title, with absolute links. It is put together when it is written. */
export function markdownCopy(route: Route, site: Site, assets: AssetStore): OutputFile {
  const { page, links } = route
  const { url, baseUrl } = site.config
  const used = links.map(({ asset }) => asset && assets.use(asset).path)
  const signatures = page.slots.map(({ data }) => site.signatures.get(`${data.from}#${data.name}`))
  return {
    path: markdownPath(route.path).slice(1),
    key: createHash('sha1')
      .update(JSON.stringify([page.key, route.path, links, used, signatures, url, baseUrl]))
      .digest('hex'),
    contents: () => copyText(route, site, copyLinks(route, site, assets)),
  }
}

function copyText({ path, page }: Route, site: Site, links: Map<string, string>): string {
  const { title, frontMatter } = page
  const text = replaceCopyTokens(site.bodies.get(page.key).markdown, (token, value) => {
    if (token === 'page') return absoluteUrl(site.config, path)
    if (token === 'link') return links.get(value) ?? value
    const html = site.signatures.get(value) ?? ''
    return `\`\`\`ts\n${unescapeHtml(html.replace(/<[^>]*>/g, '')).trimEnd()}\n\`\`\``
  })
  const parts = frontMatter.hero
    ? [`# ${frontMatter.hero.title ?? title}`, ...landingText(frontMatter, links), text]
    : [text.startsWith('# ') ? '' : `# ${title}`, text]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** What a landing page says before its text. */
function landingText({ hero, features }: Route['page']['frontMatter'], links: Map<string, string>): string[] {
  const link = (label: string, url: string | undefined) => (url ? `[${label}](${links.get(url) ?? url})` : label)
  const actions = hero?.actions.map(({ label, to, href }) => `- ${link(label, to ?? href)}`)
  const code = hero?.code && `\`\`\`${hero.code_lang}\n${hero.code.trimEnd()}\n\`\`\``
  const items = features?.map(({ title, text, to }) => `- **${link(title, to)}**: ${text}`)
  return [hero?.tagline ?? '', actions?.join('\n') ?? '', code ?? '', items?.join('\n') ?? '']
}

/** Absolute address of each URL of the page. A broken one stands as its author wrote it. */
function copyLinks({ path, page, links }: Route, { config }: Site, assets: AssetStore): Map<string, string> {
  const { baseUrl } = config
  return new Map(
    page.links.map(({ url }, i): [string, string] => {
      const { href, asset, suffix = '', isExternal } = links[i]!
      if (asset) return [url, absoluteUrl(config, `/${assets.use(asset).path}`) + suffix]
      if (href === null || isExternal) return [url, href ?? url]
      if (/^([?#]|$)/.test(href)) return [url, absoluteUrl(config, path) + href]
      if (!href.startsWith('/')) return [url, href]
      return [url, new URL(baseUrl + href.slice(1), config.url).href]
    }),
  )
}
