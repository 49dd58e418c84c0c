import { posix } from 'node:path'
import { slug, tagsPath } from '@docs-engine/cli/internal'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import type { BlogOptions } from './blog-options.ts'
import { readData } from './read-data.ts'

/** The tags that a file of the blog defines, by the keys that posts use. */
export type BlogTags = ReadonlyMap<string, { label: string; permalink: string }>

/** A tag of a post, with the page that lists its posts. */
export interface PostTag {
  label: string
  /** Route in the original site. */
  address: string
  /** Route in the new site. */
  route: string
}

export function readTags({ tagsFile }: BlogOptions): BlogTags {
  const entries = Object.entries(tagsFile ? toRecord(readData(tagsFile)) : {}).map(([key, value]) => {
    const { label, permalink } = toRecord(value)
    return [
      key,
      {
        label: textOf(label) ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase(),
        permalink: textOf(permalink) ?? kebabCase(key),
      },
    ] as const
  })
  return new Map(entries)
}

/** Returns the tags of a post. Tags without a page in the new site, such as `#`, are left out. */
export function tagsOf(frontMatter: Record<string, unknown>, blog: BlogOptions, known: BlogTags): PostTag[] {
  return toArray(frontMatter.tags).flatMap((value) => {
    const own = toRecord(value)
    const written = ['string', 'number'].includes(typeof value) ? String(value) : undefined
    const label = textOf(own.label) ?? written
    const tag =
      (written === undefined ? undefined : known.get(written)) ??
      (label === undefined ? undefined : { label, permalink: textOf(own.permalink) ?? kebabCase(label) })
    const name = tag && slug(tag.label.trim())
    if (!tag || !name) return []
    const address = posix.join('/', blog.base, blog.tags, tag.permalink).replace(/(.)\/+$/, '$1')
    return [{ label: tag.label, address, route: `${tagsPath}/${name}` }]
  })
}

/** Splits a text into words as lodash does, which Docusaurus uses for the addresses of tags: `React 0.7` → `react-0-7`. */
function kebabCase(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/\d+|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+/gu)
  return (words ?? []).join('-').toLowerCase()
}
