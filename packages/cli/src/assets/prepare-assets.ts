import type { Cache } from '../cache/cache.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Site } from '../model/site.ts'
import { readCached } from './cached-file.ts'
import { type ImageVariants, makeImageVariants } from './image-variants.ts'
import { type LastModified, lastModified } from './last-modified.ts'
import { renderSocialCards, type SocialCard } from './social-cards.tsx'

/** Data that is prepared before rendering, because git and the image library work asynchronously. */
export interface PreparedAssets {
  dates: LastModified
  images: ImageVariants
  /** Social cards by route path. */
  cards: ReadonlyMap<string, SocialCard>
}

/** Reads modification dates, and generates image variants and social cards. */
export async function prepareAssets(site: Site, cache: Cache): Promise<PreparedAssets> {
  const [dates, images, cards] = await Promise.all([
    lastModified(site.root, cache),
    makeImageVariants(site, cache),
    renderSocialCards(site, cache),
  ])
  return { dates, images, cards }
}

/**
 * Generates the output files for image variants and social cards. Each file's path contains a hash of its inputs, so the path also serves
 * as the file's key.
 */
export function* assetFiles({ images, cards }: PreparedAssets): Generator<OutputFile> {
  const generated: { path: string; file: string }[] = [...[...images.values()].flat(), ...cards.values()]
  const files = new Map(generated.map(({ path, file }) => [path, file]))
  for (const [path, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    yield { path, key: path, contents: () => readCached(file) }
  }
}
