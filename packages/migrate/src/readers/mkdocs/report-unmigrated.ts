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
    if (/^git-/.test(name)) {
      const reason = `Pages don’t show what \`${name}\` adds below the text.`
      site.warnings.add({ kind: 'plugin', name, reason, file })
    } else if (!hasRun(name)) {
      const reason = dropped.has(name)
        ? `The plugin \`${name}\` can’t run: ${dropped.get(name)}`
        : `The plugin \`${name}\` can’t run in Docs, so ${aroundPages[name] ?? 'what it adds to pages and to the navigation'} isn’t imported.`
      site.warnings.add({ kind: 'plugin', name, reason, file })
    }
  }
  for (const name of extensions.keys()) {
    if (isCoveredExtension(name) || hasRun(name)) continue
    const reason = dropped.has(name)
      ? `The Markdown extension \`${name}\` can’t run: ${dropped.get(name)}`
      : `The Markdown extension \`${name}\` can’t run in Docs, so its syntax is shown as text.`
    const todo = `${installTodo} Alternatively, look for a remark plugin that does the same, and add it to \`markdown.remarkPlugins\`.`
    site.warnings.add({ kind: 'plugin', name, reason, file, todo })
  }
  for (const path of toArray(config.hooks).map(String))
    if (!hasRun(path)) {
      const reason = `The hook \`${path}\` didn’t run, because that needs MkDocs.`
      site.warnings.add({ kind: 'plugin', name: path, reason, file, todo: installTodo })
    }
  const customDir = textOf(toRecord(config.theme).custom_dir)
  if (customDir) {
    const reason = 'Templates that replace parts of the theme aren’t imported.'
    site.warnings.add({ kind: 'theme', name: customDir, reason, file })
  }
  const scripts = toArray(config.extra_javascript).map((entry) => textOf(entry) ?? String(toRecord(entry).path))
  loseScripts(scripts, site, file)
  const { extra } = config
  if (toArray(toRecord(extra).alternate).length > 0 && !plugins.has('i18n')) {
    const reason = 'The languages in the menu are sites of their own, which aren’t imported.'
    const todo = 'Import each language as a site of its own, and link to it in the navbar.'
    site.warnings.add({ kind: 'page', name: 'translations', reason, file, todo })
  }
  if (toRecord(toRecord(extra).version).provider) {
    const reason = 'Older versions that `mike` published aren’t imported.'
    const todo = 'To add an older version, see the page “Versions” in the documentation of Docs.'
    site.warnings.add({ kind: 'page', name: 'versions', reason, file, todo })
  }
}

const installTodo = 'Install the Python packages of the old site, such as in `.venv`, and run the command again.'

/** Reports that MkDocs is installed but fails. The import doesn't need it, but can't run plugins and extensions without it. */
export function reportFailure(error: NonNullable<MkDocsRun['error']>, site: OldSite, file: string): void {
  const reason = `MkDocs is installed but can’t load the site, so the site is imported without it: ${error.reason}`
  const todo = 'Make `mkdocs build` work, and run the command again.'
  site.warnings.add({ kind: 'configuration', name: 'MkDocs', reason, file, note: error.details, todo })
}
