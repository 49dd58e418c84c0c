// Replaces `@docusaurus/useBaseUrl`.
import { withBase } from './withBase.ts'

export default function useBaseUrl(url: string): string {
  return withBase(/^(?:[a-z][a-z0-9+.-]*:|\/|#|$)/i.test(url) ? url : `/${url}`)
}

export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl }
}
