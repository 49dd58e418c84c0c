import type { Cache } from '../cache.ts'
import type { OutputFile, Site } from '../types.ts'
import { type ImageVariants, makeImageVariants } from './image-variants.ts'
import { readKept } from './kept-file.ts'
import { type LastModified, lastModified } from './last-modified.ts'
import { drawSocialCards, type SocialCard } from './social-cards.tsx'

/** What rendering takes from outside of the site: git and the image library work beside this thread. */
export interface Prepared {
  dates: LastModified
  images: ImageVariants
  /** By route path. */
  cards: ReadonlyMap<string, SocialCard>
}

export async function prepare(site: Site, cache: Cache): Promise<Prepared> {
  const [dates, images, cards] = await Promise.all([
    lastModified(site.root, cache),
    makeImageVariants(site, cache),
    drawSocialCards(site, cache),
  ])
  return { dates, images, cards }
}

/** The drawn files. Their names hold the hash of what they were drawn from. */
export function* preparedFiles({ images, cards }: Prepared): Generator<OutputFile> {
  const drawn: { path: string; file: string }[] = [...[...images.values()].flat(), ...cards.values()]
  const files = new Map(drawn.map(({ path, file }) => [path, file]))
  for (const [path, file] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    yield { path, key: path, contents: () => readKept(file) }
  }
}
