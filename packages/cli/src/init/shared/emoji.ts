import { lose, type OldPage, type OldSite } from './old-site.ts'

/** Reports emoji that are written as `:name:`, because the engine shows them as text. Code must be masked. */
export function reportEmoji(text: string, page: OldPage, site: OldSite): void {
  for (const [whole, name = ''] of text.matchAll(/(?<![\w:/])(:[a-z][a-z0-9_+-]*:)(?![\w:])/g))
    lose(
      page,
      site,
      {
        kind: 'directive',
        name,
        reason: `\`${name}\` is shown as text.`,
        todo: 'Write the emoji itself, or add the package `remark-gemoji` to `markdown.remarkPlugins`.',
      },
      whole,
    )
}
