import { join } from 'node:path'
import * as z from 'zod'
import { parseYaml } from '../../markdown/front-matter/yaml.ts'
import { authorSocials, socialLinks } from '../../model/author-socials.ts'
import type { PostAuthor } from '../../model/blog-post.ts'
import { authorUrl } from '../../model/front-matter-schema.ts'
import type { Message } from '../../model/message.ts'
import { readSteeredFile } from '../../util/readable-file.ts'

/** Path of the file that defines the blog's authors, relative to the site's root. */
export const authorsFile = 'content/blog/authors.yml'

export interface Authors {
  byKey: ReadonlyMap<string, PostAuthor>
  messages: Message[]
}

const text = z.union([z.string(), z.number()]).transform(String)

/** The fields are the same as in Docusaurus. `page` is accepted, so that its file works unchanged, but has no effect. */
const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text,
    title: text.optional(),
    url: authorUrl.optional(),
    image_url: authorUrl.optional(),
    email: z.string().optional(),
    socials: authorSocials.optional(),
    page: z.unknown().optional(),
  }),
)

/** Reads the authors of the blog. The file is optional. */
export function readAuthors(root: string): Authors {
  const byKey = new Map<string, PostAuthor>()
  const messages: Message[] = []
  const report = (place: { line: number; column: number }, reason: string, note?: string) =>
    messages.push({ ruleId: 'front-matter', file: authorsFile, ...place, fatal: true, reason, ...(note && { note }) })
  const bytes = readSteeredFile(join(root, authorsFile), root)
  // `scanContent` reports a file that can't be read.
  if (typeof bytes === 'string') return { byKey, messages }
  const yaml = bytes.toString().replace(/^\uFEFF/, '')
  const { data, problem, positionOf } = parseYaml(yaml, 1)
  if (problem) {
    report(problem, problem.reason.replace('The front matter', 'The file'), problem.note)
    return { byKey, messages }
  }
  const { data: authors, error } = authorsSchema.safeParse(data)
  if (!authors) {
    for (const issue of error.issues) {
      const path = issue.path as string[]
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
      const name = [...path, ...keys.slice(0, 1)].join('.')
      const reason =
        keys.length > 0
          ? `Unknown key \`${name}\`.`
          : path.length === 0
            ? 'The file isn’t a list of authors.'
            : `\`${name}\` is missing or invalid.`
      const note = 'Write `key: { name, title, url, image_url }` for each author.'
      report(positionOf(...path, ...keys.slice(0, 1)), reason, note)
    }
    return { byKey, messages }
  }
  for (const [key, { name, title, url, image_url: image, email, socials }] of Object.entries(authors)) {
    const link = url ?? (email && `mailto:${email}`)
    byKey.set(key, {
      name,
      ...(title !== undefined && { title }),
      ...(link !== undefined && { url: link }),
      ...(image !== undefined && { image }),
      ...(socials && { socials: socialLinks(socials) }),
      file: authorsFile,
      position: positionOf(key),
    })
  }
  return { byKey, messages }
}
