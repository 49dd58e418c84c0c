/** Data that the build inlines into the service worker. */
export interface BuildData {
  /** Identifies the client bundle. */
  build: string
  /** Client assets to precache. Their names contain a hash. */
  precached: { url: string; revision: string | null }[]
}
