import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUp } from '@docs-engine/cli/internal'
import { listFiles } from '../../util/list-files.ts'

/** Attributes with which the old theme shows an element in one color mode only, with the class that does the same in the new site. */
export type ColorModeAttributes = ReadonlyMap<string, 'only-light' | 'only-dark'>

/** Reads the attributes from the stylesheets of the theme, and of the packages that its main file imports. */
export function colorModeAttributes(folder: string, source: string): ColorModeAttributes {
  const found = new Map<string, 'only-light' | 'only-dark'>()
  const packages = [...source.matchAll(/^\s*import\b[^'"]*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)/gm)].map(
    ([, name]) => name!,
  )
  const roots = [...new Set(packages)].flatMap((name) => findUp(join('node_modules', name), folder) ?? [])
  for (const root of [join(folder, '.vitepress/theme'), ...roots].filter((root) => existsSync(root)))
    for (const path of listFiles(root).filter((path) => path.endsWith('.css')))
      for (const [, selectors = ''] of readFileSync(join(root, path), 'utf8').matchAll(hidingRule))
        for (const [, negated, name = ''] of selectors.matchAll(hiddenAttribute))
          found.set(name, negated ? 'only-dark' : 'only-light')
  return found
}

/** Gives elements with such attributes the class of the new theme. */
export function convertColorModes(text: string, attributes: ColorModeAttributes): string {
  if (attributes.size === 0) return text
  return text.replace(/<([a-z][\w-]*)(\s[^<>]*?)(\/?)>/g, (whole, tag: string, written: string, close: string) => {
    for (const [name, own] of attributes) {
      const rest = written.replace(new RegExp(`\\s${name}(?:=(?:""|''))?(?=\\s|$)`), '')
      if (rest === written) continue
      const merged = rest.replace(/(\sclass=["'])/, `$1${own} `)
      return `<${tag}${merged === rest ? ` class="${own}"${rest}` : merged}${close}>`
    }
    return whole
  })
}

const hidingRule = /([^{}]*)\{\s*display:\s*none\s*(?:!important)?\s*;?\s*\}/g
/** Matches `html:not(.dark) [img-dark]` and `html.dark [img-light]`. */
const hiddenAttribute = /(?:(:not\(\.dark\))|(?<!\()\.dark)\s+\[([a-z][\w-]*)\](?=\s*(?:,|$))/g
