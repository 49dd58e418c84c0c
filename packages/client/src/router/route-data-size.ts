import { routeDataUrl } from './location.ts'

/** Returns the encoded size of a page's route data as it was transferred, in bytes, or 0 if the browser doesn't report it. */
export function routeDataSize(path: string, baseUrl: string): number {
  const entry = performance.getEntriesByName(new URL(routeDataUrl(path, baseUrl), location.href).href).at(-1)
  return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0
}
