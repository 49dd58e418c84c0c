import type { Page } from './page.ts'

/** A page of which nothing but its name is known. */
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
