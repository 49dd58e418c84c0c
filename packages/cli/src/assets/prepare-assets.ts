import type { Cache } from '../cache/cache.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Site } from '../model/site.ts'
import { readCached } from './cached-file.ts'
import { type ImageVariants, makeImageVariants } from './image-variants.ts'
import { type LastModified, lastModified } from './last-modified.ts'
import { renderSocialCards, type SocialCard } from './social-cards.tsx'

/** What rendering takes from outside of the site: git and the image library work beside this thread. */
export interface PreparedAssets {
  dates: LastModified
  images: ImageVariants
  /** By route path. */
  cards: ReadonlyMap<string, SocialCard>
}

export async function prepareAssets(site: Site, cache: Cache): Promise<PreparedAssets> {
  const [dates, images, cards] = await Promise.all([
    lastModified(site.root, cache),
    makeImageVariants(site, cache),
    renderSocialCards(site, cache),
  ])
  return { dates, images, cards }
}

/** The drawn files. Their names hold the hash of what they were drawn from. */
export function* assetFiles({ images, cards }: PreparedAssets): Generator<OutputFile> {
  const drawn: { path: string; file: string }[] = [...[...images.values()].flat(), ...cards.values()]
  const files = new Map(drawn.map(({ path, file }) => [path, file]))
  for (const [path, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    yield { path, key: path, contents: () => readCached(file) }
  }
}
