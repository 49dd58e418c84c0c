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

export interface CheckedUrlManifest {
  messages: Message[]
  isWritten: boolean
}

/**
 * Compares the site's URLs with `urls.lock`, if the file exists. A missing URL or anchor is an error.
 *
 * @param options `isKept`: record new URLs (`--lock`). `isAccepted`: remove missing URLs and anchors from the file (`--accept`).
 */
export function checkUrlManifest(
  site: Site,
  { isKept, isAccepted }: { isKept: boolean; isAccepted: boolean },
): CheckedUrlManifest {
  const recorded = readUrlManifest(site.root)
  if (!recorded && !isKept) return { messages: [], isWritten: false }
  const previous: UrlManifest = recorded?.book ?? new Map()
  const { messages, kept } = checkUrls(previous, site)
  // A file with invalid lines isn't overwritten, because that would lose entries.
  const isValid = !recorded || recorded.messages.length === 0
  const updated = mergeUrlManifests(isAccepted ? kept : previous, publishedUrls(site))
  const isWritten = isKept && isValid && writeUrlManifest(site.root, updated)
  return { messages: [...(recorded?.messages ?? []), ...(isKept && isAccepted ? [] : messages)], isWritten }
}
