import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/** Creates an esbuild plugin that lets stylesheets refer to files in `content/_public`: `url(/img/photo.jpg)`. */
export function publicUrls(root: string, baseUrl: string): Plugin {
  return {
    name: 'public-urls',
    setup(build) {
      build.onResolve({ filter: /^\/[^/]/ }, ({ path, kind }) => {
        if (kind !== 'url-token') return undefined
        const inside = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.slice(1)
        const isPublic = existsSync(join(root, 'content/_public', inside.replace(/[?#].*$/, '')))
        return isPublic ? { path: baseUrl + inside, external: true } : undefined
      })
    },
  }
}
