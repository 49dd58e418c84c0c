import { formatUrlManifest, type UrlEntry } from '@docs-engine/cli/internal'

/**
 * Returns the text of `urls.lock` for the addresses that the old site published, so that `docs check` reports a page or an anchor that is
 * lost during or after the move.
 *
 * @param addresses Each route with its anchors.
 */
export function oldUrls(addresses: Iterable<readonly [route: string, anchors: readonly string[]]>): string {
  const entries = [...addresses].map(([route, anchors]): [string, UrlEntry] => [
    route,
    { line: 0, anchors: new Map(anchors.map((anchor) => [anchor, 0])) },
  ])
  return formatUrlManifest(new Map(entries))
}
