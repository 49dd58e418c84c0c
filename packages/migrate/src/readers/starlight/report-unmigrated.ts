import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import { routeForm } from '../../passes/convert-links.ts'
import { isFile, listFiles } from '../../util/list-files.ts'
import { toArray, toRecord } from '../../util/values.ts'
import type { StarlightSite } from './read-starlight.ts'
import { isCovered, pluginName } from './starlight-plugins.ts'

/** Reports the parts of the old site that aren't imported: plugins, overridden components, and pages written in Astro. */
export function reportUnmigrated({ config, options, folder, file: path, loaded }: StarlightSite, site: OldSite): void {
  const file = relative(folder, path)
  for (const { name, route } of otherPages(folder)) {
    const reason = `\`src/pages/${name}\` isn’t imported, because it isn’t part of the documentation collection.`
    site.warnings.add({
      kind: 'page',
      name,
      reason,
      file: join('src/pages', name),
      ...(route !== undefined && {
        lost: { what: 'Astro page', count: 1 },
        pages: [...(site.lostRoutes.get(route) ?? [])].sort(),
      }),
    })
  }
  for (const name of listFiles(site.pagesFolder).filter((name) => name.endsWith('.mdoc'))) {
    const reason = `\`${name}\` isn’t imported, because it’s written in Markdoc.`
    site.warnings.add({
      kind: 'page',
      name,
      reason,
      file: relative(folder, join(site.pagesFolder, name)),
      lost: { what: 'Markdoc page', count: 1 },
    })
  }
  for (const [name, value] of Object.entries(toRecord(options.components))) {
    const reason = `The component \`${name}\` of the theme is replaced by \`${String(value)}\`, which isn’t imported.`
    site.warnings.add({
      kind: 'theme',
      name,
      reason,
      file,
      pages: isCovered(String(value)) || keepsDefault(name, join(folder, String(value))) ? [] : pagesWith(name, site),
    })
  }
  reportPlugins({ config, loaded }, site, file)
}

/** Whether the component that replaces one of the theme also shows that one, or the text of the page, so that readers only miss what it adds. */
function keepsDefault(name: string, file: string): boolean {
  const source = isFile(file) ? readFileSync(file, 'utf8') : ''
  return /<slot\s*\/>/.test(source) || source.includes(`@astrojs/starlight/components/${name}.astro`)
}

/** Returns the pages on which Starlight shows a component that is part of a page's content. All others are around the pages. */
function pagesWith(name: string, { pages }: OldSite): string[] {
  const isShown = contentComponents[name]
  return isShown ? pages.filter(({ block }) => isShown(block.frontMatter)).map(({ shown }) => shown) : []
}

const contentComponents: Record<string, (frontMatter: Record<string, unknown>) => boolean> = {
  MarkdownContent: () => true,
  ContentPanel: () => true,
  PageTitle: ({ hero }) => hero === undefined,
  Hero: ({ hero }) => hero !== undefined,
  Banner: ({ banner }) => banner !== undefined,
}

/** Lists the files in `src/pages`. Those without a route are endpoints, which don't return pages. */
export function otherPages(folder: string): { name: string; route: string | undefined }[] {
  const pages = join(folder, 'src/pages')
  return (existsSync(pages) ? listFiles(pages) : [])
    .filter((name) => !/(?:^|\/)_/.test(name))
    .map((name) => {
      const [, path] = /^(.*)\.(?:astro|mdx?|html)$/.exec(name) ?? []
      return { name, route: path === undefined ? undefined : routeForm(`/${path}`) }
    })
}

function reportPlugins(
  { config, loaded }: Pick<StarlightSite, 'config' | 'loaded'>,
  site: OldSite,
  file: string,
): void {
  const markdown = toRecord(config.markdown)
  const processor = toRecord(toRecord(markdown.processor).options)
  const lists = [
    markdown.remarkPlugins,
    markdown.rehypePlugins,
    processor.remarkPlugins,
    processor.rehypePlugins,
  ].concat([processor.mdastPlugins, processor.hastPlugins])
  for (const entry of lists.flatMap(toArray)) {
    const name = pluginName(Array.isArray(entry) ? entry[0] : entry, { loaded })
    if (isCovered(name)) continue
    site.warnings.untraced.add(name)
    const reason = `The Markdown plugin \`${name}\` isn’t imported, so its changes to pages are missing.`
    site.warnings.add({ kind: 'plugin', name, reason, file })
  }
  // The options of a processor whose package isn't installed aren't known.
  if (loaded.origins.has(markdown.processor)) site.warnings.untraced.add(pluginName(markdown.processor, { loaded }))
  for (const name of loaded.missing) if (!isCovered(name)) site.warnings.missing.add(name)
}
