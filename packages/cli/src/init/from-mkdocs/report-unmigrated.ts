import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OldSite } from '../shared/old-site.ts'
import { textOf, toArray, toRecord } from '../shared/values.ts'
import { pagesChangedByHook, withoutFunction } from './hook-pages.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'
import type { HookResult } from './run-hooks.ts'

const coveredPlugins: Record<string, string> = {
  search: 'the built-in search',
  social: '`socialCards` in `site.config.ts`',
  llmstxt: '`llms.txt` and the Markdown copy of each page',
  redirects: '`redirects` in `site.config.ts`',
  'section-index': 'groups of the sidebar with a page',
  exclude: 'excluded pages aren’t imported',
  offline: 'pages work offline',
  optimize: 'the build optimizes images',
  minify: 'the build writes small files',
  privacy: 'the Content Security Policy',
  glightbox: 'the enlarged images',
  'include-markdown': 'the included text is part of each page',
  blog: 'posts are pages',
  meta: 'the front matter of each page',
  typeset: 'headings in the sidebar show code as code',
  htmlproofer: 'links are checked',
  linkcheck: 'links are checked',
  rss: 'the feeds of the blog',
  'unused-files': 'the build reports unused files',
}

/** Plugins that don't change the pages' text, and what readers lose without them. */
const aroundPages: Record<string, string> = {
  mike: 'the list of older versions',
  'awesome-pages': 'the order of the pages in `.pages` files',
  'awesome-nav': 'the order of the pages in `.nav.yml` files',
  'literate-nav': 'the navigation in `SUMMARY.md`',
  i18n: 'the list of languages',
}

/** Plugins whose uses are reported on the pages. */
const reportedOnPages = ['macros', 'mkdocstrings', 'autorefs', 'tags']

const coveredExtensions =
  /^(?:abbr|admonition|attr_list|def_list|footnotes|md_in_html|tables|toc|fenced_code|codehilite|extra|sane_lists|nl2br|smarty|meta|pymdownx\.(?:arithmatex|betterem|caret|critic|details|emoji|extra|highlight|inlinehilite|keys|magiclink|mark|smartsymbols|snippets|superfences|tabbed|tasklist|tilde|escapeall|striphtml|saneheaders|blocks\.(?:admonition|details|tab|html|definition|caption))|mdx_include|markdown_include_variants|zensical\.extensions\.\w+|markdown_include\.include|mdx_truly_sane_lists|mdx_breakless_lists|mkautodoc)$/

export function reportUnmigrated(
  { config, folder, extensions, plugins }: MkDocsConfig,
  site: OldSite,
  file: string,
  hooks: ReadonlyMap<string, HookResult>,
): void {
  for (const name of plugins.keys()) {
    const equivalent = coveredPlugins[name]
    if (reportedOnPages.includes(name)) continue
    if (equivalent) site.warnings.cover(`plugin ${name}`, equivalent)
    else if (/^git-revision-date/.test(name))
      site.warnings.cover(`plugin ${name}`, 'the date of the last change, from the Git history')
    else if (/^git-/.test(name))
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `Pages don’t show what \`${name}\` adds below the text.`,
        file,
        todo: 'If readers need it, add it with a plugin.',
      })
    else if (aroundPages[name])
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `The plugin \`${name}\` can’t run in Docs, so ${aroundPages[name]} isn’t imported.`,
        file,
        todo: 'Compare the new site with the old one, and add what readers need.',
      })
    else
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `The plugin \`${name}\` can’t run in Docs, so what it adds to pages or to the navigation is missing.`,
        file,
        pages: 'all',
        todo: 'Run the plugin once, and copy its results into the pages, or write a plugin for Docs.',
      })
  }
  for (const name of extensions.keys())
    if (!coveredExtensions.test(name))
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `The Markdown extension \`${name}\` can’t run in Docs, so its syntax is shown as text.`,
        file,
        pages: 'all',
        todo: 'Look for a remark plugin that does the same, and add it to `markdown.remarkPlugins`.',
      })
  for (const path of toArray(config.hooks).map(String)) reportHook(path, folder, site, file, hooks.get(path))
  const theme = toRecord(config.theme)
  if (textOf(theme.custom_dir))
    site.warnings.add({
      kind: 'theme',
      name: String(theme.custom_dir),
      reason: 'Templates that replace parts of the theme aren’t imported.',
      file,
      todo: 'Compare the new site with the old one, and add what readers need with `theme.components` in `site.config.ts`.',
    })
  for (const path of toArray(config.extra_javascript).map((entry) =>
    typeof entry === 'string' ? entry : String(toRecord(entry).path),
  ))
    site.warnings.add({
      kind: 'configuration',
      name: path,
      reason: `The script \`${path}\` isn’t imported.`,
      file,
      todo: 'If readers need it, add it to `head` in `site.config.ts`. Scripts that only render formulas or diagrams are replaced by plugins.',
    })
  const { extra } = config
  if (toArray(toRecord(extra).alternate).length > 0)
    site.warnings.add({
      kind: 'page',
      name: 'translations',
      reason: 'Translations aren’t imported, because a site has one language.',
      file,
      todo: 'Import each language as a site of its own, and link to it in the navbar.',
    })
  if (toRecord(toRecord(extra).version).provider)
    site.warnings.add({
      kind: 'page',
      name: 'versions',
      reason: 'Older versions that `mike` published aren’t imported.',
      file,
      todo: 'To add an older version, see the page “Versions” in the documentation of Docs.',
    })
}

/** Reports the parts of a hook that didn't run, and the pages that they may change. */
function reportHook(path: string, folder: string, site: OldSite, file: string, result: HookResult | undefined): void {
  const place = join(folder, path)
  const source = existsSync(place) ? readFileSync(place, 'utf8') : undefined
  const rest = result?.hasRun && source ? withoutFunction(source, 'on_page_markdown') : source
  const possible = pagesChangedByHook(source, site)
  const failed = site.pages
    .filter((page) => result?.failed.includes(page.source) && (possible === 'all' || possible.includes(page.shown)))
    .map((page) => page.shown)
  if (result?.hasRun && failed.length === 0 && !/^(?:async )?def on_/m.test(rest ?? '')) {
    site.warnings.cover(`hook ${path}`, 'its results are part of the pages')
    return
  }
  // A hook that replaces `<!-- md:name -->` only changes the pages that contain such a comment, which are listed on their own.
  const others = !result?.hasRun && source?.includes('<!-- md:') ? [] : pagesChangedByHook(rest, site)
  site.warnings.add({
    kind: 'plugin',
    name: path,
    reason: result?.missing
      ? `The hook \`${path}\` can’t run, because the Python package \`${result.missing}\` isn’t installed.`
      : failed.length > 0
        ? `The hook \`${path}\` fails.`
        : result?.hasRun
          ? `From the hook \`${path}\`, only \`on_page_markdown\` is imported.`
          : `The hook \`${path}\` can’t run in Docs.`,
    file,
    pages: others === 'all' ? 'all' : [...new Set([...others, ...failed])],
    todo: result?.missing
      ? 'Install the Python packages of the old site, and run the command again.'
      : 'Copy its results into the pages, or write a plugin for Docs.',
  })
}
