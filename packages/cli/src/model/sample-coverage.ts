/** How many of a site's samples are compiled. */
export interface SampleCoverage {
  checked: number
  /** The number of all samples, including those with `nocheck`. */
  total: number
}

/** A sample that isn't compiled, with the author's reason. */
export interface SkippedSample {
  /** Path from the site's root. */
  file: string
  line: number
  reason: string
}

/** The samples of a site, and those that aren't compiled. */
export interface SampleShare extends SampleCoverage {
  /** The samples with `nocheck`. */
  skipped: SkippedSample[]
}
