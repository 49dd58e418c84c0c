import { basename, dirname, resolve } from 'node:path'
import { isFile } from '../shared/list-files.ts'
import type { OldPage } from '../shared/old-site.ts'
import { textOf, toRecord } from '../shared/values.ts'
import type { StarlightContext } from './starlight-context.ts'

/**
 * Converts the image of a landing page, with its version for each color mode. Its files become public files of the new site.
 *
 * @returns `undefined` if the image isn't a file.
 */
export function heroImage(
  page: OldPage,
  { site, srcFolder, aliased }: StarlightContext,
): { src: string; srcDark?: string; alt?: string } | undefined {
  const { file, light, dark, alt } = toRecord(toRecord(page.block.frontMatter.hero).image)
  const publicPath = (value: unknown) => {
    const path = textOf(value)
    if (!path) return undefined
    const from = path.startsWith('.')
      ? resolve(dirname(page.file), path)
      : (aliased(path) ?? path.replace(/^(?:~|@)\//, `${srcFolder}/`))
    if (!isFile(from)) return undefined
    site.assets.set(`content/_public/images/${basename(from)}`, from)
    return `/images/${basename(from)}`
  }
  const src = publicPath(file ?? light)
  const srcDark = publicPath(dark)
  if (!src || (dark && !srcDark)) return undefined
  return { src, ...(srcDark && { srcDark }), ...(textOf(alt) && { alt: textOf(alt)! }) }
}
