import type { UserConfig } from '@docs-engine/cli/internal'
import { type Options, toArray, toRecord } from '../../util/values.ts'

type HeadElement = NonNullable<UserConfig['head']>[number]

const tags = ['link', 'meta', 'script', 'noscript', 'style'] as const

/**
 * Converts `headTags`, `scripts`, `stylesheets`, and the theme's `metadata` to elements for the `<head>`.
 *
 * @param warn Called for each element that can't be converted.
 */
export function convertHead(
  config: Options,
  themeConfig: Options,
  warn: (name: string, reason: string) => void,
): HeadElement[] {
  const written = [
    ...toArray(config.headTags).map((entry) => {
      const { tagName, attributes, innerHTML } = toRecord(entry)
      return { tag: String(tagName), attributes: toRecord(attributes), content: innerHTML }
    }),
    ...toArray(themeConfig.metadata).map((entry) => ({ tag: 'meta', attributes: toRecord(entry), content: undefined })),
    ...toArray(config.stylesheets).map((entry) => {
      const { href, ...rest } = typeof entry === 'string' ? { href: entry } : toRecord(entry)
      return { tag: 'link', attributes: { rel: 'stylesheet', href, ...rest }, content: undefined }
    }),
    ...toArray(config.scripts).map((entry) => ({
      tag: 'script',
      attributes: typeof entry === 'string' ? { src: entry } : toRecord(entry),
      content: undefined,
    })),
  ]
  return written.flatMap(({ tag, attributes, content }): HeadElement[] => {
    const known = tags.find((name) => name === tag)
    if (!known) {
      warn(`<${tag}>`, `The element \`<${tag}>\` can’t be added to the \`<head>\`.`)
      return []
    }
    const kept: Record<string, string | boolean> = {}
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined || value === null || value === false) continue
      if (/^(?!on|style$)[a-z][\w:-]*$/i.test(name)) kept[name] = value === true ? true : String(value)
      else
        warn(`<${tag} ${name}>`, `The Content Security Policy doesn’t allow the attribute \`${name}\` of \`<${tag}>\`.`)
    }
    return [
      {
        tag: known,
        ...(Object.keys(kept).length > 0 && { attributes: kept }),
        ...(typeof content === 'string' && { content }),
      },
    ]
  })
}
