import { labels } from '../../page-labels.tsx'
import { nearestPaths } from './nearest-paths.ts'

// The document of the not-found page waits for this module before its first paint, so that the suggestions don't move what the reader sees.
// After client navigation, the module is loaded when the browser is idle, and is still loaded when the next unknown page is shown.
suggestRoutes()
document.addEventListener('docs:arrive', suggestRoutes)

/**
 * Adds links to the sidebar's pages whose URLs are most similar to the requested URL. If a URL differs only in case, navigates to it instead.
 */
function suggestRoutes(): void {
  if (!document.querySelector('.shell[data-kind=not-found]')) return
  if (__LANGUAGES__ && showOwnLanguage()) return
  const links = new Map<string, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar-nav a')) {
    // The label may be followed by a badge, and the sidebar may also contain links to other sites.
    if (link.host === location.host) links.set(link.pathname, link.firstChild?.textContent ?? link.pathname)
  }
  const wanted = withoutEnd(location.pathname)
  for (const path of links.keys()) {
    const candidate = withoutEnd(path)
    if (candidate === wanted || candidate.toLowerCase() !== wanted.toLowerCase()) continue
    location.replace(path + location.search + location.hash)
    return
  }
  const nearest = nearestPaths(location.pathname, [...links.keys()])
  const container = document.querySelector('[data-nearest-routes]') ?? addContainer()
  container.replaceChildren()
  if (nearest.length === 0) return
  const title = Object.assign(document.createElement('h2'), { textContent: labels.didYouMean })
  const list = Object.assign(document.createElement('ul'), { className: 'link-cards' })
  for (const path of nearest) {
    const item = document.createElement('li')
    const detail = Object.assign(document.createElement('small'), { textContent: path })
    item.append(Object.assign(document.createElement('a'), { href: path, textContent: links.get(path) }))
    item.firstElementChild!.append(detail)
    list.append(item)
  }
  container.append(title, list)
}

/** Adds the element for the suggestions to the end of the text, which doesn't contain it if the site has its own not-found page. */
function addContainer(): Element {
  const container = document.createElement('div')
  container.toggleAttribute('data-nearest-routes', true)
  document.querySelector('main .prose')!.append(container)
  return container
}

/**
 * Opens the not-found page in the language of the requested URL, because hosts such as GitHub Pages always serve the one at the root. That page
 * shows the requested URL again, so that reloading works. Returns whether another page is opened.
 */
function showOwnLanguage(): boolean {
  const requested = /^#(\/[^/\\].*)/.exec(location.hash)?.[1]
  if (requested && /\/404(\.html)?$/.test(location.pathname)) history.replaceState(history.state, '', requested)
  const homes = [...document.querySelectorAll<HTMLAnchorElement>('.version-switch a[hreflang]')]
  const [own] = homes
    .filter(({ pathname }) => location.pathname.startsWith(`${withoutEnd(pathname)}/`))
    .sort((a, b) => b.pathname.length - a.pathname.length)
  if (!own || own.ariaCurrent) return false
  location.replace(`${withoutEnd(own.pathname)}/404.html#${location.pathname}`)
  return true
}

/** Returns a path without a trailing slash or `/index.html`. */
function withoutEnd(path: string): string {
  return path.replace(/\/(index\.html)?$/, '')
}
