import { createHash } from 'node:crypto'
import type { PageData } from '@docs-engine/client/page-data.ts'
import type { Client } from '../../bundle/bundle-client.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { Route } from '../../model/site.ts'
import { resolveLinks } from '../../plan/links/resolve-links.ts'
import { pageKind } from '../../plan/plan-site.ts'
import type { RenderContext } from '../../render/render-context.ts'
import { finalHtml, type RenderedPage, renderPageFiles } from '../../render/render-job.tsx'
import { pageFrame, renderTask } from '../../render/render-page.ts'
import type { DevPlan } from './dev-plan.ts'

/** A page, as it was asked for. */
export interface DevPage {
  route: Route
  data: PageData
  html: string
  /** Changes when one of these does. */
  revision: string
  document(): string
  chunk(): string
  /** What is wrong in the page. */
  messages: Message[]
}

export interface DevPageInput extends DevPlan {
  path: string
  page: Page
  client: Pick<Client, 'entry' | 'css' | 'build'>
  /** false: of pages that are not parsed yet nobody knows the anchors. */
  isComplete: boolean
}

/** `resolveLinks → drawPage`, as the build does it, for one page. */
export function renderDevPage({ path, page, client, isComplete, plan, context }: DevPageInput): DevPage {
  const { resolved, messages } = resolveLinks(page, path, plan.targets)
  const route: Route = { path, kind: pageKind(path, page), page, links: resolved }
  const full: RenderContext = { ...context, client: { ...client, preloads: [] } }
  const { config, theme, artifacts: bodies } = context.site
  const task = renderTask(route, pageFrame(route, full), full)
  const html = finalHtml(task, bodies.get(page.key), config.baseUrl)
  let drawn: RenderedPage | undefined
  const draw = () => {
    drawn ??= renderPageFiles(task, { config, siteData: full.siteData, client: full.client, theme, bodies })
    return drawn
  }
  return {
    route,
    data: task.page,
    html,
    revision: createHash('sha1').update(JSON.stringify(task.page)).update(html).digest('hex'),
    document: () => draw().document,
    chunk: () => draw().chunk,
    messages: [...page.messages, ...messages.filter(({ ruleId }) => isComplete || ruleId !== 'broken-anchor')],
  }
}
