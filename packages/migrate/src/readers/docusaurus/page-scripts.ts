import { createHash } from 'node:crypto'
import { type Options, toArray, toRecord } from '../../util/values.ts'
import { sourceOf } from './site-scripts.ts'

/** Scripts that don't change the text of pages. */
const withoutContent =
  /analytics|gtag|tagmanager|plausible|umami|fathom|hotjar|segment|cookie|consent|survey|polyfill|focus-visible/i

/** Returns the URLs of the scripts that the old site loads on each page and that may fill in empty elements. */
export function pageScripts({ scripts, headTags }: Options): string[] {
  const ofHead = toArray(headTags)
    .map(toRecord)
    .filter(({ tagName }) => tagName === 'script')
    .map(({ attributes }) => toRecord(attributes))
  const all = [
    ...toArray(scripts).map((entry) => (typeof entry === 'string' ? { src: entry } : toRecord(entry))),
    ...ofHead,
  ]
  return all.flatMap(({ src }) => (typeof src === 'string' && !withoutContent.test(src) ? [src] : []))
}

/** The component that makes the scripts run on pages with elements that they fill in. */
export const oldScripts = {
  name: 'OldScripts',
  text: `import { useEffect } from 'react'

let isLoaded = false

/**
 * Scripts in the \`<head>\` only run when the browser loads a page, but they fill in elements of this page. If a reader followed a link to
 * the page, it's therefore loaded again. To avoid that, replace the elements with a React component.
 */
export default function OldScripts() {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    if (isLoaded || (document && new URL(document.name).pathname !== location.pathname)) location.reload()
    isLoaded = true
  }, [])
  return null
}
`,
}

/**
 * Returns what the site's own scripts need from the Content Security Policy: the sites from which they import modules, and the hashes of the
 * styles that they add as text.
 *
 * @param fileOf Returns the file for a URL on the site.
 */
export function sourcesOfScripts(
  scripts: readonly string[],
  fileOf: (url: string) => string | undefined,
): Record<string, string[]> {
  const text = scripts
    .flatMap((src) => fileOf(src) ?? [])
    .map((file) => sourceOf(file))
    .join('\n')
  const modules = [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)["'](https?:[^"'\n]+)["']/g)].map(([, url]) => url!)
  const styles = [...text.matchAll(/<style>([^`$]*?)<\/style>/g)].map(
    ([, css]) => `'sha256-${createHash('sha256').update(css!).digest('base64')}'`,
  )
  return {
    ...(modules.length > 0 && { 'script-src': originsOf(modules) }),
    ...(styles.length > 0 && { 'style-src': styles }),
  }
}

/** Returns the origins of scripts from other sites, whose frames the Content Security Policy has to allow. */
export function originsOf(scripts: readonly string[]): string[] {
  return [...new Set(scripts.filter((src) => /^https?:/.test(src)).map((src) => new URL(src).origin))].sort()
}
