import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import { resolveLinks } from '../../plan/links/resolve-links.ts'
import type { SitePlan } from '../../plan/plan-site.ts'
import { siteMessages } from '../../plan/site-messages.ts'

/** The problems of a site whose pages have all been parsed. */
export interface SiteProblems {
  /** Maps the route path of each page that has problems to these problems. */
  pages: Map<string, Message[]>
  /** The problems that don't belong to a single page. */
  site: Message[]
}

/** Everything to check. */
export interface SiteToCheck {
  root: string
  config: SiteConfig
  plan: SitePlan
  /** Returns all problems of a page except broken links. */
  ownMessages: (path: string, page: Page) => Message[]
}

/** How long the check runs before it pauses, and how long it pauses, in milliseconds. The server answers requests during the pauses. */
const sliceDuration = 10

/** Finds the same problems as `docs check`, in short slices, so that the server keeps answering requests. */
export async function checkInBackground({ plan, root, config, ownMessages }: SiteToCheck): Promise<SiteProblems> {
  const pages: SiteProblems['pages'] = new Map()
  const linked = new Set<string>()
  const ignoredBy = new Set<string>()
  let sliceEnd = performance.now() + sliceDuration
  for (const [path, page] of [...plan.pages]) {
    if (performance.now() > sliceEnd) {
      await sleep(sliceDuration, undefined, { ref: false })
      sliceEnd = performance.now() + sliceDuration
    }
    const links = resolveLinks(page, path, plan.targets)
    for (const route of links.linked) linked.add(route)
    for (const rule of links.ignoredBy) ignoredBy.add(rule)
    const messages = [...ownMessages(path, page), ...links.messages]
    if (messages.length > 0) pages.set(path, messages)
  }
  return { pages, site: siteMessages(plan, { root, config }, { linked, ignoredBy }) }
}
