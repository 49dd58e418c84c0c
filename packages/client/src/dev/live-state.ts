import type { PageData } from '../page-data.ts'

/** The state that `docs dev` sends to an open page in a `state` event. The value of a missing property hasn't changed. */
export interface LiveState {
  /** Identifies the server process and the client bundle. The page reloads if its own ID (`<html data-build>`) differs. */
  build: string
  problems?: Problem[]
  /** URL of the stylesheet. */
  css?: string
  /** The page at the current URL, or the not-found page if none exists. `revision` identifies its content. */
  page?: { data: PageData; html: string; revision: string }
}

/** Name of the `<meta>` element with the revision of the page that a document was rendered from. */
export const revisionName = 'docs-revision'

/** A message about the site, as shown to its author. */
export interface Problem {
  severity: 'error' | 'warning' | 'info'
  rule: string
  /** What is wrong, in one sentence. */
  text: string
  /** How to fix it. */
  note?: string
  /** Path relative to the site's root. */
  file?: string
  line?: number
  column?: number
  /** The source line, with a marker below the position. */
  excerpt?: string
  /** Whether to cover part of the page with the problem. Without such problems, the others are listed in a corner. */
  isBlocking: boolean
}

/** Path of the endpoint that sends the state, relative to the base URL. */
export const livePath = '__docs/live'
