import type { PageData } from '../page-data.ts'

/** The page whose text is on its way: what stands around it is the old page's, what belongs to the old text is not there. */
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

/** The page whose text did not come. */
export function errorPage(path: string, previous: PageData, siteTitle: string): PageData {
  return { ...loadingPage(path, previous, siteTitle), documentTitle: `Not loaded | ${siteTitle}` }
}
