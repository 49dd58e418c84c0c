import { readFileSync } from 'node:fs'
import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/css'
import type { NewFile } from '../../model/migrated-site.ts'
import { classesIn, themeStylesheets } from '../../util/theme-stylesheets.ts'

/** Returns the classes of the new theme. */
export function themeClasses(): Set<string> {
  return new Set(themeStylesheets().flatMap(classesIn))
}

/** Returns the classes that the pages and components of the new site give to elements. */
export function ownClasses(files: ReadonlyMap<string, NewFile>): Set<string> {
  const sources = [...files].filter(
    ([path]) => /\.(?:mdx?|[jt]sx?)$/.test(path) && !path.startsWith('content/_public/'),
  )
  return new Set(
    sources
      .map(([, file]) => ('text' in file ? file.text : readFileSync(file.from, 'utf8')))
      .flatMap((text) => [...text.matchAll(/\bclass(?:Name)?=(?:\{[^}]*\}|"[^"]*"|'[^']*')/g)])
      .flatMap(([value]) => [...value.matchAll(/["'`]([^"'`]*)["'`]/g)])
      .flatMap(([, names]) => names!.split(/\s+/)),
  )
}

/**
 * Removes the rules for the given classes. The old theme doesn't use these names, or uses them for other elements, so that such a rule would
 * change elements for which it wasn't written.
 *
 * @returns The other rules, and the classes whose rules were removed.
 */
export function withoutRulesFor(classes: ReadonlySet<string>, css: string): { css: string; removed: Set<string> } {
  const removed = new Set<string>()
  const changes: { from: number; to: number; text: string }[] = []
  const isRemoved = (selector: SyntaxNode): boolean => {
    const found = classesIn(css.slice(selector.from, selector.to)).filter((name) => classes.has(name))
    for (const name of found) removed.add(name)
    return found.length > 0
  }
  parser.parse(css).iterate({
    enter({ node, name }) {
      if (name !== 'RuleSet') return true
      const selectors = selectorsOf(node)
      const kept = selectors.filter((selector) => !isRemoved(selector))
      if (kept.length === 0 && selectors.length > 0) changes.push({ from: node.from, to: node.to, text: '' })
      else if (kept.length < selectors.length) {
        const text = kept.map(({ from, to }) => css.slice(from, to)).join(',\n')
        changes.push({ from: selectors[0]!.from, to: selectors.at(-1)!.to, text })
      }
      return false
    },
  })
  const text = changes.reduceRight((all, { from, to, text }) => all.slice(0, from) + text + all.slice(to), css)
  return { css: text, removed }
}

function selectorsOf(rule: SyntaxNode): SyntaxNode[] {
  const selectors: SyntaxNode[] = []
  for (let node = rule.firstChild; node && node.name !== 'Block'; node = node.nextSibling)
    if (node.name.endsWith('Selector')) selectors.push(node)
  return selectors
}
