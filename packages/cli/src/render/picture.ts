import type { ImageVariant } from '../assets/image-variants.ts'
import { replaceImages } from '../components/placeholders.ts'
import { escapeHtml } from '../util/html-tags.ts'
import type { LinkTarget } from './link-targets.ts'

/** The `sizes` attribute of images, which are as wide as the text column or, on narrow screens, as the screen. */
const sizes = '(min-width: 50rem) 46rem, 100vw'

/** Wraps images that have smaller variants in `<picture>`. The `<img>` is kept unchanged, with the image's size and the original file. */
export function addPictures(html: string, links: LinkTarget[], baseUrl: string): string {
  if (!links.some(({ variants }) => variants)) return html
  return replaceImages(html, (image, index, offset) => {
    const variants = links[index]?.variants
    if (!variants || variants.length === 0 || isInPicture(html, offset)) return image
    return `<picture>${sourcesOf(variants, baseUrl)}${image}</picture>`
  })
}

function isInPicture(html: string, offset: number): boolean {
  return html.lastIndexOf('<picture', offset) > html.lastIndexOf('</picture>', offset)
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
