import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from '@docs-engine/cli/internal'
import type { SyntaxNode } from '@lezer/common'

/** Returns the texts of the new theme's stylesheets. */
export function themeStylesheets(): string[] {
  const folder = join(clientFolder, 'src/theme/styles')
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Returns the selector of a rule, without comments. */
export function selectorOf(rule: SyntaxNode, css: string): string {
  return css
    .slice(rule.from, rule.getChild('Block')?.from ?? rule.to)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .trim()
}

/** Returns the names of the classes in a stylesheet. */
export function classesIn(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!)
}
