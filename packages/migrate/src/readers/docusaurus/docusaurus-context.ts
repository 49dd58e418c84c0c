import type { OldSite } from '../../model/old-site.ts'
import type { CopiedModules } from '../mdx/copied-modules.ts'
import type { MdxReader } from '../mdx/mdx-part.ts'
import type { MagicComment } from './code-fence.ts'
import type { OriginalSite } from './original-site.ts'
import type { Card } from './read-sidebars.ts'

/** A Docusaurus site, with the data that the conversions of all pages share. */
export interface DocusaurusContext {
  site: OldSite
  original: OriginalSite
  /** The modules that pages import, and what they consist of. */
  modules: CopiedModules
  /** The components that all pages of the original site can use without importing them, with the imports that the new pages need. */
  globals: Map<string, string>
  partials: MdxReader['partials']
  /** Whether the old site draws Mermaid diagrams. */
  hasDiagrams: boolean
  magicComments: MagicComment[]
  admonitions: string[]
  /** Whether shortcodes such as `:tada:` are emoji. */
  hasEmoji: boolean
  /** Whether the old site runs the code blocks marked with `live`. */
  hasLiveCode: boolean
  /** The pages that a card list on a page shows, by the route of that page in the original site. */
  cards: ReadonlyMap<string, Card[]>
  /** Whether the texts of pages contain elements, modules, or expressions, by text. Filled by `setFormat`. */
  hasMdx: Map<string, boolean>
  /** Whether a file is parsed as MDX. By default, Docusaurus parses even `.md` files as MDX. */
  isMdx: (file: string) => boolean
}

/** The syntax that determines how pages are parsed. */
export type Syntax = Pick<DocusaurusContext, 'admonitions' | 'isMdx'>
