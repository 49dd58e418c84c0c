import type { Position } from './position.ts'

/**
 * What a URL is used for. `link`: a link, a form target, or an iframe. `image`: an image. `asset`: any other file that
 * the browser loads.
 */
export type LinkKind = 'link' | 'image' | 'asset'

/** A URL that a reader can click or that a browser loads, as written in the source. */
export interface Link {
  url: string
  kind: LinkKind
  /** The position of the URL. For a reference link, this is the position in the definition. */
  position: Position
  /** The position of a reference link that has no text. Used for the message about the missing text. */
  textPosition?: Position
  /** The element and attribute that contain the URL: `a href`, `img src`. */
  via: string
  /** The source that contains the link, if it isn't the page's own source. Used for entries of the blog archive. */
  file?: string
  /** Whether another page contains the same link and reports its problems. Used for the beginnings of posts in the blog's lists. */
  isRepeated?: boolean
  /** Accessible text of an `a` element. Absent for any other element, or if the text isn't known. */
  text?: string
}
