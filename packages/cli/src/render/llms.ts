import { markdownPath } from '../plan/generated-paths.ts'
import type { OutputFile, Site } from '../types.ts'
import { absoluteUrl } from './absolute-url.ts'
import { markdownCopy } from './markdown-copy.ts'

/** `llms.txt`, a list of the pages, and `llms-full.txt`, their whole text. */
export function* llms(site: Site): Generator<OutputFile> {
  const { config } = site
  const routes = [...site.routes.values()].filter(({ page }) => page.source)
  const list = routes.map(({ path, page }) => {
    const description = page.frontMatter.description
    return `- [${page.title}](${absoluteUrl(config, markdownPath(path))})${description ? `: ${description}` : ''}`
  })
  const head = [`# ${config.title}`, ...(config.tagline ? [`> ${config.tagline}`] : [])].join('\n\n')
  yield { path: 'llms.txt', contents: `${head}\n\n## Pages\n\n${list.join('\n')}\n` }
  const texts = routes.map((route) => String(markdownCopy(route, site).contents))
  yield { path: 'llms-full.txt', contents: `${head}\n\n${texts.join('\n---\n\n')}` }
}
