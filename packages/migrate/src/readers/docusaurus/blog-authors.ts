import { authorSocials, authorUrl } from '@docs-engine/cli/internal'
import matter from 'gray-matter'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import type { BlogOptions } from './blog-options.ts'
import { readData } from './read-data.ts'

/** The authors of a blog. */
export interface BlogAuthors {
  /** The text of `authors.yml` in the new site, or `undefined` if the blog doesn't define authors. */
  text: string | undefined
  /** Whether authors have pages, which the new site doesn't. */
  havePages: boolean
  /** Returns the authors of a post, in the form that the new site uses. */
  of(frontMatter: Record<string, unknown>): (string | AuthorFields)[]
}

/** Reads the file that defines the authors of a blog. */
export function readBlogAuthors({ authorsFile }: BlogOptions): BlogAuthors {
  const defined = Object.entries(toRecord(readData(authorsFile)))
  const known = new Map(defined.map(([key, value]) => [key, toRecord(value)]))
  return {
    text: known.size > 0 ? authorsText(known) : undefined,
    havePages: [...known.values()].some(({ page }) => Boolean(page)),
    of: (frontMatter) => authorsOf(frontMatter, known),
  }
}

function authorsOf(
  frontMatter: Record<string, unknown>,
  known: ReadonlyMap<string, unknown>,
): (string | AuthorFields)[] {
  const { authors } = frontMatter
  const written = Array.isArray(authors) ? toArray(authors) : authors === undefined ? [] : [authors]
  if (written.length > 0)
    return written.flatMap((author): (string | AuthorFields)[] => {
      if (typeof author === 'string' || typeof author === 'number') {
        // In a blog without a file for authors, a text is a name.
        return known.has(String(author)) || known.size === 0 ? [String(author)] : [{ name: String(author) }]
      }
      const own = toRecord(author)
      const key = textOf(own.key)
      const fields = authorFields(own)
      if (key !== undefined && known.has(key)) return [{ key, ...fields }]
      const name = fields.name ?? key
      return name === undefined ? [] : [{ ...fields, name }]
    })
  // These keys are from old versions of Docusaurus, which still reads them.
  const [name, title, url, image] = [
    ['author'],
    ['author_title', 'authorTitle'],
    ['author_url', 'authorURL'],
    ['author_image_url', 'authorImageURL'],
  ].map((keys) => keys.map((key) => frontMatter[key]).find((value) => textOf(value)))
  const fields = authorFields({ name, title, url, image_url: image })
  return fields.name ? [fields] : []
}

type AuthorFields = Record<string, string | Record<string, string>>

/** Returns the text of `authors.yml` for the authors of a blog, by key. */
function authorsText(authors: Iterable<readonly [string, Record<string, unknown>]>): string {
  const converted = [...authors].map(([key, fields]) => [key, { name: key, ...authorFields(fields) }])
  const text = matter.stringify('', Object.fromEntries(converted), { lineWidth: -1 } as never)
  return text.replace(/^---\n|---\n\s*$/g, '')
}

/** Returns the fields of an author that the new site shows. */
function authorFields(fields: Record<string, unknown>): AuthorFields {
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
