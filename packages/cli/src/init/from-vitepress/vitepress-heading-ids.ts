import { uniqueIds } from '../shared/heading-ids.ts'

/** Creates a function that derives heading IDs as VitePress does (`slugify` in `@mdit-vue/shared`). */
export function idsOfVitePress(): (text: string, own: string | undefined) => string {
  const unique = uniqueIds()
  return (text, own) => unique(own ?? slugify(text))
}

function slugify(text: string): string {
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
