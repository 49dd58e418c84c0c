/**
 * Collects full URLs of the old site that contain an anchor. Docusaurus doesn't check them, so they must not break the first build of a site
 * that treats broken anchors as errors.
 */
export class OwnAnchors {
  readonly #links: { url: string; route: string; anchor: string }[] = []
  /** The anchors of each page, by route in the new site. */
  readonly #anchors = new Map<string, Set<string>>()

  /** Adds a URL, as it is written in the new site. */
  addLink(url: string, route: string): void {
    const [, anchor] = /#(.+)$/.exec(url) ?? []
    if (anchor) this.#links.push({ url, route, anchor })
  }

  /** Adds a page with the IDs of its headings and its new text, which may contain other IDs. */
  addPage(route: string, headings: readonly string[], text: string): void {
    const inHtml = [...text.matchAll(/\b(?:id|name)=["']([^"']+)["']/g)].map(([, id]) => id!)
    this.#anchors.set(route, new Set([...headings, ...inHtml]))
  }

  /** Returns the URLs whose page doesn't have their anchor. */
  broken(): string[] {
    return this.#links
      .filter(({ route, anchor }) => !this.#anchors.get(route)?.has(decoded(anchor)))
      .map(({ url }) => url)
  }
}

function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
