import type { ImageVariant } from '../assets/image-variants.ts'
import type { PictureChunk } from '../model/chunk.ts'
import { escapeHtml } from '../util/html-tags.ts'
import type { LinkTarget } from './link-targets.ts'

/** The `sizes` attribute of images, which are as wide as the text column or, on narrow screens, as the screen. */
const sizes = '(min-width: 50rem) 46rem, 100vw'

/**
 * Returns the start or the end of the `<picture>` element around an image that has smaller variants. The `<img>` in it keeps the image's size
 * and the original file.
 */
export function pictureHtml({ isEnd }: PictureChunk, { variants = [] }: LinkTarget, baseUrl: string): string {
  if (variants.length === 0) return ''
  return isEnd ? '</picture>' : `<picture>${sourcesOf(variants, baseUrl)}`
}

function sourcesOf(variants: ImageVariant[], baseUrl: string): string {
  const formats = [...new Set(variants.map(({ format }) => format))]
  return formats
    .map((format) => {
      const set = variants.filter((variant) => variant.format === format)
      const list = set.map(({ path, width }) => `${baseUrl}${encodeURI(path)} ${width}w`).join(', ')
      return `<source type="image/${format}" srcset="${escapeHtml(list)}" sizes="${sizes}"/>`
    })
    .join('')
}
