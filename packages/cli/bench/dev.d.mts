import type { Browser } from 'playwright-core'

export interface Generator {
  name: string
  outputs: string[]
  caches: string[]
  dev(port: number): [command: string, args: string[]]
  /** Writes the generator's configuration into the site's folder. */
  prepare(folder: string): void
}

export interface DevRow {
  generator: string
  pages: number
  runs: number
  cold?: number
  warm?: number
  edit?: number
  memory?: number
  failures?: string[]
}

/** Starts the dev server of each generator, opens a page, and edits it. Returns one row per generator, with times in milliseconds. */
export function measureDev(
  browser: Browser,
  generators: Generator[],
  size: number,
  options: { runs: number; edits: number; limits?: { page: number; edit: number } },
): Promise<DevRow[]>
