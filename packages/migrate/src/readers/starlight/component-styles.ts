import { renameInCss } from '../../passes/own-classes.ts'
import type { AstroComponent } from './astro-modules.ts'
import { scopeCss } from './scope-css.ts'

/** Returns a function that returns the class of a component's elements, which limits the component's styles to them. */
export function createScopes(): (component: AstroComponent) => string {
  const scopes = new Map<string, string>()
  return ({ name, file }) => {
    const wanted = `astro-${name.toLowerCase().replace(/[^\w-]+/g, '-')}`
    // Components in different folders can have the same name.
    const count = [...scopes.values()].filter((scope) => scope.replace(/-\d+$/, '') === wanted).length
    const scope = scopes.get(file) ?? (count === 0 ? wanted : `${wanted}-${count + 1}`)
    scopes.set(file, scope)
    return scope
  }
}

/** Returns the styles of a component, limited to elements with the class `scope` unless they are global. */
export function componentCss({ styles }: AstroComponent, scope: string): string {
  const css = styles.map(({ css, isGlobal }) => {
    const own = renameInCss(css)
    return dedentCss(isGlobal ? own : scopeCss(own, scope))
  })
  return css.join('\n')
}

function dedentCss(css: string): string {
  const lines = css.replace(/^\s*\n|\s+$/g, '').split('\n')
  const indent = /^[ \t]*/.exec(lines[0] ?? '')![0]
  return `${lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n')}\n`
}
