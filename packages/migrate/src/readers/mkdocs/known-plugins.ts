import { toArray } from '../../util/values.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

/** Plugins whose effect the engine has. The import doesn't run them. */
export const coveredPlugins: readonly string[] =
  `search social llmstxt redirects section-index offline optimize minify privacy glightbox include-markdown blog meta typeset
  htmlproofer linkcheck rss i18n unused-files`.split(/\s+/)

/** Plugins that don't change the pages' text, and what readers lose without them. */
export const aroundPages: Record<string, string> = {
  mike: 'the list of older versions',
  'awesome-pages': 'the order of the pages in `.pages` files',
  'awesome-nav': 'the order of the pages in `.nav.yml` files',
  'literate-nav': 'the navigation in `SUMMARY.md`',
}

/** Plugins whose uses are reported on the pages. */
export const reportedOnPages = ['macros', 'mkdocstrings', 'autorefs', 'tags']

const coveredExtensions =
  /^(?:abbr|admonition|attr_list|def_list|footnotes|md_in_html|tables|toc|fenced_code|codehilite|extra|sane_lists|nl2br|smarty|meta|pymdownx\.(?:arithmatex|betterem|caret|critic|details|emoji|extra|highlight|inlinehilite|keys|magiclink|mark|snippets|superfences|tabbed|tasklist|tilde|escapeall|striphtml|saneheaders|blocks\.(?:admonition|details|tab|html|definition|caption))|mdx_include|(?:zensical\.)?extensions\.\w+|markdown_include\.include|mdx_truly_sane_lists|mdx_breakless_lists|mkautodoc)$/

/** Returns whether the import understands the syntax of a Markdown extension, or reports it on the pages. */
export function isCoveredExtension(name: string): boolean {
  return coveredExtensions.test(name)
}

function isKnown(plugin: string): boolean {
  return (
    coveredPlugins.includes(plugin) ||
    plugin in aroundPages ||
    reportedOnPages.includes(plugin) ||
    plugin.startsWith('git-')
  )
}

/** Returns the plugins and hooks that ran and can change the HTML of pages, of which the import takes only parts. */
export function htmlChangers({ changesHtml }: { changesHtml: readonly string[] }): string[] {
  return changesHtml.map((name) => name.replace(/^material\//, '')).filter((name) => !isKnown(name))
}

/**
 * Returns the plugins, extensions, and hooks whose syntax can be left in the text of pages: what the import doesn’t know and MkDocs didn’t run.
 * The result of an extension is only part of the HTML.
 */
export function unknownNames(
  { config, plugins, extensions }: MkDocsConfig,
  output: { dropped: readonly { name: string }[] } | undefined,
): string[] {
  const dropped = new Set(output?.dropped.map(({ name }) => name.replace(/^material\//, '')))
  const hasRun = (name: string) => output !== undefined && !dropped.has(name)
  return [
    ...[...plugins.keys()].filter((name) => !isKnown(name) && !hasRun(name)),
    ...[...extensions.keys()].filter((name) => !isCoveredExtension(name)),
    ...toArray(config.hooks)
      .map(String)
      .filter((path) => !hasRun(path)),
  ]
}
