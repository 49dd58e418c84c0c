import { type Options, toArray, toRecord } from '../shared/values.ts'

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

/** Returns the origins of scripts from other sites, whose frames the Content Security Policy has to allow. */
export function originsOf(scripts: readonly string[]): string[] {
  return [...new Set(scripts.filter((src) => /^https?:/.test(src)).map((src) => new URL(src).origin))].sort()
}
