import type { Page } from './page.ts'

/** Creates a page that has a title and no content. */
export function emptyPage(source: string, title: string): Page {
  return {
    source,
    key: '',
    frontMatter: {},
    title,
    showTitle: true,
    excerpt: '',
    headings: [],
    anchors: [],
    links: [],
    slots: [],
    samples: 0,
    samplePackages: [],
    islands: [],
    messages: [],
  }
}
