import type { ArtifactStore } from '../../model/artifact-store.ts'
import type { PageArtifacts } from '../../model/page.ts'

export type RecentArtifacts = ArtifactStore

/** Bodies of the pages that were asked for last. */
const kept = 64

/**
 * Answers from memory and shares the cache on the disk with other commands. A disk that is full or may not be written to is
 * no reason to stop: the page is parsed again when it is asked for.
 */
export function createRecentArtifacts(disk: ArtifactStore): RecentArtifacts {
  const recent = new Map<string, PageArtifacts>()
  const remember = (key: string, body: PageArtifacts) => {
    recent.delete(key)
    recent.set(key, body)
    if (recent.size > kept) recent.delete(recent.keys().next().value!)
  }
  return {
    has: (key) => recent.has(key) || disk.has(key),
    get(key) {
      const body = recent.get(key) ?? disk.get(key)
      remember(key, body)
      return body
    },
    search: (key) => recent.get(key)?.search ?? disk.search(key),
    put(key, body) {
      remember(key, body)
      // The answer does not wait for the disk.
      setImmediate(() => {
        try {
          disk.put(key, body)
        } catch {}
      })
    },
  }
}
