import type { PageData } from '../page-data.ts'

/**
 * Returns a page without text, shown while the text is loading. It keeps the previous page's frame, but nothing that belongs to its
 * text.
 */
export function loadingPage(path: string, previous: PageData, siteTitle: string): PageData {
  return {
    path,
    kind: 'doc',
    title: '',
    documentTitle: siteTitle,
    description: '',
    showTitle: false,
    toc: [],
    breadcrumbs: [],
    version: previous.version,
    ...(previous.sidebar && { sidebar: previous.sidebar }),
  }
}

/** Returns the page that is shown if the text failed to load. */
export function errorPage(path: string, previous: PageData, siteTitle: string): PageData {
  return { ...loadingPage(path, previous, siteTitle), documentTitle: `Failed to load | ${siteTitle}` }
}
