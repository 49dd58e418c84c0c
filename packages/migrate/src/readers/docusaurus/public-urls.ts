import { dirname, join, posix, relative, resolve } from 'node:path'
import { freePath } from '../../util/free-path.ts'
import { isFile } from '../../util/list-files.ts'
import type { OriginalSite } from './original-site.ts'

/** Replaces the URLs of local files by their URLs on the site, and adds the files outside of the folder `static` to `assets`. */
export function publicUrls(css: string, file: string, site: OriginalSite, assets: Map<string, string>): string {
  return css.replace(/url\(\s*(["']?)(?!["']|[a-z]+:|\/\/|#)([^"')]+)\1\s*\)/gi, (all, _, url: string) => {
    const path = localFile(url.trim().replace(/[?#].*$/, ''), file, site)
    if (!path) return all
    const folder = site.staticFolders.find((candidate) => path.startsWith(`${candidate}/`))
    if (folder) return `url("/${relative(folder, path)}")`
    const isTaken = (target: string) =>
      site.staticFolders.some((folder) => isFile(join(folder, target))) ||
      (assets.get(posix.join('content/_public', target)) ?? path) !== path
    const target = freePath(`/assets/${posix.basename(path)}`, isTaken)
    assets.set(posix.join('content/_public', target), path)
    return `url("${target}")`
  })
}

/** Resolves a URL in a stylesheet to an absolute path. Returns `undefined` if the file doesn't exist. */
export function localFile(path: string, stylesheet: string, site: OriginalSite): string | undefined {
  // Webpack resolves absolute paths from the folder of the site.
  const fromSite = /^(?:~?@site)?\/(.*)$/.exec(path)?.[1]
  const file = fromSite === undefined ? resolve(dirname(stylesheet), path) : join(site.folder, fromSite)
  return isFile(file) ? file : undefined
}
