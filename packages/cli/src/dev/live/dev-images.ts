import { isDeepStrictEqual } from 'node:util'
import { type ImageVariant, type ImageVariants, makeImageVariants } from '../../assets/image-variants.ts'
import type { Cache } from '../../cache/cache.ts'
import type { Route, Site } from '../../model/site.ts'

export interface DevImages {
  /** What was made so far. */
  variants(): ImageVariants
  /** Makes smaller forms of a page's images. They take their time, so a page is first shown without. */
  make(route: Route, site: Site): void
  /** The file of one, by its path on the site: an absolute path. */
  fileAt(path: string): string | undefined
}

/** @param onMade Pages have to be rendered again to show them. */
export function createDevImages(root: string, cache: Cache, onMade: () => void): DevImages {
  let variants: ReadonlyMap<string, ImageVariant[]> = new Map()
  /** Pages whose images are being made. A page is asked for often, and each time would begin anew. */
  const underWay = new Set<string>()

  async function make(route: Route, site: Site): Promise<void> {
    // Only what lies below the root is served.
    if (!cache.folder.startsWith(root)) return
    if (underWay.has(route.path)) return
    underWay.add(route.path)
    const made = await makeImageVariants({ ...site, routes: new Map([[route.path, route]]) }, cache).finally(() =>
      underWay.delete(route.path),
    )
    const fresh = [...made].filter(([source, forms]) => !isDeepStrictEqual(variants.get(source), forms))
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
