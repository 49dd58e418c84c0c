import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import matter from 'gray-matter'
import { CannotRender } from '../../foreign/cannot-render.ts'
import type { OldSite } from '../../model/old-site.ts'
import { isFile } from '../../util/list-files.ts'
import { toRecord } from '../../util/values.ts'

/** Returns a text of the user interface. */
export type Translate = (key: string, values?: Record<string, unknown>) => string

/** Creates a function that looks up UI strings, first in the site's `src/content/i18n`, then in Starlight. */
export function uiStrings(
  site: OldSite,
  lang: string,
): Translate & { dir: () => string; exists: (key: string) => boolean } {
  const read = (file: string | undefined) =>
    file ? toRecord(matter(`---\n${readFileSync(file, 'utf8')}\n---\n`, {}).data) : {}
  const folder = join(site.pagesFolder, '../i18n')
  const own = ['json', 'yml', 'yaml'].map((ending) => join(folder, `${lang}.${ending}`)).find(isFile)
  const theme = join(site.root, 'node_modules/@astrojs/starlight/translations', `${lang}.json`)
  const texts = { ...(isFile(theme) && read(theme)), ...read(own) }
  const translate: Translate = (key, values = {}) => {
    // Sites also use the English text itself as the key.
    const text = texts[key] ?? (/\s/.test(key) ? key : undefined)
    if (typeof text !== 'string') throw new CannotRender(`the text \`${key}\` isn’t known`)
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
  return Object.assign(translate, { dir: () => 'ltr', exists: (key: string) => key in texts })
}
