import { basename, dirname, relative, sep } from 'node:path'
import { editUrlFor, repositoryOf } from '../../util/edit-url.ts'

/**
 * Returns the URL of the site's folder in the option `editUrl` of a set of documents. Docusaurus appends a document's path relative to that
 * folder. If the option is a function, it's called for an imaginary document.
 *
 * @param folder The folder of the documents.
 * @returns `undefined` if the function doesn't return the URL of a folder and the path of the document.
 */
export function originalEditUrl(value: unknown, folder: string, siteFolder: string): string | undefined {
  if (typeof value === 'string' && value !== '') return value.replace(/\/*$/, '/')
  if (typeof value !== 'function') return undefined
  const docPath = 'a-page.md'
  const versionDocsDirPath = posixPath(relative(siteFolder, folder))
  try {
    const url: unknown = value({ docPath, locale: 'en', permalink: '/a-page', version: 'current', versionDocsDirPath })
    if (typeof url !== 'string' || !url.endsWith(`/${docPath}`)) return undefined
    return siteUrlOf(new URL(url.slice(0, -docPath.length)), folder, siteFolder)
  } catch {
    return undefined
  }
}

/** Derives the URL of the site's folder from the URL of its docs folder. Returns `undefined` if the URL doesn't end with the folders' names. */
function siteUrlOf(url: URL, folder: string, siteFolder: string): string | undefined {
  const path = posixPath(relative(folder, siteFolder))
  let left = folder
  let at = url
  for (const name of path.split('/').filter((part) => part === '..')) {
    if (!at.pathname.endsWith(`/${encodeURI(basename(left))}/`)) return undefined
    left = dirname(left)
    at = new URL(`${name}/`, at)
  }
  const below = path.replace(/^(?:\.\.(?:\/|$))*/, '')
  return (below ? new URL(`${encodeURI(below)}/`, at) : at).href
}

/**
 * Returns the `editUrl` of the new site: the URL of the folder that contains `content/`. If the new folder isn't in a Git repository, it will
 * probably replace the old site, so that the URL stays the same.
 *
 * @param original The URL of the original site's folder.
 * @returns `undefined` if the new folder has no known place in the repository of the original site.
 */
export function convertEditUrl(target: string, original: string | undefined, siteFolder: string): string | undefined {
  if (original === undefined) return undefined
  if (repositoryOf(target) !== undefined) return editUrlFor(target, original, siteFolder)
  return /^https?:\/\//.test(original)
    ? original.replace(/^(https:\/\/(?:[^/]+\/){3}(?:-\/)?)(?:blob|tree)\//, '$1edit/')
    : undefined
}

function posixPath(path: string): string {
  return path.split(sep).join('/')
}
