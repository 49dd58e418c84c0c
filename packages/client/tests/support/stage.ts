import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { closeContext, openSecondTab, openTab, startBrowser, type Tab } from './browser.ts'
import type { BuiltSite, SiteFiles } from './build-site.ts'
import { startDevSite } from './dev-site.ts'
import type { ServedPages } from './engines/webkit.ts'
import { foreignSite } from './foreign-site.ts'
import { hasAllPages, sharedOurSite } from './our-site.ts'
import { type ShapedServer, serveShaped, shapeServer } from './shaped-server.ts'
import { sharedSite } from './shared-site.ts'

/** Whether the tests run against `docs dev` instead of a built site (the project `browser-dev`). */
export const isDev = process.env.DOCS_TEST_SERVER === 'dev'

/**
 * Base URLs for the tests of the client's URLs. To save time, the default is only a base URL with a path, because all other tests of the
 * client use `/`.
 */
export const baseUrls = process.env.DOCS_TEST_ALL && !isDev ? ['/', '/docs/'] : ['/docs/']

export interface StageOptions {
  /** Files of the site, or the site of this repository. */
  site?: SiteFiles | 'ours'
  baseUrl?: string
  /** Serves the site under a different prefix than the one it was built for. */
  prefix?: string
}

export interface Stage {
  readonly server: ShapedServer
  /** The built site, which other test files may share. Missing for `docs dev`. */
  readonly site: BuiltSite
  readonly baseUrl: string
  tab(options?: BrowserContextOptions): Promise<Tab>
  secondTab(of: Tab): Promise<Tab>
  /** Waits until there have been no requests for half a second. */
  quiet(): Promise<void>
  /** Returns the URL of a path below the base URL: `/api` → `http://127.0.0.1:4000/docs/api`. */
  url(path: string): string
}

/** Provides a browser and a built site for the tests of a file or group. Unexpected console errors fail the test. */
export function setStage({ site: source = foreignSite(), baseUrl = '/', prefix = baseUrl }: StageOptions = {}): Stage {
  let site: BuiltSite
  let server: ShapedServer
  let tabs: Tab[] = []

  beforeAll(async () => {
    if (isDev) {
      if (source === 'ours') throw new Error('Only a site of a few files is tested against `docs dev`.')
      server = await shapeServer(await startDevSite(source, baseUrl), baseUrl)
      return
    }
    site = await (source === 'ours' ? sharedOurSite({ baseUrl }) : sharedSite(source, { baseUrl }))
    server = await serveShaped(site, { prefix, isStable: true })
    const browser = await startBrowser()
    if ('serve' in browser) (browser as Browser & ServedPages).serve(server)
  })
  afterAll(() => server?.close())
  beforeEach(() => server.reset())
  afterEach(async () => {
    const used = tabs
    tabs = []
    await Promise.all(used.map(({ context }) => closeContext(context)))
    for (const { errors } of used) expect(errors).toEqual([])
  })

  const keep = (tab: Tab) => {
    tabs.push(tab)
    // The client prefetches pages that the copy of the site doesn't contain.
    if (source === 'ours' && !hasAllPages) tab.allow(/ 404 .*\/page\.json/)
    return tab
  }
  return {
    get server() {
      return server
    },
    get site() {
      return site
    },
    baseUrl,
    tab: async (options) => keep(await openTab(options)),
    secondTab: async (of) => keep(await openSecondTab(of)),
    async quiet() {
      for (let known = -1; known !== server.requests.length; ) {
        known = server.requests.length
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    },
    url: (path) => server.origin + prefix + path.slice(1),
  }
}
