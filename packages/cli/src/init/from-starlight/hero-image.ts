import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { imageSize } from 'image-size'
import { isFile } from '../shared/list-files.ts'
import type { OldPage } from '../shared/old-site.ts'
import { textOf, toRecord } from '../shared/values.ts'
import type { StarlightContext } from './starlight-context.ts'

const styles = `[data-theme="dark"] .hero-image-light,
[data-theme="light"] .hero-image-dark {
  display: none;
}
`

/**
 * Returns a component that shows the image next to the title of a landing page. The image becomes a public file of the new site.
 *
 * @returns `undefined` if the image isn't a file.
 */
export function heroImage(page: OldPage, { site, srcFolder, aliased }: StarlightContext): string | undefined {
  const image = toRecord(toRecord(page.block.frontMatter.hero).image)
  const alt = textOf(image.alt) ?? ''
  const element = (value: unknown, className?: string) => {
    const path = textOf(value)
    if (!path) return undefined
    const file = path.startsWith('.')
      ? resolve(dirname(page.file), path)
      : (aliased(path) ?? path.replace(/^(?:~|@)\//, `${srcFolder}/`))
    if (!isFile(file)) return undefined
    const name = basename(file)
    site.assets.set(`content/_public/images/${name}`, file)
    const attributes = [
      ...(className ? [`className="${className}"`] : []),
      `src=${JSON.stringify(`${site.baseUrl}images/${encodeURIComponent(name)}`)}`,
      `alt={${JSON.stringify(alt)}}`,
      ...sizeOf(file),
    ]
    return `<img ${attributes.join(' ')} />`
  }
  const single = element(image.file)
  const modes = [element(image.light, 'hero-image-light'), element(image.dark, 'hero-image-dark')]
  const shown = single ?? (modes.every(Boolean) ? `<>${modes.join('')}</>` : undefined)
  if (shown === undefined) return undefined
  if (single === undefined) site.css.set('hero image', styles)
  return `/** The image next to the title of the home page. */
export default function HeroImage() {
  return ${shown}
}
`
}

function sizeOf(file: string): string[] {
  try {
    const { width, height } = imageSize(readFileSync(file))
    return [`width={${width}}`, `height={${height}}`]
  } catch {
    return []
  }
}
