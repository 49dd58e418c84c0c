/** How many of a site's samples are compiled. */
export interface SampleCoverage {
  checked: number
  /** Those with `nocheck` included. */
  total: number
}
