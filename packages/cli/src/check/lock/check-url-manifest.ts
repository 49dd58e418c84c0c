import type { Message } from '../../model/message.ts'
import type { Site } from '../../model/site.ts'
import { checkUrls } from './check-urls.ts'
import {
  mergeUrlManifests,
  publishedUrls,
  readUrlManifest,
  type UrlManifest,
  writeUrlManifest,
} from './url-manifest.ts'

export interface UrlManifestCheck {
  messages: Message[]
  isWritten: boolean
}

/**
 * Compares the site's URLs with `urls.lock`, if the file exists. A missing URL or anchor is an error.
 *
 * @param options `update`: record new URLs (`--lock`). `accept`: remove missing URLs and anchors from the file (`--accept`).
 */
export function checkUrlManifest(
  site: Site,
  { update, accept }: { update: boolean; accept: boolean },
): UrlManifestCheck {
  const recorded = readUrlManifest(site.root)
  if (!recorded && !update) return { messages: [], isWritten: false }
  const previous: UrlManifest = recorded?.manifest ?? new Map()
  const { messages, remaining } = checkUrls(previous, site)
  // Don't overwrite a file with invalid lines, because the entries on these lines would be lost.
  const isValid = !recorded || recorded.messages.length === 0
  const updated = mergeUrlManifests(accept ? remaining : previous, publishedUrls(site))
  const isWritten = update && isValid && writeUrlManifest(site.root, updated)
  return { messages: [...(recorded?.messages ?? []), ...(update && accept ? [] : messages)], isWritten }
}
