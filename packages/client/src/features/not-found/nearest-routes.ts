import { nearestPaths } from './nearest-paths.ts'

/** Fills an element of the not-found page with links to the sidebar's pages whose URLs are most similar to the requested URL. */
export function suggestRoutes(container: Element): void {
  const links = new Map<string, string>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar-nav a')) {
    links.set(link.pathname, link.textContent ?? link.pathname)
  }
  const nearest = nearestPaths(location.pathname, [...links.keys()])
  if (nearest.length === 0) return
  const title = Object.assign(document.createElement('h2'), { textContent: 'Did you mean' })
  const list = Object.assign(document.createElement('ul'), { className: 'link-cards' })
  for (const path of nearest) {
    const item = document.createElement('li')
    const detail = Object.assign(document.createElement('small'), { textContent: path })
    item.append(Object.assign(document.createElement('a'), { href: path, textContent: links.get(path) }))
    item.firstElementChild!.append(detail)
    list.append(item)
  }
  container.replaceChildren(title, list)
}
