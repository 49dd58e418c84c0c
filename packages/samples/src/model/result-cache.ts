/** A cache with one entry per result. */
export interface ResultCache {
  read<T>(key: string): T | undefined
  write(key: string, result: unknown): void
  /** Deletes results that aren't used anymore, if there are many. */
  prune(): void
}

/** The cache of a site whose results aren't cached. */
export const noCache: ResultCache = { read: () => undefined, write: () => {}, prune: () => {} }
