import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pageClass } from '../runtime-modules.ts'

interface Rule {
  /** A selector, or an at-rule with its condition. */
  prelude: string
  /** Declarations, or the rules in an at-rule. */
  body: string
}

/** What the theme's frame needs for a page that spans the window, and what the browser shows by default. */
const base = `.shell:has(.${pageClass}),
.main:has(.${pageClass}) {
  max-width: none;
  padding: 0;
}
body:has(.${pageClass}) {
  background-image: none;
}
:where(.${pageClass}) ul {
  list-style: disc;
}
:where(.${pageClass}) ol {
  list-style: decimal;
}`

/** The fonts of the new site. */
const fonts: Record<string, string> = {
  '--ifm-font-family-base': 'var(--font-sans)',
  '--ifm-font-family-monospace': 'var(--font-mono)',
}

/**
 * Returns the styles of Docusaurus's theme that React pages use: the rules for elements, those for the classes that the pages mention, and
 * the variables in both. They only apply to React pages, and all other styles of the site take precedence. Without Infima, which is the
 * theme's CSS framework, the result only contains what pages need in the new theme.
 *
 * @param texts The pages' modules and stylesheets.
 */
export function infimaStyles(texts: readonly string[], siteFolder: string): string {
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  const rules = rulesIn(infima(siteFolder).replace(/\/\*[\s\S]*?\*\//g, ''))
  const used = rules.flatMap((rule) => usedPart(rule, words))
  const variables = usedVariables(rules, [...texts, ...used].join('\n'))
  const indented = [base, ...variables, ...used].join('\n').replace(/^(?=.)/gm, '  ')
  return `/* The part of Infima, Docusaurus's CSS framework (MIT license), that the copied pages use. */\n@layer docusaurus {\n${indented}\n}\n`
}

function infima(siteFolder: string): string {
  const requireFrom = createRequire(join(siteFolder, 'package.json'))
  for (const from of [requireFrom, themeRequire(requireFrom)]) {
    try {
      if (from) return readFileSync(from.resolve('infima/dist/css/default/default.css'), 'utf8')
    } catch {
      // Package managers can install it for the theme only.
    }
  }
  return ''
}

function themeRequire(requireFrom: NodeJS.Require): NodeJS.Require | undefined {
  for (const name of ['@docusaurus/theme-classic', '@docusaurus/preset-classic']) {
    try {
      return createRequire(requireFrom.resolve(`${name}/package.json`))
    } catch {
      // The site may have only one of them.
    }
  }
  return undefined
}

/** Splits a stylesheet into its rules. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = []
  for (let at = 0; ; ) {
    const open = css.indexOf('{', at)
    if (open < 0) return rules
    let depth = 1
    let end = open + 1
    for (; depth > 0 && end < css.length; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
    rules.push({ prelude: css.slice(at, open).trim(), body: css.slice(open + 1, end - 1).trim() })
    at = end
  }
}

function usedPart({ prelude, body }: Rule, words: ReadonlySet<string>): string[] {
  if (prelude.startsWith('@media')) {
    const inner = rulesIn(body).flatMap((rule) => usedPart(rule, words))
    return inner.length > 0 ? [`${prelude} {\n${inner.join('\n').replace(/^(?=.)/gm, '  ')}\n}`] : []
  }
  if (prelude.startsWith('@')) return words.has(prelude.split(/\s+/)[1] ?? '') ? [`${prelude} {\n${body}\n}`] : []
  const selectors = prelude.split(/,\s*(?![^(]*\))/).filter((selector) => isUsed(selector, words))
  if (selectors.length === 0) return []
  const lines = body.split(/;\s*(?![^(]*\))/).filter(Boolean)
  return [`${selectors.map(limited).join(',\n')} {\n${lines.map((line) => `  ${line};\n`).join('')}}`]
}

/** Whether a page can contain the elements that a selector matches. */
function isUsed(selector: string, words: ReadonlySet<string>): boolean {
  if (/^(?::root|html|body|\*)(?![\w-])(?!.*\.)|#/.test(selector)) return false
  return [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => words.has(name!))
}

/** Limits a selector to React pages, without making it more specific. */
function limited(selector: string): string {
  const [, theme = '', own = selector] = /^((?:html)?\[data-theme=[^\]]*\]\s+)?([\s\S]*)$/.exec(selector) ?? []
  return `${theme}:where(.${pageClass}) ${own}`
}

/** Returns the rules that set the variables which a text uses, directly or through other variables. */
function usedVariables(rules: readonly Rule[], text: string): string[] {
  const roots = rules.filter(({ prelude }) => /^(?::root|html)[^.,]*$/.test(prelude))
  const declarations = roots.flatMap(({ prelude, body }) =>
    [...body.matchAll(/(--ifm-[\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => ({
      prelude,
      name: name!,
      value: value!,
    })),
  )
  const needed = new Set<string>()
  const add = (used: string) => {
    for (const [, name] of used.matchAll(/var\(\s*(--ifm-[\w-]+)/g)) {
      if (needed.has(name!)) continue
      needed.add(name!)
      for (const own of declarations) if (own.name === name) add(own.value)
    }
  }
  add(text)
  const preludes = [...new Set(declarations.map(({ prelude }) => prelude))]
  return preludes.flatMap((prelude) => {
    const own = declarations.filter((declaration) => declaration.prelude === prelude && needed.has(declaration.name))
    const lines = own.map(({ name, value }) => `  ${name}: ${fonts[name] ?? value.replace(/\s+/g, ' ').trim()};\n`)
    return lines.length > 0 ? [`${prelude} {\n${lines.join('')}}`] : []
  })
}
