import { dirname, posix, relative, resolve } from 'node:path'
import { displayPath } from '../../model/old-site.ts'
import { accentColor } from '../../util/accent-color.ts'
import { freePath } from '../../util/free-path.ts'
import { isFile } from '../../util/list-files.ts'
import { pathInSite } from '../mdx/copied-modules.ts'
import { plainCss } from '../mdx/module-styles.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'

export interface ConvertedStyles {
  /** Path in the new site → text. */
  files: Map<string, string>
  /** Files for `theme.css`, in order. */
  css: string[]
  accent?: string | undefined
  accentDark?: string | undefined
}

/** Copies the files of `customCss`, and those that they import. The primary color becomes the accent color. */
export function convertStyles({ original, site }: DocusaurusContext): ConvertedStyles {
  const result: ConvertedStyles = { files: new Map(), css: [] }
  const visited = new Set<string>()
  const add = (file: string): void => {
    if (visited.has(file)) return
    visited.add(file)
    const wanted = pathInSite(file, original.folder)
      .replace(/^src\/|^.*node_modules\//, '')
      .replace(/\.\w+$/, '.css')
    const isTaken = (own: string) => result.files.has(own) || own === 'styles/moved.css'
    const path = freePath(posix.join('styles', wanted), isTaken)
    try {
      const text = isFile(file) ? plainCss(file, original, site.assets) : missing(file)
      if (/^\s*@(?:tailwind|apply|config|plugin)\b/m.test(text)) throw new Error('it needs Tailwind CSS')
      result.files.set(path, text)
      for (const [, , imported] of text.matchAll(/@import\s+(?:url\(\s*)?(["']?)(\.{1,2}\/[^"')\s]+\.css)\1/g))
        add(resolve(dirname(file), imported!))
      result.accent ??= accentColor(text, '--ifm-color-primary')
      result.accentDark ??= accentColor(text, '--ifm-color-primary', true)
    } catch (error) {
      const name = relative(original.folder, file).replace(/^.*node_modules\//, '')
      const reason = `The stylesheet \`${name}\` isn’t imported: ${(error as Error).message}.`
      const todo = 'Compile the stylesheet to CSS, and add it to `theme.css`.'
      const shown = displayPath(site, isFile(file) ? file : original.configFile)
      site.warnings.add({ kind: 'style', name, reason, todo, file: shown })
    }
    if (original.css.includes(file) && result.files.has(path)) result.css.push(path)
  }
  for (const file of original.css) add(file)
  return result
}

function missing(file: string): never {
  throw new Error(file.includes('/node_modules/') ? 'its package isn’t installed' : 'it doesn’t exist')
}
