import { isDeepStrictEqual } from 'node:util'
import { readCached } from '../../assets/cached-file.ts'
import { type ImageVariant, type ImageVariants, makeImageVariants } from '../../assets/image-variants.ts'
import type { Cache } from '../../cache/cache.ts'
import type { Route, Site } from '../../model/site.ts'

export interface DevImages {
  /** Returns the image variants generated so far. */
  variants(): ImageVariants
  /** Generates smaller variants of a page's images in the background. Until they are ready, pages show the original images. */
  make(route: Route, site: Site): void
  /** Returns the contents of the variant served at `path`, or `undefined` if there is none. */
  contentsAt(path: string): Uint8Array | undefined
}

/** @param onMade Called when new variants are ready. Pages have to be rendered again to use them. */
export function createDevImages(cache: Cache, onMade: () => void): DevImages {
  let variants: ReadonlyMap<string, ImageVariant[]> = new Map()
  /** The cached files of all pages that have been shown. */
  const used = new Set<string>()
  /** Route paths of pages whose images are being processed. Prevents repeated requests for a page from starting the work again. */
  const inProgress = new Set<string>()

  async function make(route: Route, site: Site): Promise<void> {
    if (inProgress.has(route.path)) return
    inProgress.add(route.path)
    const made = await makeImageVariants({ ...site, routes: new Map([[route.path, route]]) }, cache, used).finally(() =>
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
    contentsAt(path) {
      for (const [source, list] of variants) {
        const variant = list.find((candidate) => `/${candidate.path}` === path)
        if (!variant) continue
        try {
          return readCached(variant.file)
        } catch {
          // The file was removed from the cache, for example by another command. Show the original image again.
          variants = new Map([...variants].filter(([other]) => other !== source))
          onMade()
        }
      }
      return undefined
    },
  }
}
