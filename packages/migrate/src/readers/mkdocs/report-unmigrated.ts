import type { OldSite } from '../../model/old-site.ts'
import { loseScripts } from '../../passes/losses.ts'
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
  const { config, extensions, plugins } = original
  const dropped = new Map(output?.dropped.map(({ name, reason }) => [name.replace(/^material\//, ''), reason]))
  const hasRun = (name: string) => output !== undefined && !dropped.has(name)
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
    else if (!hasRun(name))
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
    if (isCoveredExtension(name) || hasRun(name)) continue
    site.warnings.add({
      kind: 'plugin',
      name,
      reason: dropped.has(name)
        ? `The Markdown extension \`${name}\` can’t run: ${dropped.get(name)}`
        : `The Markdown extension \`${name}\` can’t run in Docs, so its syntax is shown as text.`,
      file,
      todo: `${installTodo} Alternatively, look for a remark plugin that does the same, and add it to \`markdown.remarkPlugins\`.`,
    })
  }
  for (const path of toArray(config.hooks).map(String))
    if (!hasRun(path))
      site.warnings.add({
        kind: 'plugin',
        name: path,
        reason: `The hook \`${path}\` didn’t run, because that needs MkDocs.`,
        file,
        todo: installTodo,
      })
  const customDir = textOf(toRecord(config.theme).custom_dir)
  if (customDir)
    site.warnings.add({
      kind: 'theme',
      name: customDir,
      reason: 'Templates that replace parts of the theme aren’t imported.',
      file,
      todo: 'Compare the new site with the old one, and add what readers need with `theme.components` in `site.config.ts`.',
    })
  const scripts = toArray(config.extra_javascript).map((entry) => textOf(entry) ?? String(toRecord(entry).path))
  loseScripts(scripts, site, file)
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
