import type { Workers } from '../workers/pool.ts'
import { type RenderedPage, type RenderJob, type RenderTask, type RenderTools, renderPageFiles } from './render-job.tsx'

/** A page's files, as text or already encoded. */
export type PageFiles = { [Name in keyof RenderedPage]: string | Uint8Array }

export type PageRenderer = (task: RenderTask) => PageFiles | Promise<PageFiles>

/** Pages after which it is likely that so many follow as are worth the start of a thread. */
const minPagesPerWorker = 100

/** Draws pages here and, where many are drawn, in other threads too. */
export function pageRenderer(
  tools: RenderTools,
  data: RenderJob['data'],
  folder: string,
  workers: Workers,
): PageRenderer {
  const { config, siteData, client } = tools
  const here = (task: RenderTask): PageFiles => renderPageFiles(task, tools)
  const job = { name: 'draw' as const, data: { data, folder, config, siteData, client } satisfies RenderJob }
  let count = 0
  return (task) => {
    if (++count === minPagesPerWorker) workers.start(1)
    // What another thread misses may be in the memory of this one, if the disk is full.
    return workers.trySubmit<RenderTask, PageFiles>(task, job)?.catch(() => here(task)) ?? here(task)
  }
}
