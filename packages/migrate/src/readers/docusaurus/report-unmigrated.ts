import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { plural } from '@docs-engine/cli/internal'
import { textsOf } from '../../model/migrated-site.ts'
import type { LostPages } from '../../model/migration-warnings.ts'
import type { OldSite } from '../../model/old-site.ts'
import { displayPath } from '../../model/old-site.ts'
import { routeForm } from '../../passes/convert-links.ts'
import { listFiles } from '../../util/list-files.ts'
import { outsidePath } from './convert-url.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import type { OriginalSite } from './original-site.ts'
import type { ImportedReactPages } from './react-pages.ts'

/** Reports the React pages that aren't imported, with the pages that link to them, and the blogs except the first one. */
export function reportLostPages({ original, site }: DocusaurusContext, { lost }: ImportedReactPages): void {
  const report = (name: string, reason: string, file: string, what: LostPages) => {
    const pages = [...(site.lostRoutes.get(name) ?? [])].sort()
    const todo = 'Write it in Markdown, or in React as a `.tsx` file in `content`.'
    site.warnings.add({ kind: 'page', name, reason, todo, file, lost: what, pages })
  }
  for (const { page, reason } of lost) {
    const shown = `The React page \`${page.route}\` isn’t imported: ${reason}.`
    report(page.route, shown, page.shown, { what: 'React page', count: 1 })
  }
  for (const { base, set } of original.blogs.slice(1)) {
    const count = listFiles(set.folder).filter((path) => /\.mdx?$/.test(path)).length
    const reason = `The blog \`${set.id}\` isn’t imported, because a site can have only one blog. It has ${plural(count, 'post')}.`
    report(`/${base}`, reason, displayPath(site, set.folder), { what: 'blog post', count })
  }
}

/** Adds the routes of pages that aren't imported to the site, so that the pages that link to them are known. */
export function addLostRoutes({ blogs }: OriginalSite, { lost }: ImportedReactPages, site: OldSite): void {
  const others = blogs.slice(1)
  const routes = [...lost.map(({ page }) => page.route), ...others.map(({ base }) => `/${base}`)]
  // The new site always has a home page.
  for (const route of routes) if (route !== '/') site.lostRoutes.set(route, new Set())
  site.otherRoutes.push(...routes)
}

/** Excludes the links in copied modules to pages that aren't imported from the link check. */
export function ignoreLostLinks({ modules, site }: DocusaurusContext): void {
  for (const text of [...modules.files.values()].flatMap(textsOf))
    for (const [, written] of text.matchAll(/["'`]((?:pathname:\/\/)?\/[^"'`\s]*)["'`]/g)) {
      const url = written!.replace(/\$\{.*/, '*')
      const isLost = site.lostRoutes.has(routeForm(url.replace(/[?#].*/, '')))
      if (outsidePath(url, site) === undefined && isLost) site.unmigratedLinks.add(url)
    }
}

/** Reports the versions that aren't imported, and the packages and files that the configuration misses. */
export function reportUnmigrated({ original, site }: DocusaurusContext): void {
  const { warnings } = site
  const { folder, docs } = original
  const frozen = join(folder, 'versioned_docs')
  if (existsSync(frozen) && docs.every(({ version }) => !version || version.name === 'current')) {
    const reason = 'The versions in `versioned_docs` aren’t imported, because the old site doesn’t publish them.'
    const todo = 'To import them, list them in `versions.json`, and run the command again.'
    warnings.add({ kind: 'configuration', name: 'versioned_docs', reason, todo, file: displayPath(site, frozen) })
  }
  // This package only contains colors of code, which aren't imported.
  for (const name of original.missingModules.filter((own) => own !== 'prism-react-renderer'))
    warnings.missing.add(isAbsolute(name) ? `./${relative(site.root, name)}` : name)
}
