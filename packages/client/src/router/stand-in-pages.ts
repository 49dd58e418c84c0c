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

/** Where there is no page, and the site's own page for that did not come. */
export function missingPage(path: string, previous: PageData, siteTitle: string, baseUrl: string) {
  const page: PageData = {
    ...loadingPage(path, previous, siteTitle),
    kind: 'not-found',
    title: 'Page not found',
    documentTitle: `Page not found | ${siteTitle}`,
    showTitle: true,
  }
  const html = `<p>There is no page at this address.</p><p><a href="${baseUrl}">Go to the start page</a></p>`
  return { page, html }
}
