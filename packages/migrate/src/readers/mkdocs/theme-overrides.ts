import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OldSite } from '../../model/old-site.ts'
import { findPage } from '../../passes/convert-links.ts'
import { isFile } from '../../util/list-files.ts'
import { textOf, toRecord } from '../../util/values.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

/** Reports the templates that replace parts of the theme. Readers of the home page miss the text that they add there. */
export function reportOverrides({ config, folder }: MkDocsConfig, site: OldSite, file: string): void {
  const customDir = textOf(toRecord(config.theme).custom_dir)
  if (!customDir) return
  const template = join(folder, customDir, 'main.html')
  const home = changesHome(template) ? findPage('/', site) : undefined
  site.warnings.add({
    kind: 'theme',
    name: customDir,
    reason: home
      ? 'Templates that replace parts of the theme aren’t imported. On the home page, they change what readers see.'
      : 'Templates that replace parts of the theme aren’t imported.',
    file,
    ...(home && { pages: [home.shown] }),
    todo: 'Compare the new site with the old one, and add what readers need with `theme.components` in `site.config.ts`.',
  })
  for (const script of scriptsOf(template)) {
    const code = join(folder, customDir, script)
    const pages = isFile(code) ? pagesWithElementsOf(readFileSync(code, 'utf8'), site) : []
    if (pages.length > 0)
      site.warnings.add({
        kind: 'theme',
        name: script,
        reason: `Elements that \`${script}\` makes interactive don’t work, because a template adds it to the old pages.`,
        file,
        pages,
        todo: 'Replace them with a component.',
      })
  }
}

/** Returns the scripts that a template adds, as paths relative to its folder. */
function scriptsOf(template: string): string[] {
  if (!isFile(template)) return []
  const tags = readFileSync(template, 'utf8').matchAll(/<script\s[^>]*?src="\{\{\s*'([^':]+)'\s*\|\s*url\s*\}\}"/g)
  return [...tags].map(([, path]) => path!)
}

/** Returns the pages with an element that a script finds by an attribute such as `data-component="search"`. */
function pagesWithElementsOf(script: string, site: OldSite): string[] {
  const isFound = ([, name, value]: RegExpMatchArray) => script.includes(name!) && script.includes(value!)
  return site.pages
    .filter(({ block }) => [...block.body.matchAll(/<[a-z][^<>]*?\s(data-[\w-]+)="([\w-]+)"/g)].some(isFound))
    .map(({ shown }) => shown)
}

/** Whether a template adds something to the text of the home page alone. */
function changesHome(template: string): boolean {
  if (!isFile(template)) return false
  const content = /\{%-?\s*block content\s*-?%\}([\s\S]*?)\{%-?\s*endblock/.exec(readFileSync(template, 'utf8'))?.[1]
  return content !== undefined && /\{%-?\s*if\s+(?:page\.is_homepage|not page\.url)\b/.test(content)
}
