import type { Message } from './message.ts'

/**
 * The target of a link, as it is rendered on the page. If `href` is `null`, the element is rendered without the
 * attribute.
 */
export interface ResolvedLink {
  /**
   * A route path, the path of a file, or an external URL. For an asset, it is the URL as written, because the asset's
   * final name is only known when the asset is copied.
   */
  href: string | null
  /** Path of the asset below `content/`, relative to the site's root. */
  asset?: string
  /** The query and hash to append to the asset's final name. */
  suffix?: string
  isExternal?: boolean
  /** Set if other software serves a path of this site, so that the browser has to load the target as a new document. */
  isServedElsewhere?: true
  /** Language of the target, if the page with the link is in another language. */
  hreflang?: string
}

export type LinkMessage = Pick<Message, 'ruleId' | 'fatal' | 'reason' | 'note' | 'suggestion' | 'fix'>

/** The result of checking and resolving a link. */
export interface LinkResult extends ResolvedLink {
  message?: LinkMessage
  /** Set if the link has no valid target, regardless of the level of the message. */
  isBroken?: true
  /**
   * Set if the link only works because the anchor in `href` was corrected. Code that outputs the URL as the author wrote it must report an
   * error instead.
   */
  isCorrected?: true
  /** Path of the page that the link points to. */
  route?: string
  /** The `ignoreLinks` pattern that excludes the link from the check. */
  ignoredBy?: string
}
