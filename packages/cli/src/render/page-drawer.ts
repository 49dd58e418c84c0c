import type { Workers } from '../workers.ts'
import { type DrawJob, type DrawnPage, type DrawTask, type DrawTools, drawPage } from './draw-page.tsx'

/** A page's files, as text or already encoded. */
export type PageFiles = { [Name in keyof DrawnPage]: string | Uint8Array }

export type PageDrawer = (task: DrawTask) => PageFiles | Promise<PageFiles>

/** Pages after which it is likely that so many follow as are worth the start of a thread. */
const worthAWorker = 100

/** Draws pages here and, where many are drawn, in other threads too. */
export function pageDrawer(tools: DrawTools, data: DrawJob['data'], folder: string, workers: Workers): PageDrawer {
  const { config, siteData, client } = tools
  const here = (task: DrawTask): PageFiles => drawPage(task, tools)
  const job = { name: 'draw' as const, data: { data, folder, config, siteData, client } satisfies DrawJob }
  let count = 0
  return (task) => {
    if (++count === worthAWorker) workers.start(1)
    // What another thread misses may be in the memory of this one, if the disk is full.
    return workers.ask<DrawTask, PageFiles>(task, job)?.catch(() => here(task)) ?? here(task)
  }
}
