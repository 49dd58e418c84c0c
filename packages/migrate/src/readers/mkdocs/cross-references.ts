import { lose, type OldPage } from '../../model/old-site.ts'
import { convertUrl } from '../../passes/convert-links.ts'
import { type MaskedPart, unmask } from '../../util/mask-code.ts'
import type { MkDocsContext } from './mkdocs-context.ts'

/** Converts links to generated documentation, such as `[Field][pydantic.Field]`. Of links that can't be resolved, only the texts remain. */
export function convertCrossReferences(
  text: string,
  parts: readonly MaskedPart[],
  page: OldPage,
  context: MkDocsContext,
): string {
  const result = context.output?.pages.find(({ source }) => source === page.source)
  const label = (written: string) => unmask(written, parts).replace(/\s+/g, ' ').trim()
  const defined = new Set([...text.matchAll(/^[ \t>]*\[([^\]\n]+)\]:/gm)].map(([, name]) => label(name!).toLowerCase()))
  for (const name of result?.unresolved ?? []) if (missing(context)) loseReference(name, name, page, context)
  return text.replace(
    /(?<!\\)\[((?:[^[\]\n]|\n(?!\s*\n))+)\]\[((?:[^[\]\n]|\n(?!\s*\n))*)\]/g,
    (whole, shown: string, target: string) => {
      const name = label(target || shown)
      const plain = name.replace(/^`|`$/g, '')
      if (defined.has(name.toLowerCase())) return whole
      const url = result?.references[plain]
      if (url !== undefined) return `[${shown}](${generatedUrl(url, page, context)})`
      if (!/^[\w-]+(?:[.:][\w-]+)*$/.test(plain)) return whole
      loseReference(plain, unmask(whole, parts), page, context)
      return shown
    },
  )
}

/** Reports a link to a documented name, unless MkDocs can't resolve it either. */
function loseReference(name: string, at: string, page: OldPage, context: MkDocsContext): void {
  const { site } = context
  const cause = missing(context)
  if (!cause) {
    site.warnings.omit('links to names that MkDocs can’t find')
    return
  }
  const reason =
    cause === 'documentation'
      ? `The link to \`${name}\` led to documentation that was generated from the source code.`
      : `The link to \`${name}\` can’t be resolved, because the inventory \`${cause}\` can’t be downloaded.`
  const todo =
    cause === 'documentation'
      ? 'Link to the page that documents it.'
      : 'Run the command again with a connection to the internet, or link to the page that documents it.'
  lose(page, site, { kind: 'plugin', name: 'cross-references', reason, todo }, at)
}

/** Returns the source that the import lacks to resolve links as MkDocs does: the URL of an inventory, or `documentation`. */
function missing({ output }: MkDocsContext): string | undefined {
  if (!output?.missingInventories) return 'documentation'
  const [inventory] = output.missingInventories
  if (inventory) return inventory
  const isComplete = output.failed.length === 0 && output.blocks.every(({ html }) => html !== null)
  return isComplete ? undefined : 'documentation'
}

/**
 * Converts a URL that MkDocs generated. Relative URLs are remembered, so that their targets can be checked when all pages are converted.
 * Authors write the others, whose targets needn't exist.
 */
export function generatedUrl(url: string, page: OldPage, { site, generatedLinks }: MkDocsContext): string {
  const converted = convertUrl(url, page, site, 'url')
  if (!url.startsWith('/')) generatedLinks.push({ page, url: converted })
  return converted
}
