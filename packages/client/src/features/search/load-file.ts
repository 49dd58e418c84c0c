import type { LoadFile } from './engine/index-data.ts'

/** Creates a function that loads files of the site over HTTP. */
export function fetchFiles(baseUrl: string): LoadFile {
  return async (path) => {
    const response = await fetch(baseUrl + path.slice(1).split('/').map(encodeURIComponent).join('/'))
    if (!response.ok) throw new Error(`the server responded with status ${response.status} for ${path}`)
    return response.json()
  }
}
