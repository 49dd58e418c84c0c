import { withEmoji } from '../../passes/emoji.ts'
import { type HeadingIds, uniqueIds } from '../../passes/heading-ids.ts'
import { type Options, toRecord } from '../../util/values.ts'

/**
 * Returns a function that creates the `HeadingIds` of a page. They derive IDs as VitePress does: with `markdown.anchor.slugify` if the
 * configuration has it, and with `slugify` from `@mdit-vue/shared` otherwise.
 */
export function idsOfVitePress(config: Options): () => HeadingIds {
  const { slugify } = toRecord(toRecord(config.markdown).anchor)
  return () => {
    const unique = uniqueIds()
    return (text, own) => {
      if (own !== undefined) return unique(own)
      // VitePress leaves emoji out that are written as shortcodes.
      const title = withEmoji(text, () => '')
      return unique(resultOf(slugify, title) ?? defaultSlugify(title))
    }
  }
}

/** Returns the string that a function of the configuration returns. Returns `undefined` if it fails, because its packages may be missing. */
function resultOf(run: unknown, argument: unknown): string | undefined {
  if (typeof run !== 'function') return undefined
  try {
    const result: unknown = run(argument)
    return typeof result === 'string' ? result : undefined
  } catch {
    return undefined
  }
}

function defaultSlugify(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: VitePress removes these characters.
      .replace(/[\u0000-\u001f]/g, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase()
  )
}
