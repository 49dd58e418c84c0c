/**
 * A section of a page, from one heading to the next. The outlines of a translation and of its source show whether the translation is up to
 * date and has the same structure.
 */
export interface OutlineSection {
  /** Text of the heading. Empty for the text above the first heading, if the page has no title there. */
  heading: string
  /** 1 to 6, or 0 for the first section, which also contains the page's title. */
  level: number
  line: number
  /** Hash of the section's words. It doesn't change when the section is reformatted, or when the page is moved. */
  hash: string
  /** The parts that a translation has in common with its source, in document order. */
  parts: OutlinePart[]
}

export interface OutlinePart {
  kind: PartKind
  /** The link's target, the name, or a hash of the code without its comments. Equal parts have equal values. */
  value: string
  line: number
}

export type PartKind = 'code block' | 'component' | 'image' | 'link' | 'placeholder'
