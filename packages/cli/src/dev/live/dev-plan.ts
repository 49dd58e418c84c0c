import type { AssetStore } from '../../assets/asset-store.ts'
import type { PreparedAssets } from '../../assets/prepare-assets.ts'
import type { Parser } from '../../markdown/parser.ts'
import type { Page } from '../../model/page.ts'
import type { Route } from '../../model/site.ts'
import { notFoundPath } from '../../plan/generated-paths.ts'
import { resolveLinks } from '../../plan/links/resolve-links.ts'
import { assembleSite, pageKind, planPages, type SiteInput, type SitePlan } from '../../plan/plan-site.ts'
import { siteData } from '../../plan/site-data.ts'
import { generatePages } from '../../render/generated-pages.tsx'
import type { RenderContext } from '../../render/render-context.ts'
import type { PageStore } from './page-store.ts'
import type { RecentArtifacts } from './recent-artifacts.ts'

/** Everything the plan depends on, except the pages. */
export interface DevPlanInput extends Omit<SiteInput, 'parsed'> {
  theme: Parser['theme']
  assets: AssetStore
  prepared: PreparedAssets
}

/** The routes of all pages read so far, and the context for rendering them. */
export interface DevPlan {
  plan: SitePlan
  context: Omit<RenderContext, 'client'>
}

export interface DevPlanner {
  /** Returns the plan. Computes it again only if `PageStore.version()` has changed or `invalidate()` has been called. */
  plan(): DevPlan
  /** Whether the last plan is still valid. */
  isCurrent(): boolean
  /**
   * Updates the plan after the contents of a page have changed. Leaves the plan unchanged if it is no longer valid.
   *
   * @returns The page to render. Its title may have been derived during planning.
   */
  updatePage(page: Page): Page
  /** Discards the plan. Call this after the planner's input has changed. */
  invalidate(): void
}

/** @param input Returns the current input. Called each time the plan is computed. */
export function createDevPlanner(store: PageStore, artifacts: RecentArtifacts, input: () => DevPlanInput): DevPlanner {
  let planned: (DevPlan & { version: number }) | undefined

  function makePlan(): DevPlan {
    const { assets, prepared, theme, ...given } = input()
    const { root, config, scan } = given
    const parsed = {
      pages: store.pages(scan.pages),
      posts: parsedOrOwn(store.pages(scan.posts)),
      artifacts,
      theme,
    }
    const generated = generatePages({ root, config }, parsed)
    const plan = planPages({ root, config, scan, parsed, generated })
    const routes = new Map([...plan.pages].map(([path, page]) => [path, routeOf(path, page, plan)]))
    const site = assembleSite(plan, routes, { ...given, parsed })
    return { plan, context: { site, siteData: siteData(config, { dev: true }), assets, prepared } }
  }

  /** Returns the posts whose contents are known, and the posts that have a route, because other pages can link to them. */
  function parsedOrOwn(pages: Page[]): Page[] {
    return pages.filter(
      ({ source, key, frontMatter }) =>
        (store.isParsed(source) && artifacts.has(key)) || (frontMatter.to === undefined && key === ''),
    )
  }

  return {
    plan() {
      const version = store.version()
      if (planned?.version !== version) planned = { version, ...makePlan() }
      return planned
    },
    isCurrent: () => planned?.version === store.version(),
    updatePage(parsed) {
      if (planned?.version !== store.version()) return parsed
      const { pages, authored, targets } = planned.plan
      const isNotFound = pages.get(notFoundPath)?.source === parsed.source
      const path = isNotFound ? notFoundPath : targets.sources.get(parsed.source)
      if (path === undefined) return parsed
      // If the page doesn't define a title, keep the one that was derived during planning, because it depends on other pages.
      const page = parsed.titleFrom ? { ...parsed, title: pages.get(path)?.title ?? parsed.title } : parsed
      pages.set(path, page)
      if (!isNotFound) {
        authored.set(path, page)
        targets.routes.set(path, page)
      }
      planned.context.site.routes.set(path, routeOf(path, page, planned.plan))
      return page
    },
    invalidate() {
      planned = undefined
    },
  }
}

/** Returns a route whose links are resolved on first access. */
function routeOf(path: string, page: Page, { targets }: SitePlan): Route {
  let links: Route['links'] | undefined
  return {
    path,
    kind: pageKind(path, page),
    page,
    get links() {
      links ??= resolveLinks(page, path, targets).resolved
      return links
    },
  }
}
