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
 * Holds the site to the addresses in its `urls.lock`, if it has one.
 *
 * @param options `isKept`: new addresses are written into it (`--lock`). `isAccepted`: those that are gone are taken out (`--accept`).
 */
export function checkUrlManifest(
  site: Site,
  { isKept, isAccepted }: { isKept: boolean; isAccepted: boolean },
): CheckedUrlManifest {
  const known = readUrlManifest(site.root)
  if (!known && !isKept) return { messages: [], isWritten: false }
  const before: UrlManifest = known?.book ?? new Map()
  const { messages, kept } = checkUrls(before, site)
  // A file that is not understood is not written over.
  const isWhole = !known || known.messages.length === 0
  const after = mergeUrlManifests(isAccepted ? kept : before, publishedUrls(site))
  const isWritten = isKept && isWhole && writeUrlManifest(site.root, after)
  return { messages: [...(known?.messages ?? []), ...(isKept && isAccepted ? [] : messages)], isWritten }
}
