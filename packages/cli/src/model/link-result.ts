import type { Message } from './message.ts'

/** Where a link leads, for the page that is written; `href: null` writes the element without it. */
export interface ResolvedLink {
  /** Route path, `/file`, `content/…` (an asset which gets its final name when it is copied) or another address. */
  href: string | null
  /** An asset below `content/`, by path from the site's root. */
  asset?: string
  /** Query and hash behind the name of the asset. */
  suffix?: string
  isExternal?: boolean
}

export type LinkMessage = Pick<Message, 'ruleId' | 'fatal' | 'reason' | 'note' | 'suggestion' | 'fix'>

export interface LinkResult extends ResolvedLink {
  message?: LinkMessage
  /** The link leads to nothing, at whatever level that is reported. */
  isBroken?: true
  /** The link is only right because `href` corrects its anchor. A place that writes the URL as it stands has to report an error. */
  isCorrected?: true
  /** Path of the page it leads to. */
  route?: string
  /** The rule of `ignoreLinks` that keeps it from being judged. */
  ignoredBy?: string
}
