/** A sample that isn't compiled, with the author's reason. */
export interface SkippedSample {
  /** Path from the site's root. */
  file: string
  line: number
  reason: string
}

/** How many of a site's samples are compiled, and which aren't. */
export interface SampleShare {
  checked: number
  /** The number of all samples, including those with `nocheck`. */
  total: number
  /** The samples with `nocheck`. */
  skipped: SkippedSample[]
}
