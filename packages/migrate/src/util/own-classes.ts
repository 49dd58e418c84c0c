import { parser } from '@lezer/css'
import { classesIn, selectorOf, themeStylesheets } from './theme-stylesheets.ts'

/** Classes of the new theme that mean the same in old sites, or that the import itself gives to elements. */
const sameMeaning = new Set(
  'admonition admonition-title contains-task-list footnotes only-dark only-light sr-only task-list-item visually-hidden'.split(
    ' ',
  ),
)

let renamed: ReadonlySet<string> | undefined

/** Returns the class names that the new theme styles, such as `card`. Elements of the old site with such a class need another name. */
function renamedClasses(): ReadonlySet<string> {
  renamed ??= new Set(themeStylesheets().flatMap(classesOfElements))
  return renamed
}

/** Returns the first class of each selector. Its other classes only matter inside an element with the first one. */
function classesOfElements(css: string): string[] {
  const found: string[] = []
  parser.parse(css).iterate({
    enter({ node, name }) {
      if (name !== 'RuleSet') return true
      for (const selector of selectorOf(node, css).split(/,(?![^(]*\))/)) {
        const classes = classesIn(selector.replace(/:not\([^)]*\)/g, '')).filter((own) => own !== 'prose')
        // All classes in `:is(.a, .b)` are alternatives.
        found.push(...(/^\s*:(?:is|where)\(/.test(selector) ? classes : classes.slice(0, 1)))
      }
      return false
    },
  })
  return found.filter((name) => !sameMeaning.has(name))
}

let prefixes: readonly string[] | undefined

/** Returns the starts of class names that the new theme styles, as in `[class^="icon-"]`. */
function renamedPrefixes(): readonly string[] {
  prefixes ??= themeStylesheets().flatMap((css) =>
    [...css.matchAll(/\[class\^="([\w-]+)"\]/g)].map(([, prefix]) => prefix!),
  )
  return prefixes
}

/** Returns the name that a class of the old site has in the new one. */
function newName(name: string): string {
  return renamedClasses().has(name) || renamedPrefixes().some((prefix) => name.startsWith(prefix))
    ? `old-${name}`
    : name
}

/** Renames the classes of elements that would get rules of the new theme. Code must be masked. */
export function renameClasses(html: string): string {
  return html.replace(
    /(<[a-z][^<>]*?\sclass=)(["'])([^"'<>]*)\2(?=([^<>]*))/g,
    (tag, before: string, quote: string, names: string, after: string) => {
      // A button that the import wrote.
      if (/\sdata-kind=/.test(after)) return tag
      return `${before}${quote}${names.replace(/\S+/g, newName)}${quote}`
    },
  )
}

/** Renames the same classes in a selector. */
export function renameInSelector(selector: string): string {
  return selector.replace(/(?<=\.)[a-zA-Z][\w-]*/g, newName)
}
