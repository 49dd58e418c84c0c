import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentUse } from '../model/component-use.ts'

/** A TypeScript module that uses components like the pages do. Its compile errors are the mistakes on the pages. */
export interface PropsModule {
  text: string
  /** The ranges of each use, in the order of the uses. */
  uses: UseRange[]
  /** For each component, the offset of a variable whose type is the type of its props. */
  propsOffsets: Map<string, number>
}

/** Offsets in the module. */
export interface UseRange {
  start: number
  end: number
  /** The ranges of the attributes, in the order of the props. `value` is the offset at which the value starts. */
  props: { start: number; end: number; value: number }[]
}

/**
 * Returns the specifier that imports a component's module, or `undefined` if the module has no types to check. JavaScript modules have
 * none: every prop would be accepted or, because of how the compiler reads destructuring, be required.
 *
 * @param root The site's root.
 */
export function componentModule(component: string, root: string): string | undefined {
  const at = component.lastIndexOf('#')
  const path = at < 0 ? `content/_components/${component}.tsx` : component.slice(0, at)
  // The paths of modules are relative to the root and never start with a dot, so they look like the names of packages.
  const file = join(root, path).replaceAll('\\', '/')
  const isFile = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.js', '.jsx', '/index.js', '/index.jsx'].find((end) =>
    /\.[jt]sx?$/.test(file + end) ? existsSync(file + end) : false,
  )
  if (isFile !== undefined) return /\.tsx?$/.test(file + isFile) ? file + isFile : undefined
  return at < 0 ? undefined : path
}

/**
 * The types of JSX for the module. They are declared here, because the messages would otherwise contain React's own types, and because a
 * site may not have installed the types of React. `IntrinsicAttributes` makes the compiler report the props of a component that declares
 * none.
 */
const header = `/** @jsxRuntime classic */
/** @jsx jsx */
declare function jsx(...values: any[]): any
declare namespace jsx {
  namespace JSX {
    type Element = any
    type ElementType = any
    interface ElementClass {}
    interface IntrinsicAttributes { key?: string | number }
    interface ElementAttributesProperty { props: {} }
    interface ElementChildrenAttribute { children: {} }
    interface IntrinsicElements {}
    type LibraryManagedAttributes<C, P> = C extends { defaultProps: infer D }
      ? Omit<P, keyof D> & { [K in keyof P & keyof D]?: P[K] }
      : P
  }
}
type PropsOf<C> = C extends new (props: infer P, ...rest: any[]) => any ? P : C extends (props: infer P, ...rest: any[]) => any ? P : never
declare const any: any
declare const text: string
declare const element: import('react').ReactElement
`

/**
 * Writes the module.
 *
 * @param components The specifier of the module of each component.
 * @param uses Uses of these components.
 */
export function propsModule(components: ReadonlyMap<string, string>, uses: readonly ComponentUse[]): PropsModule {
  const names = new Map<string, string>()
  const propsOffsets = new Map<string, number>()
  let text = header
  for (const [component, specifier] of components) {
    const index = names.size
    names.set(component, `C${index}`)
    text += `import * as m${index} from ${JSON.stringify(specifier)}\n${declaration(component, index)}\n`
    propsOffsets.set(component, text.length + 'declare const '.length)
    text += `declare const p${index}: PropsOf<typeof C${index}>\n`
  }
  const ranges: UseRange[] = []
  for (const { component, props, children } of uses) {
    const name = names.get(component)!
    const range: UseRange = { start: text.length, end: 0, props: [] }
    text += `;<${name}`
    for (const { name: prop, code } of props) {
      text += ' '
      const start = text.length
      const isIdentifier = /^[A-Za-z_$][\w$-]*$/.test(prop)
      const opening = prop === '' ? '{...' : isIdentifier ? `${prop}={` : `{...{ ${JSON.stringify(prop)}: `
      text += opening
      const value = text.length
      text += code + (prop === '' || isIdentifier ? '}' : ' }}')
      range.props.push({ start, end: text.length, value })
    }
    text += children ? `>{${children}}</${name}>\n` : ' />\n'
    range.end = text.length
    ranges.push(range)
  }
  return { text, uses: ranges, propsOffsets }
}

/** Declares the component as `C<index>`. */
function declaration(component: string, index: number): string {
  const at = component.lastIndexOf('#')
  if (at < 0) {
    // The engine uses the default export, or else the export with the component's name.
    const named = `typeof m${index} extends { ${component}: infer N } ? N : any`
    return `declare const C${index}: typeof m${index} extends { default: infer D } ? D : ${named}`
  }
  const keys = component.slice(at + 1)
  return `const C${index} = m${index}.${keys === '' ? 'default' : keys}`
}

/**
 * Returns where an offset is in a value that consists of plain data, such as `[1].label`. Returns `''` for the value itself.
 *
 * @param code The value as a TypeScript expression, as `UsedProp.code` contains it.
 */
export function pathAt(code: string, offset: number): string {
  const open: { key: string; index: number; isArray: boolean }[] = []
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{},]/g
  for (let match = token.exec(code); match && match.index <= offset; match = token.exec(code)) {
    const [text, colon] = match
    const top = open.at(-1)
    if (text === '[' || text === '{') open.push({ key: '', index: 0, isArray: text === '[' })
    else if (text === ']' || text === '}') open.pop()
    else if (text === ',' && top) top.index++
    else if (colon && top) top.key = JSON.parse(text.slice(0, -colon.length)) as string
  }
  return open
    .map(({ key, index, isArray }) =>
      isArray ? `[${index}]` : key === '' ? '' : /^[\w$]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`,
    )
    .join('')
}
