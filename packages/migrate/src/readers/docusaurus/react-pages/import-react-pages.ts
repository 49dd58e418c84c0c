import type { NewFile } from '../../../model/migrated-site.ts'
import { textOf } from '../../../util/values.ts'
import type { Aliases } from '../aliases.ts'
import { type CopiedModules, textsOf } from '../copied-modules.ts'
import type { OriginalSite } from '../original-site.ts'
import type { RuntimeModules } from '../runtime-modules.ts'
import { infimaStyles } from './infima-styles.ts'
import { listReactPages, type ReactPage } from './list-react-pages.ts'
import { pageText } from './page-text.ts'
import { type RunPage, runPage } from './run-page.ts'

export interface ImportedReactPages {
  /** The pages that become pages of the new site. */
  pages: ReactPage[]
  /** The pages that only redirect, with the URLs that they redirect to. */
  redirects: { page: ReactPage; to: string }[]
  /** The pages that can't work in the new site. */
  lost: { page: ReactPage; reason: string }[]
  /** The files of the new site, by path. */
  files: Map<string, NewFile>
  /** The packages that the pages need, with their versions. */
  packages: Record<string, string>
  /** Links to anchors that only exist once the page runs in the browser. */
  anchors: string[]
}

/** The result if all pages are lost. */
export function noReactPages(site: OriginalSite): ImportedReactPages {
  const lost = listReactPages(site).map((page) => ({ page, reason: 'the import of the React pages failed' }))
  return { pages: [], redirects: [], lost, files: new Map(), packages: {}, anchors: [] }
}

const styles = 'src/docusaurus/infima.css'

/**
 * Copies the React pages of the old site, with the modules that they consist of.
 *
 * @param modules The modules of the new site, to which those of the pages are added.
 * @param isTaken Returns whether another page has a route.
 */
export async function importReactPages(
  site: OriginalSite,
  aliases: Aliases,
  runtime: RuntimeModules,
  modules: CopiedModules,
  isTaken: (route: string) => boolean,
): Promise<ImportedReactPages> {
  const result: ImportedReactPages = {
    pages: [],
    redirects: [],
    lost: [],
    files: new Map(),
    packages: {},
    anchors: [],
  }
  const found: { page: ReactPage; run: RunPage; module: string }[] = []
  for (const page of listReactPages(site)) {
    if (isTaken(page.route)) continue
    const run = await runPage(page.file, site, aliases, runtime)
    if ('reason' in run) result.lost.push({ page, reason: run.reason })
    else if (run.redirect !== undefined) result.redirects.push({ page, to: run.redirect })
    else
      try {
        found.push({ page, run, module: await modules.add(page.file, run.graph) })
        Object.assign(result.packages, run.graph.packages)
        for (const anchor of run.anchors) result.anchors.push(`${page.route}#${anchor}`)
        result.pages.push(page)
      } catch (error) {
        result.lost.push({ page, reason: `it can’t be copied: ${(error as Error).message}` })
      }
  }
  if (found.length === 0) return result
  const texts = [...modules.files.values()].flatMap(textsOf)
  result.files.set(styles, { text: infimaStyles(texts, site.folder) })
  for (const { page, run, module } of found)
    result.files.set(page.target, {
      text: pageText(page, run, [module, styles], textOf(site.config.title)),
    })
  return result
}

/** Returns the redirects of the pages that only redirect. */
export function pageRedirects(
  { redirects }: ImportedReactPages,
  newRoute: (address: string) => string | undefined,
): { from: string; to: string }[] {
  return redirects.map(({ page, to }) => ({ from: page.route, to: newRoute(to.replace(/(.)\/$/, '$1')) ?? to }))
}
