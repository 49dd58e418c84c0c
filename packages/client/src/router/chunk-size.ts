import { chunkUrl } from './location.ts'

/** Bytes of a page's data as they came over the network; 0 if the browser does not tell. */
export function chunkSize(path: string, baseUrl: string): number {
  const entry = performance.getEntriesByName(new URL(chunkUrl(path, baseUrl), location.href).href).at(-1)
  return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0
}
