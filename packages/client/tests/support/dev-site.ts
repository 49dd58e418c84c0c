import { type RunningDev, devSite as startSite } from '../../../cli/tests/support/dev-site.ts'
import type { SiteFiles } from './build-site.ts'

export interface DevSite extends Pick<RunningDev, 'url'> {
  baseUrl: string
  /** Stops the command, and removes its folder. */
  close(): Promise<void>
}

/** Runs `docs dev` for a site with the given files until it's stopped. */
export async function startDevSite(files: SiteFiles, baseUrl: string): Promise<DevSite> {
  const ends: (() => void | Promise<void>)[] = []
  const environment = { DOCS_BASE_URL: baseUrl }
  const { dev } = await startSite(files, { environment, onEnd: (end) => void ends.unshift(end) })
  return {
    url: dev.url,
    baseUrl,
    async close() {
      for (const end of ends) await end()
    },
  }
}
