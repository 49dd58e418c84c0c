import type GithubSlugger from 'github-slugger'
import type { OldPage } from '../../model/old-site.ts'
import type { StarlightContext } from './starlight-context.ts'

/** What an imported name on a page refers to. */
export type Imported =
  /** It stays, and Docs knows what it is. */
  | { kind: 'kept' }
  /** A component of Starlight. */
  | { kind: 'starlight'; name: string }
  /** A component of Astro that shows an image. */
  | { kind: 'image' }
  /** The URL of a file. */
  | { kind: 'asset' }
  | { kind: 'foreign'; reason: string }

/** The text of a page, or of a partial that a page shows, while it's converted. */
export interface PagePart {
  page: OldPage
  /** Absolute path of the text's file. */
  file: string
  /** Path of the file in the new site. */
  target: string
  text: string
  isMdx: boolean
  imports: Map<string, Imported>
  /** The values that expressions can refer to. */
  scope: Map<string, unknown>
  slugger: GithubSlugger
  context: StarlightContext
}
