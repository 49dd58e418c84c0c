export type Spec = 'commonmark' | 'gfm'

export interface Deviation {
  /** The reason why our HTML intentionally differs from the specification's. */
  reason: string
  /** Numbers of the examples. */
  examples: Partial<Record<Spec, number[]>>
}

/** All examples of CommonMark 0.31.2 and GFM 0.29 whose HTML differs from the specification's. */
export const deviations: Deviation[] = [
  {
    reason:
      'A file that starts with `---` starts with its front matter. What is no list of keys is an error with its place.',
    examples: { commonmark: [96, 98], gfm: [66, 68] },
  },
  {
    reason:
      'Scripts and styles in a page are taken out with a message: the Content-Security-Policy forbids them, and they would be a way to bring script into a page.',
    examples: { commonmark: [170, 172, 173, 176, 178], gfm: [140, 141, 142, 145, 147] },
  },
  {
    reason:
      'An element that is left open ends with its paragraph. In the specification’s HTML a browser opens it once more after the paragraph, up to the end of the page.',
    examples: {
      commonmark: [187, 344, 476, 477, 494, 613, 614, 615, 616, 630, 631, 642, 643],
      gfm: [156, 354, 485, 486, 504, 636, 637, 638, 639, 654, 655, 667, 668],
    },
  },
  {
    reason:
      'Addresses without brackets are links: GFM’s extension, which the examples of CommonMark’s own part do not know.',
    examples: { commonmark: [602, 606, 608, 611, 612], gfm: [611, 615, 617, 620, 621] },
  },
  {
    reason:
      '`mailto:` and `xmpp:` in front of a bare mail address: the address becomes the link, the scheme stays text.',
    examples: { gfm: [633, 634, 635] },
  },
  {
    reason: 'Comments are read as CommonMark 0.31 and HTML do; GFM stands on 0.29, which knew fewer forms.',
    examples: { gfm: [649, 650] },
  },
  {
    reason:
      '`<title>` and `<xmp>` are shown as text, as GFM wants it; `<style>` is taken out with a message, like all styles in a page.',
    examples: { gfm: [657] },
  },
]
