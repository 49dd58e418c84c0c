import type { OldSite } from '../../model/old-site.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'
import type { MkDocsOutput } from './run-mkdocs.ts'

export interface MkDocsContext {
  site: OldSite
  original: MkDocsConfig
  /** The results of the installed MkDocs. `undefined` if it isn't installed or failed. */
  output: MkDocsOutput | undefined
  /** The plugins, extensions, and hooks whose syntax can be left in the text of pages. */
  unknown: readonly string[]
  isLinkedTabs: boolean
  /** Finds the SVG of an icon such as `material-check`. Returns `null` for names that the installed Material shows as text. */
  iconOf: (name: string) => string | null | undefined
}
