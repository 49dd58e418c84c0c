import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../cache.ts'
import type { SiteConfig } from '../config/schema.ts'
import type { Message } from '../types.ts'
import type { ParsedContent } from './parse-pages.ts'
import type { PageTypes } from './samples.ts'

export interface SiteSamples {
  checked: number
  messages: Message[]
  /** Highlighted declarations of exports, by `package#name`. */
  signatures: Map<string, string>
  /** Types of the names in a page's samples, by source. */
  types: Record<string, PageTypes>
}

/** Compiles and runs the samples of all pages, if the configuration wants it. */
export async function checkSiteSamples(
  { pages, bodies }: ParsedContent,
  { root, config, cache }: { root: string; config: SiteConfig; cache: Cache },
): Promise<SiteSamples> {
  const none: SiteSamples = { checked: 0, messages: [], signatures: new Map(), types: {} }
  const withSamples = pages.filter(({ samples }) => samples > 0)
  if (config.samples === false || withSamples.length === 0) return none
  const { checkSamples } = await import('./samples.ts')
  const { messages, checked, types } = await checkSamples(
    withSamples.map(({ source, key }) => ({ source, fences: bodies.get(key).fences })),
    {
      root,
      tsconfig: config.samples.tsconfig,
      cacheDir: cache.folder,
      types: true,
      links: readLinks(root, config.samples.links),
    },
  )
  return { ...none, messages, checked, types }
}

function readLinks(root: string, path: string | undefined): Record<string, string> {
  return path && existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {}
}
