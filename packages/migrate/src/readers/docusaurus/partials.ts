import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import { pathWithoutNumbers } from '@docs-engine/cli/internal'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { convertMarkdown } from './convert-markdown.ts'
import { pathInSite } from './copied-modules.ts'
import { prepareSource } from './mdx-source.ts'
import type { PageContext } from './page-context.ts'
import { needsMdx, parseMdx } from './parse-mdx.ts'
import { fileInVersion } from './places.ts'

/**
 * Adds a partial: a Markdown file that a page imports.
 *
 * @returns The partial's path in the new site, which starts with `content/` even if it belongs to another version.
 */
export async function addPartial(file: string, page: PageContext): Promise<string> {
  const { site, document } = page
  const own = site.documents.get(file)
  if (own) return own.target
  const known = site.partials.get(file)
  if (known) return known
  const { block, body, lines } = splitFrontMatter(readFileSync(file, 'utf8'))
  const text = prepareSource(body, site.admonitions)
  const parsed = parseMdx(text, site.isMdx(file))
  const tree = site.treeOf(file) ?? ('tree' in parsed ? parsed.tree : undefined)
  const target = `${placeOfPartial(file, page)}.${tree && needsMdx(tree) ? 'mdx' : 'md'}`
  site.partials.set(file, target)
  const path = fileInVersion(target, document.set.version?.folder)
  if (tree) {
    const partial = newContext({ ...page, file, target, text, linesBefore: lines })
    site.partialTexts.set(path, block + (await convertMarkdown(tree, partial)))
  } else site.partialTexts.set(path, block + body)
  return target
}

function newContext(page: PageContext): PageContext {
  return { ...page, imports: new Map(), scope: new Map(), modules: new Map(), added: new Map(), quotes: 0 }
}

/** Returns the path of a partial without its ending. The name of a partial in `content/` starts with `_`, so that it isn't a page. */
function placeOfPartial(file: string, { site, document: { set } }: PageContext): string {
  const inside = relative(set.folder, file).replace(/\.mdx?$/, '')
  if (inside.startsWith('..')) {
    const path = pathInSite(file, site.siteFolder).replace(/\.mdx?$/, '')
    return posix.join('src', path.replace(/^src\//, ''))
  }
  const folder = posix.dirname(inside)
  const name = posix.basename(inside).replace(/^_*/, '_')
  return posix.join('content', set.routeBase, set.numberPrefixes ? pathWithoutNumbers(folder) : folder, name)
}
