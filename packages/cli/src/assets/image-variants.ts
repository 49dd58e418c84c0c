import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Cache } from '../cache/cache.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { Site } from '../model/site.ts'
import { writeChecked } from '../util/checked-file.ts'
import { readListed } from '../util/read-listed.ts'
import { sizeOf } from './asset-store.ts'
import { cachedSize } from './cached-file.ts'

/** A copy of an image in a different size and format. */
export interface ImageVariant {
  /** Path relative to the output folder. */
  path: string
  /** Path of the cached file, which is copied to the output (see `cached-file.ts`). */
  file: string
  format: ImageFormat
  /** Width in pixels. */
  width: number
}

type ImageFormat = Exclude<SiteConfig['images'], false>['formats'][number]

/** Image variants by the path of the original image, relative to the site's root folder. */
export type ImageVariants = ReadonlyMap<string, ImageVariant[]>

const convertible = /\.(png|jpe?g)$/i

/** Converts the pages' images to smaller sizes and more efficient formats. Variants are cached by a hash of the original image. */
export async function makeImageVariants({ root, config, routes }: Site, cache: Cache): Promise<ImageVariants> {
  /** The names of the cached files that are in use. */
  const used = new Set<string>()
  const variants = new Map<string, ImageVariant[]>()
  const settings = config.images
  if (!settings) return variants
  const sources = new Set<string>()
  for (const route of routes.values()) {
    const { page } = route
    // Don't resolve the links of pages without images.
    if (page.links.every(({ via }) => via !== 'img src')) continue
    route.links.forEach(({ asset }, i) => {
      if (asset && convertible.test(asset) && page.links[i]!.via === 'img src') sources.add(asset)
    })
  }
  if (sources.size === 0) return variants
  const folder = cache.folderOf('images')
  mkdirSync(folder, { recursive: true })
  for (const source of [...sources].sort())
    variants.set(
      source,
      await variantsOf(join(root, source), readListed(join(root, source), root), settings, folder, used),
    )
  cache.prune('images', used)
  return variants
}

async function variantsOf(
  path: string,
  original: Buffer,
  { formats, widths }: Exclude<SiteConfig['images'], false>,
  folder: string,
  used: Set<string>,
): Promise<ImageVariant[]> {
  const originalWidth = sizeOf(original)?.width
  if (!originalWidth) return []
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 8)
  const name = basename(path, extname(path))
  const wanted = [
    ...widths.filter((width) => width < originalWidth),
    Math.min(originalWidth, Math.max(...widths, 0) || originalWidth),
  ]
  const variants: ImageVariant[] = []
  for (const format of formats) {
    for (const width of [...new Set(wanted)].sort((a, b) => a - b)) {
      const file = join(folder, `${hash}-${width}-${__LIBRARIES__}.${format}`)
      if (cachedSize(file) === undefined) writeChecked(file, await convert(original, width, format))
      used.add(basename(file))
      const size = cachedSize(file) ?? 0
      if (size > 0 && size < original.length)
        variants.push({ path: `assets/${name}-${hash}-${width}.${format}`, file, format, width })
    }
  }
  return variants
}

/**
 * Converts an image to another size and format. If sharp can't read the image, returns an empty buffer, so that pages use only the original
 * image.
 */
async function convert(original: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(original).rotate().resize({ width, withoutEnlargement: true })
    return await (format === 'avif'
      ? image.avif({ quality: 55, effort: 3 })
      : image.webp({ quality: 80, effort: 4 })
    ).toBuffer()
  } catch {
    return Buffer.alloc(0)
  }
}
