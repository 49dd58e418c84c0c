import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPage } from '../shared/convert-links.ts'
import { isFile } from '../shared/list-files.ts'
import type { OldSite } from '../shared/old-site.ts'
import { textOf, toRecord } from '../shared/values.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

/** Reports the templates that replace parts of the theme. Readers of the home page miss the text that they add there. */
export function reportOverrides({ config, folder }: MkDocsConfig, site: OldSite, file: string): void {
  const customDir = textOf(toRecord(config.theme).custom_dir)
  if (!customDir) return
  const home = changesHome(join(folder, customDir, 'main.html')) ? findPage('/', site) : undefined
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
}

/** Whether a template adds something to the text of the home page alone. */
function changesHome(template: string): boolean {
  if (!isFile(template)) return false
  const content = /\{%-?\s*block content\s*-?%\}([\s\S]*?)\{%-?\s*endblock/.exec(readFileSync(template, 'utf8'))?.[1]
  return content !== undefined && /\{%-?\s*if\s+(?:page\.is_homepage|not page\.url)\b/.test(content)
}
