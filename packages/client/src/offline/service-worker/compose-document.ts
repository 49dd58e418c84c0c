import type { PageData, RouteData } from '../../page-data.ts'

const pageData = /<script type="application\/json" data-docs-page="">([\s\S]*?)<\/script>/
const main = /<main[\s\S]*<\/main>/

/**
 * Builds the document of a page that the reader has only visited through client navigation. The route data of such a page is cached, but
 * the document isn't. The result is another page's document with the route data in place of its text. The client renders the page from it,
 * because it reads the first page data in a document.
 *
 * @param shell Another page's document.
 * @returns `undefined` if the document and the route data are from different builds.
 */
export function composeDocument(shell: string, { build, ...route }: RouteData): string | undefined {
  if (buildOf(shell) !== build) return undefined
  const sidebar = readPageData(shell)?.sidebar
  const data = JSON.stringify({ ...(sidebar && { sidebar }), ...route }).replace(/</g, '\\u003c')
  const script = `<script type="application/json" data-docs-page="">${data}</script>`
  return shell.replace(main, () => `<main class="main"></main>${script}`)
}

/** Reads the page data that is inlined in a document. Returns `undefined` if the document isn't one of the site's pages. */
export function readPageData(document: string): PageData | undefined {
  const text = pageData.exec(document)?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as PageData)
}

/** Extracts the route data of a page from its document. Returns `undefined` if the document isn't one of the site's pages. */
export function routeDataOf(document: string): RouteData | undefined {
  const page = readPageData(document)
  const build = buildOf(document)
  const html = /<article class="(?:landing|prose)"[^>]*>([\s\S]*)<\/article>/.exec(main.exec(document)?.[0] ?? '')?.[1]
  return page && build && html !== undefined ? { ...page, build, html } : undefined
}

function buildOf(document: string): string | undefined {
  return /<html[^>]* data-build="([^"]*)"/.exec(document)?.[1]
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
