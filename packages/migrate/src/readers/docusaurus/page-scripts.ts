import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Options, toArray, toRecord } from '../../util/values.ts'
import { resolveModule } from './resolve-module.ts'

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

/** Returns the text of a module of the site, and of the modules of the site that it imports. */
function sourceOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"](\.[^'"\n]*)['"]/g)]
  return [
    text,
    ...imported.flatMap(([, path]) => {
      const own = resolveModule(join(dirname(file), path!))
      return own && /\.[cm]?[jt]sx?$/.test(own) ? [sourceOf(own, seen)] : []
    }),
  ].join('\n')
}
