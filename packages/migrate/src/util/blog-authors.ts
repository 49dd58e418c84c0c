import { authorSocials, authorUrl } from '@docs-engine/cli/internal'
import matter from 'gray-matter'
import { textOf, toRecord } from './values.ts'

export type AuthorFields = Record<string, string | Record<string, string>>

/** Returns the text of `authors.yml` for the authors of a blog, by key. */
export function authorsText(authors: Iterable<readonly [string, Record<string, unknown>]>): string {
  const converted = [...authors].map(([key, fields]) => [key, { name: key, ...authorFields(fields) }])
  const text = matter.stringify('', Object.fromEntries(converted), { lineWidth: -1 } as never)
  return text.replace(/^---\n|---\n\s*$/g, '')
}

/** Returns the fields of an author that the new site shows. */
export function authorFields(fields: Record<string, unknown>): AuthorFields {
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : textOf(value))
  const link = (value: unknown) => (authorUrl.safeParse(value).success ? String(value) : undefined)
  const email = textOf(fields.email)
  const written = Object.entries(toRecord(fields.socials))
  const socials = Object.fromEntries(
    written.filter(([key, value]) => authorSocials.safeParse({ [key]: value }).success),
  ) as Record<string, string>
  const entries = {
    name: text(fields.name),
    title: text(fields.title),
    url: link(fields.url) ?? (email && `mailto:${email}`),
    image_url: link(fields.image_url ?? fields.imageURL),
    socials: Object.keys(socials).length > 0 ? socials : undefined,
  }
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as AuthorFields
}
