import { type AuthorFields, authorFields, authorsText } from '../../util/blog-authors.ts'
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
