import { basename, dirname, resolve } from 'node:path'
import type { OldPage, OldSite } from '../../model/old-site.ts'
import type { HeroImage } from '../../passes/hero.ts'
import { isFile } from '../../util/list-files.ts'
import { textOf, toRecord } from '../../util/values.ts'
import type { StarlightContext } from './starlight-context.ts'

/**
 * Converts the image of a landing page, with its version for each color mode. Its files become public files of the new site.
 *
 * @returns `undefined` if the image isn't a file.
 */
export function heroImage(page: OldPage, context: StarlightContext): HeroImage | undefined {
  const { file, light, dark, alt } = toRecord(toRecord(page.block.frontMatter.hero).image)
  const publicPath = (value: unknown) => {
    const from = imageFile(value, dirname(page.file), context)
    return from && publicImage(from, context.site)
  }
  const src = publicPath(file ?? light)
  const srcDark = publicPath(dark)
  if (!src || (dark && !srcDark)) return undefined
  return { src, srcDark, alt: textOf(alt) }
}

/** Returns the absolute path of an image that a setting refers to, or `undefined` if it isn't a file. */
function imageFile(value: unknown, folder: string, { aliased }: Pick<StarlightContext, 'aliased'>): string | undefined {
  const path = textOf(value)
  if (!path) return undefined
  const file = path.startsWith('.') ? resolve(folder, path) : aliased(path)
  return file && isFile(file) ? file : undefined
}

/** Makes an image a public file of the new site, and returns its path there. */
function publicImage(file: string, site: OldSite): string {
  site.assets.set(`content/_public/images/${basename(file)}`, file)
  return `/images/${basename(file)}`
}
