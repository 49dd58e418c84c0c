import { createHash } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { defaultLabels } from '@docs-engine/client/labels.ts'
import type { SiteData } from '@docs-engine/client/page-data.ts'
import type { Plugin } from 'esbuild'
import type { SiteConfig } from '../model/config-schema.ts'
import type { OutputFile } from '../model/output-file.ts'
import { clientFolder } from '../util/package-folder.ts'

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

/** Creates an esbuild plugin that replaces modules of the search with those in `languages/`, which search in the language of the page. */
export function languageModules(): Plugin {
  const folder = join(clientFolder, 'src/languages')
  return {
    name: 'language-modules',
    setup(build) {
      build.onResolve(
        { filter: /(?:\/search-folder\.ts|\/visited-pages\.ts|^algoliasearch\/lite)$/ },
        ({ path, importer }) => {
          if (dirname(importer) === folder) return undefined
          return { path: join(folder, path.startsWith('.') ? basename(path) : 'lite-client.ts') }
        },
      )
    },
  }
}
