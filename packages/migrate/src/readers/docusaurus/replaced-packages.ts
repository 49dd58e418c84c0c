/** A function that adds the base URL in the browser. In the HTML of the build, the build adds it. */
const inBrowser = `function withBase(url) {
  if (typeof document === 'undefined' || !/^\\/(?!\\/)/.test(url ?? '')) return url
  const entry = document.querySelector('script[type=module][src*="assets/entry"]')?.getAttribute('src')
  const base = entry?.replace(/assets\\/entry.*/, '') ?? '/'
  return url.startsWith(base) ? url : base + url.slice(1)
}
`

/**
 * Small modules that replace what copied components import, so that the components work as soon as the new site exists: parts of
 * Docusaurus, which the new site doesn't have, and packages that only join class names, which would have to be installed first.
 */
export const replacedPackages: Readonly<Record<string, { file: string; text: string }>> = {
  '@docusaurus/Link': {
    file: 'Link.jsx',
    text: `// Replaces \`@docusaurus/Link\`.
/** @param {Record<string, any>} props All props are optional. */
export default function Link({ to, href, isNavLink, activeClassName, isActive, autoAddBaseUrl, ...props }) {
  const url = to ?? href
  // The browser has to load links to paths that other software serves.
  const outside = url?.startsWith('pathname://') && props.target !== '_blank' ? { target: '_top' } : {}
  return <a href={withBase(url?.replace(/^pathname:\\/\\//, ''))} {...props} {...outside} />
}

${inBrowser}`,
  },
  '@docusaurus/useBaseUrl': {
    file: 'useBaseUrl.js',
    text: `// Replaces \`@docusaurus/useBaseUrl\`.
export default function useBaseUrl(url) {
  return withBase(/^(?:[a-z][a-z0-9+.-]*:|\\/|#|$)/i.test(url) ? url : \`/\${url}\`)
}

export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl }
}

${inBrowser}`,
  },
  '@docusaurus/useIsBrowser': {
    file: 'useIsBrowser.js',
    text: `// Replaces \`@docusaurus/useIsBrowser\`.
import { useEffect, useState } from 'react'

export default function useIsBrowser() {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return isBrowser
}
`,
  },
  '@docusaurus/BrowserOnly': {
    file: 'BrowserOnly.jsx',
    text: `// Replaces \`@docusaurus/BrowserOnly\`.
import { useEffect, useState } from 'react'

export default function BrowserOnly({ children, fallback }) {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  return isBrowser ? children() : (fallback ?? null)
}
`,
  },
  '@docusaurus/ExecutionEnvironment': {
    file: 'ExecutionEnvironment.js',
    text: `// Replaces \`@docusaurus/ExecutionEnvironment\`.
export default { canUseDOM: typeof window !== 'undefined' && typeof window.document?.createElement === 'function' }
`,
  },
  '@docusaurus/theme-common': {
    file: 'theme-common.js',
    text: `// Replaces the part of \`@docusaurus/theme-common\` that components of this site use.
import { useEffect, useState } from 'react'

/** Returns the color mode, \`light\` or \`dark\`. Until the page has been hydrated, it's \`light\`. */
export function useColorMode() {
  const [colorMode, setShown] = useState('light')
  useEffect(() => {
    const page = document.documentElement
    const update = () => setShown(page.dataset.theme === 'dark' ? 'dark' : 'light')
    update()
    const observer = new MutationObserver(update)
    observer.observe(page, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return { colorMode, isDarkTheme: colorMode === 'dark' }
}

/** Returns the items that equal an earlier item. */
export function duplicates(items, isEqual = (a, b) => a === b) {
  return items.filter((item, index) => items.findIndex((other) => isEqual(other, item)) !== index)
}
`,
  },
  '@docusaurus/theme-common/internal': {
    file: 'theme-common-internal.js',
    text: `// Replaces the part of \`@docusaurus/theme-common/internal\` that components of this site use.
import { useLayoutEffect, useRef } from 'react'

/** Keeps an element at its place in the window while the page above it changes. */
export function useScrollPositionBlocker() {
  const kept = useRef(null)
  useLayoutEffect(() => {
    if (!kept.current) return
    const { element, top } = kept.current
    kept.current = null
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  return {
    blockElementScrollPositionUntilNextRender(element) {
      kept.current = { element, top: element.getBoundingClientRect().top }
    },
  }
}
`,
  },
  ...Object.fromEntries(['clsx', 'classnames'].map((name) => [name, { file: 'clsx.js', text: classNames() }])),
}

function classNames(): string {
  return `// Replaces \`clsx\` and \`classnames\`.
export function clsx(...values) {
  return values
    .flat(Infinity)
    .flatMap((value) => (value && typeof value === 'object' ? Object.keys(value).filter((name) => value[name]) : value || []))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
}

export default clsx
`
}
