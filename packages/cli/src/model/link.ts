import type { Position } from './position.ts'

export type LinkKind = 'link' | 'image' | 'asset'

/** A URL a reader can click or a browser loads, as it stands in the source. */
export interface Link {
  url: string
  kind: LinkKind
  position: Position
  /** Element and attribute it is written in: `a href`, `img src`. */
  via: string
  /** Source, where it is not the page's own: an entry of the blog archive. */
  file?: string
  /** Accessible text of an `a`; undefined where it does not matter. */
  text?: string
}
