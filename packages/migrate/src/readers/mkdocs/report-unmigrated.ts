import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import { isFile } from '../../util/list-files.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import { aroundPages, coveredPlugins, isCoveredExtension, reportedOnPages } from './known-plugins.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'
import type { MkDocsOutput, MkDocsRun } from './run-mkdocs.ts'

export function reportUnmigrated(
  original: MkDocsConfig,
  site: OldSite,
  file: string,
  output: MkDocsOutput | undefined,
): void {
  const { config, folder, extensions, plugins } = original
  const dropped = new Map(output?.dropped.map(({ name, reason }) => [name.replace(/^material\//, ''), reason]))
  const shownOf = (sources: readonly string[]) => sources.flatMap((source) => site.bySource.get(source)?.shown ?? [])
  for (const name of plugins.keys()) {
    // The engine shows the date of the last change itself.
    if ([...reportedOnPages, ...coveredPlugins].includes(name) || /^git-revision-date/.test(name)) continue
    if (/^git-/.test(name))
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `Pages don’t show what \`${name}\` adds below the text.`,
        file,
        todo: 'If readers need it, add it with a plugin.',
      })
    else if (output && !dropped.has(name)) reportPlugin(name, output, site, file, shownOf)
    else
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: dropped.has(name)
          ? `The plugin \`${name}\` can’t run: ${dropped.get(name)}`
          : `The plugin \`${name}\` can’t run in Docs, so ${aroundPages[name] ?? 'what it adds to pages and to the navigation'} isn’t imported.`,
        file,
        todo: aroundPages[name] ? 'Compare the new site with the old one, and add what readers need.' : installTodo,
      })
  }
  for (const name of extensions.keys()) {
    if (isCoveredExtension(name)) continue
    const changed = output?.changedByExtension[name]
    if (changed?.length === 0) continue
    site.warnings.add({
      kind: 'plugin',
      name,
      reason: dropped.has(name)
        ? `The Markdown extension \`${name}\` can’t run: ${dropped.get(name)}`
        : `The Markdown extension \`${name}\` can’t run in Docs, so its syntax is shown as text.`,
      file,
      pages: shownOf(changed ?? []),
      todo: `${installTodo} Alternatively, look for a remark plugin that does the same, and add it to \`markdown.remarkPlugins\`.`,
    })
  }
  for (const path of toArray(config.hooks).map(String))
    reportHook(path, folder, site, file, output !== undefined && !dropped.has(path))
  reportGeneratedFiles(output, site, file)
  const customDir = textOf(toRecord(config.theme).custom_dir)
  if (customDir)
    site.warnings.add({
      kind: 'theme',
      name: customDir,
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
  if (toArray(toRecord(extra).alternate).length > 0 && !plugins.has('i18n'))
    site.warnings.add({
      kind: 'page',
      name: 'translations',
      reason: 'The languages in the menu are sites of their own, which aren’t imported.',
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

const installTodo = 'Install the Python packages of the old site, such as in `.venv`, and run the command again.'

/** Reports the pages on which a plugin changes more than the Markdown. MkDocs ran the plugin during the import. */
function reportPlugin(
  name: string,
  { changedContent, postPage }: MkDocsOutput,
  site: OldSite,
  file: string,
  shownOf: (sources: readonly string[]) => string[],
): void {
  const isOwn = (found: string) => found.replace(/^material\//, '') === name
  const changesDocument = postPage.some(isOwn)
  const pages = changedContent.plugins.some(isOwn) ? shownOf(changedContent.pages) : []
  if (!changesDocument && pages.length === 0) return
  site.warnings.add({
    kind: 'plugin',
    name,
    reason: `The plugin \`${name}\` changes the HTML of pages, which isn’t imported.`,
    file,
    pages: changesDocument ? 'all' : pages,
    todo: 'Compare the new site with the old one, and add what readers need.',
  })
}

/** Reports the files other than pages that plugins and hooks generate. */
function reportGeneratedFiles(output: MkDocsOutput | undefined, site: OldSite, file: string): void {
  for (const path of output?.generatedFiles ?? [])
    site.warnings.add({
      kind: 'configuration',
      name: path,
      reason: `The file \`${path}\` is generated by a plugin or hook, so it isn’t imported.`,
      file,
      todo: 'Build the old site, and copy the file to `content/_public`.',
    })
}

/** Reports that MkDocs is installed but fails. The import doesn't need it, but can't run plugins and extensions without it. */
export function reportFailure({ reason, details }: NonNullable<MkDocsRun['error']>, site: OldSite, file: string): void {
  site.warnings.add({
    kind: 'configuration',
    name: 'MkDocs',
    reason: `MkDocs is installed but can’t load the site, so the site is imported without it: ${reason}`,
    file,
    note: details,
    todo: 'Make `mkdocs build` work, and run the command again.',
  })
}

/** The functions that MkDocs runs before it converts Markdown to HTML, and functions that don't change pages. */
const functionsOfMkDocs =
  /^on_(?:startup|config|pre_build|files|nav|pre_page|page_read_source|page_markdown|post_build|serve|shutdown|build_error)$/

/** Reports a hook that MkDocs didn't run, or that has functions whose results aren't part of the Markdown. */
function reportHook(path: string, folder: string, site: OldSite, file: string, hasRun: boolean): void {
  const place = join(folder, path)
  const source = isFile(place) ? readFileSync(place, 'utf8') : ''
  const names = [...source.matchAll(/^(?:async )?def (on_\w+)/gm)].map(([, name]) => name!)
  const others = names.filter((name) => !functionsOfMkDocs.test(name))
  if (hasRun && others.length === 0) return
  site.warnings.add({
    kind: 'plugin',
    name: path,
    reason: hasRun
      ? `The results of \`${others.join('`, `')}\` in the hook \`${path}\` aren’t imported.`
      : `The hook \`${path}\` didn’t run, because that needs MkDocs.`,
    file,
    pages: hasRun ? 'all' : [],
    todo: hasRun ? 'Copy its results into the pages, or write a plugin for Docs.' : installTodo,
  })
}
