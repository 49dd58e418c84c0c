import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import { pathWithoutNumbers } from '@docs-engine/cli/internal'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { pathInSite } from './copied-modules.ts'
import { prepareSource } from './mdx-source.ts'
import type { PageContext } from './page-context.ts'
import { needsMdx, parseMdx } from './parse-mdx.ts'
import { fileInVersion } from './places.ts'

/**
 * Adds a partial, which is a Markdown file that a page imports, to the partials to convert.
 *
 * @returns The partial's path in the new site, which starts with `content/` even if it belongs to another version.
 */
export function addPartial(file: string, page: PageContext): string {
  const { site, document } = page
  const own = site.documents.get(file)
  if (own) return own.target
  const known = site.partials.get(file)
  if (known) return known.target
  const { block, body, lines } = splitFrontMatter(readFileSync(file, 'utf8'))
  const text = prepareSource(body, site.admonitions)
  const parsed = parseMdx(text, site.isMdx(file))
  const tree = 'tree' in parsed ? parsed.tree : undefined
  const target = `${placeOfPartial(file, page)}.${tree && needsMdx(tree) ? 'mdx' : 'md'}`
  const ownNames = { imports: new Map(), scope: new Map(), modules: new Map(), added: new Map() }
  site.partials.set(file, {
    target,
    path: fileInVersion(target, document.set.version?.folder),
    frontMatter: block,
    body,
    tree,
    page: { ...page, ...ownNames, file, target, text, linesBefore: lines, quotes: 0 },
  })
  return target
}

/** Returns the path of a partial without its ending. The name of a partial in `content/` starts with `_`, so that it isn't a page. */
function placeOfPartial(file: string, { site, document: { set } }: PageContext): string {
  const inside = relative(set.folder, file).replace(/\.mdx?$/, '')
  if (inside.startsWith('..')) {
    const path = pathInSite(file, site.pagesFolder).replace(/\.mdx?$/, '')
    return posix.join('src', path.replace(/^src\//, ''))
  }
  const folder = posix.dirname(inside)
  const name = posix.basename(inside).replace(/^_*/, '_')
  return posix.join('content', set.routeBase, set.numberPrefixes ? pathWithoutNumbers(folder) : folder, name)
}
