import { createHash } from 'node:crypto'
import { revisionName } from '@docs-engine/client/dev/live-state.ts'
import type { PageData } from '@docs-engine/client/page-data.ts'
import type { Client } from '../../bundle/bundle-client.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { HeadTag } from '../../model/plugin.ts'
import type { Route } from '../../model/site.ts'
import { resolveLinks } from '../../plan/links/resolve-links.ts'
import { pageKind } from '../../plan/plan-site.ts'
import type { RenderContext } from '../../render/render-context.ts'
import { finalHtml, renderPageDocument, routeDataJson } from '../../render/render-job.tsx'
import { pageFrame, renderTask } from '../../render/render-page.ts'
import type { DevPlan } from './site-model.ts'

/** A rendered page of the dev server. */
export interface DevPage {
  route: Route
  data: PageData
  html: string
  /** Changes when `data` or `html` changes. */
  revision: string
  /** Renders the HTML document. */
  document(): string
  /** Renders the route data for client navigation. */
  routeData(): string
  /** Problems found in the page. */
  messages: Message[]
}

export interface DevPageInput extends DevPlan {
  path: string
  page: Page
  client: Pick<Client, 'entry' | 'css' | 'fonts' | 'build'>
  /** Whether all pages have been parsed. Until then, missing anchors are not reported, because not all anchors are known. */
  isComplete: boolean
}

/** Resolves the links of one page and renders it, as the build does. The document and the route data are rendered on demand. */
export function renderDevPage({ path, page, client, isComplete, plan, context, languages }: DevPageInput): DevPage {
  const { resolved, messages } = resolveLinks(page, path, plan.targets)
  const route: Route = { path, kind: pageKind(path, page), page, links: resolved }
  const full: RenderContext = { ...context, client: { ...client, preloads: [] } }
  const { theme, artifacts } = context.site
  const task = renderTask(route, pageFrame(route, full), full)
  const html = finalHtml(task, artifacts.get(page.key), { ...languages, theme })
  const revision = createHash('sha1').update(JSON.stringify(task.page)).update(html).digest('hex')
  const head: HeadTag[] = [...(task.head ?? []), { tag: 'meta', attributes: { name: revisionName, content: revision } }]
  return {
    route,
    data: task.page,
    html,
    revision,
    document: () => renderPageDocument({ ...task, head }, html, { ...languages, client: full.client, theme }),
    routeData: () => routeDataJson(task, html, client.build),
    messages: [...page.messages, ...messages.filter(({ ruleId }) => isComplete || ruleId !== 'broken-anchor')],
  }
}
