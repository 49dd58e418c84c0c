import type { PageData } from '../page-data.ts'

/** What `docs dev` tells an open page, under the event `state`. What is absent is as before. */
export interface LiveState {
  /** Identifies server and client (`<html data-build>`): another one needs a reload. */
  build: string
  problems?: Problem[]
  /** Address of the styles. */
  css?: string
  /** The page at the address; the not-found page if there is none. */
  page?: { data: PageData; html: string }
}

/** A message about the site, as an author sees it. */
export interface Problem {
  severity: 'error' | 'warning' | 'info'
  rule: string
  /** What is wrong, in a sentence. */
  text: string
  /** What to do. */
  note?: string
  /** Path from the site's root. */
  file?: string
  line?: number
  column?: number
  /** The line of the source, with a mark below the place. */
  excerpt?: string
  /** It is shown over the page; others are listed at its edge. */
  isBlocking: boolean
}

/** Where the server answers, below the base URL. */
export const livePath = '__docs/live'
export const openPath = '__docs/open'
export const failedPath = '__docs/failed'

/** A component that threw in a browser, as the page reports it. */
export interface ComponentFailure {
  /** Route path of the page. */
  path: string
  /** Name of the component. */
  name: string
  /** Which of the page's islands of that name it is, from 0. */
  index: number
  message: string
  stack: string
}
