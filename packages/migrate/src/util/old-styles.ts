import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/css'
import { renameInSelector } from './own-classes.ts'
import type { ThemeMap } from './theme-maps.ts'
import { selectorOf } from './theme-stylesheets.ts'

const noTheme: ThemeMap = { isThemeClass: () => false, selectors: [] }

interface Rule {
  /** The selectors, as in the new site. */
  selector: string
  /** The declarations with their braces. */
  block: string
  /** At-rules around the rule, such as `@media print`. */
  around: string[]
  classes: Set<string>
  isImportable: boolean
}

/**
 * The stylesheets of a site to import. They are written for the old theme, so only the rules for the classes that pages use are imported, with
 * the variables and the keyframes that these rules need.
 */
export class OldStyles {
  readonly #rules: Rule[] = []
  readonly #keyframes = new Map<string, string>()
  readonly #added = new Set<string>()
  readonly #theme: ThemeMap

  constructor(theme = noTheme) {
    this.#theme = theme
  }

  /** Adds a stylesheet, which several pages can have. */
  add(css: string): void {
    if (this.#added.has(css)) return
    this.#added.add(css)
    const visit = (node: SyntaxNode, around: string[]) => {
      for (let child = node.firstChild; child; child = child.nextSibling) {
        const text = css.slice(child.from, child.to)
        if (child.name === 'RuleSet') this.#addRule(child, css, around)
        else if (child.name === 'KeyframesStatement')
          this.#keyframes.set(/@[\w-]+\s+([\w-]+)/.exec(text)?.[1] ?? '', text)
        else if (/^(?:Media|Supports|Container|At)Rule$|^(?:Media|Supports)Statement$/.test(child.name)) {
          const block = child.getChild('Block') ?? child.lastChild
          if (block && block.from > child.from) visit(block, [...around, css.slice(child.from, block.from).trim()])
        }
      }
    }
    visit(parser.parse(css).topNode, [])
  }

  /** Adds the style sheet of a page if each of its rules is for a class that the new site can have. Returns whether that's the case. */
  addWhole(css: string): boolean {
    const own = new OldStyles(this.#theme)
    own.add(css)
    const isWhole = own.#rules.every((rule) => rule.isImportable && rule.classes.size > 0)
    if (isWhole) this.add(css)
    return isWhole
  }

  #addRule(node: SyntaxNode, css: string, around: string[]): void {
    const block = node.getChild('Block')
    if (!block) return
    let selector = renameInSelector(selectorOf(node, css))
    for (const [pattern, own] of this.#theme.selectors) selector = selector.replace(pattern, own)
    const names = classNames(selector)
    const classes = this.#ownClasses(selector)
    const text = css.slice(block.from, block.to)
    const isImportable =
      names.every((name) => !this.#theme.isThemeClass(name)) &&
      !/#[a-z]/i.test(selector) &&
      // Files of the old theme aren't copied.
      !/url\(\s*["']?(?!data:|https?:|#)/i.test(text)
    this.#rules.push({ selector, block: text, around, classes, isImportable })
  }

  /** Returns a selector's classes that don't belong to a theme, and its attributes for scoped styles. */
  #ownClasses(selector: string): Set<string> {
    const names = classNames(selector).filter((name) => name !== 'prose' && !this.#theme.isThemeClass(name))
    // Vue adds an attribute such as `data-v-note` to the elements of a component with scoped styles.
    const scopes = [...selector.matchAll(/\[(data-v-[\w-]+)\]/g)].map(([, name]) => name!)
    return new Set([...names, ...scopes])
  }

  /**
   * Returns the rules for the classes that pages use, or an empty string.
   *
   * @param pages The texts of the pages.
   * @param inline The CSS of the pages' `style` attributes, which can use variables of the stylesheets.
   */
  css(pages: Iterable<string>, inline: string): string {
    const used = classesOfPages(pages)
    const isUsed = ({ classes, isImportable }: Rule) => isImportable && [...classes].some((name) => used.has(name))
    const chosen = new Set(this.#rules.filter(isUsed))
    // Rules without classes of their own, such as those for `:root`, define variables that the others use.
    const wanted = new Set([inline, ...[...chosen].map(({ block }) => block)].flatMap(variablesIn))
    for (const name of wanted)
      for (const rule of this.#rules)
        if (rule.classes.size === 0 && rule.isImportable && definesVariable(rule.block, name)) {
          if (/^\{[\s;]*(?:--[\w-]+\s*:[^;}]*[;\s]*|\/\*[\s\S]*?\*\/\s*)*\}$/.test(rule.block)) chosen.add(rule)
          for (const other of variablesIn(rule.block)) wanted.add(other)
        }
    const rules = this.#rules.filter((rule) => chosen.has(rule))
    const text = rules.map(({ selector, block, around }) =>
      around.reduceRight((inner, rule) => `${rule} {\n${inner}\n}`, `${selector} ${block}`),
    )
    const keyframes = [...this.#keyframes].flatMap(([name, frames]) =>
      name && rules.some(({ block }) => new RegExp(`animation[^;]*\\b${name}\\b`).test(block)) ? [frames] : [],
    )
    return text.length === 0 ? '' : `${[...text, ...keyframes].join('\n\n')}\n`
  }
}

/** Returns the classes in the HTML of pages, and the attributes of Vue's scoped styles. */
function classesOfPages(pages: Iterable<string>): Set<string> {
  const used = new Set<string>()
  for (const page of pages)
    for (const [, , names, scope] of page.matchAll(/\sclass(?:Name)?=(["'])([^"']*)\1|\s(data-v-[\w-]+)/g))
      for (const name of (names ?? scope!).split(/\s+/)) used.add(name)
  return used
}

function classNames(selector: string): string[] {
  return [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!)
}

function variablesIn(block: string): string[] {
  return [...block.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)
}

function definesVariable(block: string, name: string): boolean {
  return new RegExp(`(?:^|[;{\\s])${name}\\s*:`).test(block)
}
