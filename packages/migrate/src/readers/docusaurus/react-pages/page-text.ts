import { posix } from 'node:path'
import type { ReactPage } from './list-react-pages.ts'
import type { RunPage } from './run-page.ts'

/**
 * Returns the text of a page's module in the new site.
 *
 * @param modules Paths of the copied page and of the stylesheet that it needs.
 * @param siteTitle The title of the old site, which its home page has if it sets none.
 */
export function pageText(
  { route, target, needsSlug }: ReactPage,
  { html, title, description }: RunPage,
  [module, stylesheet]: [module: string, stylesheet: string],
  siteTitle: string | undefined,
): string {
  const specifier = (path: string) => `./${posix.relative(posix.dirname(target), path)}`.replace('./../', '../')
  const frontMatter = {
    title: title ?? headingOf(html) ?? (route === '/' ? siteTitle : undefined) ?? titleOfRoute(route),
    ...(description && { description }),
    ...(needsSlug && { slug: route }),
    hide_title: true,
  }
  const lines = Object.entries(frontMatter).map(([key, value]) => `  ${key}: ${quoted(value)},\n`)
  const head = [
    ...(html === undefined ? ["import { type ComponentType, useEffect, useState } from 'react'"] : []),
    `import '${specifier(stylesheet)}'`,
    ...(html === undefined ? [] : [`import Page from '${specifier(module)}'`]),
    '',
    `export const frontMatter = {\n${lines.join('')}}\n`,
  ]
  if (html !== undefined) return `${head.join('\n')}\nexport default Page\n`
  return `${head.join('\n')}
/** Loads the page in the browser, because it can't be rendered at build time. */
export default function InBrowser() {
  const [Page, setPage] = useState<ComponentType>()
  useEffect(() => {
    import('${specifier(module)}').then((module) => setPage(() => module.default))
  }, [])
  return Page ? <Page /> : null
}
`
}

function quoted(value: string | boolean): string {
  if (typeof value !== 'string') return String(value)
  return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\').replaceAll('\n', ' ')}'`
}

function headingOf(html = ''): string | undefined {
  const text = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
  return text?.trim() ? text.replace(/\s+/g, ' ').trim().replaceAll('&amp;', '&').replaceAll('&#x27;', "'") : undefined
}

function titleOfRoute(route: string): string {
  const name = posix.basename(route).replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
