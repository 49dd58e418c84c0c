import type { Message } from './message.ts'

/**
 * The target of a link, as it is written to the page. With `href: null`, the element is written without the attribute.
 */
export interface ResolvedLink {
  /** A route path, `/file`, `content/…` (an asset that gets its final name when it is copied), or an external URL. */
  href: string | null
  /** Path of the asset below `content/`, relative to the site's root. */
  asset?: string
  /** Query and hash to append to the asset's final name. */
  suffix?: string
  isExternal?: boolean
}

export type LinkMessage = Pick<Message, 'ruleId' | 'fatal' | 'reason' | 'note' | 'suggestion' | 'fix'>

/** The result of checking and resolving a link. */
export interface LinkResult extends ResolvedLink {
  message?: LinkMessage
  /** The link has no valid target, regardless of the level at which that is reported. */
  isBroken?: true
  /**
   * The link only works because `href` corrects its anchor. Code that writes the URL as the author typed it must report
   * an error.
   */
  isCorrected?: true
  /** Path of the page that the link points to. */
  route?: string
  /** The `ignoreLinks` pattern that excludes the link from the check. */
  ignoredBy?: string
}
