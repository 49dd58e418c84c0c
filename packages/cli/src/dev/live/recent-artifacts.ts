import type { ArtifactStore, StoredArtifacts } from '../../model/artifact-store.ts'
import type { PageArtifacts } from '../../model/page.ts'

export interface RecentArtifacts extends ArtifactStore {
  /** Keeps the artifacts of a page in memory that the worker thread has parsed. */
  remember(key: string, artifacts: StoredArtifacts): void
}

/** Maximum number of pages whose artifacts stay in memory. */
const maxEntries = 64

/**
 * Creates an artifact store that keeps recent artifacts in memory and writes artifacts to the disk cache that all commands share. Write
 * errors are ignored, because a page is parsed again if its artifacts are missing.
 */
export function createRecentArtifacts(disk: ArtifactStore): RecentArtifacts {
  const recent = new Map<string, StoredArtifacts & Pick<PageArtifacts, 'search'>>()
  const remember: RecentArtifacts['remember'] = (key, artifacts) => {
    recent.delete(key)
    recent.set(key, artifacts)
    if (recent.size > maxEntries) recent.delete(recent.keys().next().value!)
  }
  return {
    remember,
    has: (key) => recent.has(key) || disk.has(key),
    get(key) {
      const artifacts = recent.get(key) ?? disk.get(key)
      remember(key, artifacts)
      return artifacts
    },
    search: (key) => recent.get(key)?.search ?? disk.search(key),
    put(key, artifacts) {
      remember(key, artifacts)
      // Don't let the write delay the response.
      setImmediate(() => {
        try {
          disk.put(key, artifacts)
        } catch {}
      })
    },
  }
}
