import { createHash } from 'node:crypto'
import type { PageData } from '@docs-engine/client/page-data.ts'
import { pageKind } from '../plan/plan-site.ts'
import { resolveLinks } from '../plan/resolve-links.ts'
import type { Client } from '../render/bundle-client.ts'
import { pageData } from '../render/page-data.ts'
import { finalHtml, type RenderContext, renderPage } from '../render/render-page.tsx'
import type { Message, Page, Route } from '../types.ts'
import type { DevPlan } from './dev-plan.ts'

/** A page, as it was asked for. */
export interface DevPage {
  route: Route
  data: PageData
  html: string
  /** Changes when one of these does. */
  revision: string
  document(): string
  /** undefined for a page nobody navigates to. */
  chunk(): string | undefined
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

/** `resolveLinks → renderPage`, as the build does it, for one page. */
export function renderDevPage({ path, page, client, isComplete, plan, context }: DevPageInput): DevPage {
  const { resolved, messages } = resolveLinks(page, path, plan.targets)
  const route: Route = { path, kind: pageKind(path, page), page, links: resolved }
  const full: RenderContext = { ...context, client: { ...client, preloads: [] } }
  const [document, chunk] = renderPage(route, full)
  const html = finalHtml(route, full)
  const lastUpdated = context.prepared?.dates.get(page.source)
  const data = { ...pageData(route, context.site), ...(lastUpdated && { lastUpdated }) }
  return {
    route,
    data,
    html,
    revision: createHash('sha1').update(JSON.stringify(data)).update(html).digest('hex'),
    document: () => textOf(document!.contents),
    chunk: () => (chunk ? textOf(chunk.contents) : undefined),
    messages: [...page.messages, ...messages.filter(({ ruleId }) => isComplete || ruleId !== 'broken-anchor')],
  }
}

function textOf(contents: string | Uint8Array | (() => string | Uint8Array)): string {
  const value = typeof contents === 'function' ? contents() : contents
  return typeof value === 'string' ? value : Buffer.from(value).toString('utf8')
}
