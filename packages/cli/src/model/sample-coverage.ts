/** How many of a site's samples are compiled. */
export interface SampleCoverage {
  checked: number
  /** The number of all samples, including those with `nocheck`. */
  total: number
}
