import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { isReactPage } from '@docs-engine/cli/internal'
import picomatch from 'picomatch'
import type { NewFile } from '../../model/migrated-site.ts'
import type { OldPage } from '../../model/old-site.ts'
import { listFiles } from '../../util/list-files.ts'
import { relativeSpecifier } from '../../util/mdx.ts'
import { textOf, toArray } from '../../util/values.ts'
import type { CopiedModules } from '../mdx/copied-modules.ts'
import { isPlugin, type OriginalSite } from './original-site.ts'

/** A React page of the original site, with its place in the new one. */
export interface ReactPage extends OldPage {
  /** Whether the route can't be derived from `target`. */
  needsSlug: boolean
}

export interface ImportedReactPages {
  /** The pages that become pages of the new site. */
  pages: ReactPage[]
  /** The pages that can't work in the new site. */
  lost: { page: ReactPage; reason: string }[]
  /** The files of the new site, by path. */
  files: Map<string, NewFile>
}

/**
 * Copies the React pages of the old site, with the modules that they consist of. They are rendered when the new site is built.
 *
 * @param modules The modules of the new site, to which those of the pages are added.
 * @param isTaken Returns whether another page has a route.
 */
export async function importReactPages(
  site: OriginalSite,
  root: string,
  modules: CopiedModules,
  isTaken: (route: string) => boolean,
): Promise<ImportedReactPages> {
  const result: ImportedReactPages = { pages: [], lost: [], files: new Map() }
  for (const page of listReactPages(site, root)) {
    if (isTaken(page.route)) continue
    const source = readFileSync(page.file, 'utf8')
    const copied = await modules.addComponent(page.file)
    if ('reason' in copied) result.lost.push({ page, reason: copied.reason })
    else {
      result.pages.push(page)
      const styles = modules.addReplacement('page.css')
      result.files.set(page.target, { text: pageText(page, source, [copied.path, styles], textOf(site.config.title)) })
    }
  }
  return result
}

const ignored = ['**/_*.{js,jsx,ts,tsx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

/** Lists the React components that the old site shows as pages, such as those in `src/pages`, sorted by path. */
function listReactPages(site: OriginalSite, root: string): ReactPage[] {
  const folder = site.pages ?? join(site.folder, 'src/pages')
  if (!existsSync(folder)) return []
  const options = site.plugins.find(({ name }) => isPlugin(name, 'content-pages'))?.options ?? {}
  const isIncluded = picomatch(options.include ? toArray(options.include).map(String) : '**')
  const isIgnored = picomatch(options.exclude ? toArray(options.exclude).map(String) : ignored)
  const base = textOf(options.routeBasePath) ?? ''
  return listFiles(folder)
    .filter((path) => /\.[jt]sx?$/.test(path) && !/\.d\.ts$|\.module\./.test(path))
    .filter((path) => isIncluded(path) && !isIgnored(path))
    .map((path) =>
      reactPage(join(folder, path), root, posix.join('/', base, path.replace(/(^|\/)index\.\w+$|\.\w+$/, ''))),
    )
}

function reactPage(file: string, root: string, address: string): ReactPage {
  const route = address.replace(/(.)\/$/, '$1')
  const source = relative(root, file)
  const block = { frontMatter: {}, block: '', body: '', lines: 0 }
  const page = { file, source, shown: source, route, block, anchors: [] }
  const own = `content${route === '/' ? '/index' : route}.tsx`
  // The folder `content/blog` is for blog posts.
  if (isReactPage(own) && !own.startsWith('content/blog/')) return { ...page, target: own, needsSlug: false }
  const name = route.toLowerCase().replace(/[^a-z\d]+/g, '-')
  return { ...page, target: `content/page${name}.tsx`, needsSlug: true }
}

/**
 * Returns the text of a page's module in the new site.
 *
 * @param source The text of the old module, which can contain the title and the description.
 * @param modules Paths of the copied page and of the stylesheet that it needs.
 * @param siteTitle The title of the old site, which its home page has if it sets none.
 */
function pageText(
  { route, target, needsSlug }: ReactPage,
  source: string,
  [module, stylesheet]: [module: string, stylesheet: string],
  siteTitle: string | undefined,
): string {
  const title = attributeIn(source, 'title') ?? /<title>([^<>{}]+)<\/title>/.exec(source)?.[1]?.trim()
  const description = attributeIn(source, 'description')
  const frontMatter = {
    title: title ?? (route === '/' ? siteTitle : undefined) ?? titleOfRoute(route),
    ...(description && { description }),
    ...(needsSlug && { slug: route }),
    hide_title: true,
  }
  const lines = Object.entries(frontMatter).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
  return `import '${relativeSpecifier(stylesheet, target)}'
import Page from '${relativeSpecifier(module, target)}'

export const frontMatter = {
${lines.join('')}}

export default Page
`
}

/** Returns the text of an attribute of `<Layout>` or `<PageMetadata>` if it's a literal. */
function attributeIn(source: string, name: string): string | undefined {
  const tag = /<(?:Layout|PageMetadata)\b(?:[^<>"'`]|"[^"]*"|'[^']*'|`[^`]*`|=>)*>/.exec(source)?.[0] ?? ''
  const [, , value] = new RegExp(`\\s${name}=\\{?\\s*(["'\`])([^"'\`$\\n]+)\\1`).exec(tag) ?? []
  return value?.trim()
}

function titleOfRoute(route: string): string {
  const name = posix.basename(route).replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
