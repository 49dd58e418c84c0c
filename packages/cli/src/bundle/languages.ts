import { createHash } from 'node:crypto'
import { defaultLabels } from '@docs-engine/client/labels.ts'
import type { SiteData } from '@docs-engine/client/page-data.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { OutputFile } from '../model/output-file.ts'

/** The variable that contains the site's data and the labels in the language of the page. */
const languageData = 'globalThis.docsLanguage'

/** The module `virtual:site` on sites with several languages. */
export const languageSite = `export const { site } = ${languageData}`

/** The module that takes the place of `page-labels.tsx` on sites with several languages, whose pages share one bundle. */
export const languageLabels = `export const { labels } = ${languageData}
export const pageLocale = () => document.documentElement.lang`

/** Returns the script that sets `docsLanguage`. Documents load it before the client. */
export function languageScript(site: SiteData, labels: SiteConfig['labels']): OutputFile {
  const contents = `${languageData}=${JSON.stringify({ site, labels: { ...defaultLabels, ...labels } })}`
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8)
  return { path: `assets/language-${site.locale}-${hash}.js`, contents }
}
