import { isDeepStrictEqual } from 'node:util'
import { type ImageVariant, type ImageVariants, makeImageVariants } from '../../assets/image-variants.ts'
import type { Cache } from '../../cache/cache.ts'
import type { Route, Site } from '../../model/site.ts'

export interface DevImages {
  /** Returns the image variants generated so far. */
  variants(): ImageVariants
  /** Generates smaller variants of a page's images in the background. Until they are ready, pages show the original images. */
  make(route: Route, site: Site): void
  /** Returns the absolute path of the variant served at `path`, or `undefined` if there is none. */
  fileAt(path: string): string | undefined
}

/** @param onMade Called when new variants are ready. Pages have to be rendered again to use them. */
export function createDevImages(root: string, cache: Cache, onMade: () => void): DevImages {
  let variants: ReadonlyMap<string, ImageVariant[]> = new Map()
  /** Route paths of pages whose images are being processed. Prevents repeated requests for a page from starting the work again. */
  const inProgress = new Set<string>()

  async function make(route: Route, site: Site): Promise<void> {
    // Variants are stored in the cache folder. If it isn't below the root, the server can't serve them.
    if (!cache.folder.startsWith(root)) return
    if (inProgress.has(route.path)) return
    inProgress.add(route.path)
    const made = await makeImageVariants({ ...site, routes: new Map([[route.path, route]]) }, cache).finally(() =>
      inProgress.delete(route.path),
    )
    const fresh = [...made].filter(([source, pageVariants]) => !isDeepStrictEqual(variants.get(source), pageVariants))
    if (fresh.length === 0) return
    variants = new Map([...variants, ...fresh])
    onMade()
  }

  return {
    variants: () => variants,
    make: (route, site) => void make(route, site).catch(() => {}),
    fileAt: (path) => [...variants.values()].flat().find((variant) => `/${variant.path}` === path)?.file,
  }
}
