import type { WorkerPool } from '../workers/pool.ts'
import { type RenderedPage, type RenderJob, type RenderTask, type RenderTools, renderPageFiles } from './render-job.tsx'

/** A page's files, as text or as encoded bytes. */
export type PageFiles = { [Name in keyof RenderedPage]: string | Uint8Array }

/** Renders a page's files. The result is a promise if a worker renders them. */
export type PageRenderer = (task: RenderTask) => PageFiles | Promise<PageFiles>

/**
 * Number of pages to render before another worker starts. At that point, enough pages probably remain to make up for the worker's startup
 * time.
 */
const minPagesPerWorker = 100

/** Creates a function that renders pages in this thread and, if there are many pages, in worker threads as well. */
export function pageRenderer(
  tools: RenderTools,
  data: RenderJob['data'],
  folder: string,
  pool: WorkerPool,
): PageRenderer {
  const { theme: _, artifacts: __, ...shared } = tools
  const renderHere = (task: RenderTask): PageFiles => renderPageFiles(task, tools)
  const job = { name: 'render' as const, data: { data, folder, ...shared } satisfies RenderJob }
  let count = 0
  return (task) => {
    if (++count === minPagesPerWorker) pool.start(1)
    // If the disk is full, a page's artifacts may exist only in this thread's memory, so a task that fails in a worker is retried
    // in this thread.
    return pool.trySubmit<RenderTask, PageFiles>(task, job)?.catch(() => renderHere(task)) ?? renderHere(task)
  }
}
