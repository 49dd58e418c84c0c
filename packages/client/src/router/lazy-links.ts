type WatchLinks = typeof import('./watch-links.ts').watchLinks

/**
 * Creates a lazy version of `watchLinks`. Its code is loaded for the first page that is observed, so that it doesn't delay hydration. If that
 * fails, links work without prefetching.
 */
export function createLazyLinks(...options: Parameters<WatchLinks>): { observe: (root: ParentNode) => void } {
  let links: Promise<ReturnType<WatchLinks>> | undefined
  return {
    observe(root) {
      links ??= import('./watch-links.ts').then(({ watchLinks }) => watchLinks(...options))
      links.then(({ observe }) => observe(root)).catch(() => {})
    },
  }
}
