import type { Position } from './position.ts'

/** `link`: a link, a form target, or an iframe; `image`: an image; `asset`: any other file that the browser loads. */
export type LinkKind = 'link' | 'image' | 'asset'

/** A URL that a reader can click or a browser loads, as written in the source. */
export interface Link {
  url: string
  kind: LinkKind
  /** The position of the URL. For a link by reference, that's the definition. */
  position: Position
  /** The position of a link by reference without text, for the message about the text. */
  textPosition?: Position
  /** The element and attribute that contain the URL: `a href`, `img src`. */
  via: string
  /** The source that contains the link, if it isn't the page's own source. Used for entries of the blog archive. */
  file?: string
  /** Accessible text of an `a` element. `undefined` for other elements, or if the text isn't known. */
  text?: string
}
