import type { Position } from './position.ts'

/** A component of the author's that a page uses, with the props that the page passes. */
export interface ComponentUse {
  /** The name as written on the page. */
  name: string
  /**
   * The component: a name in `content/_components`, or `<module>#<export>`, where the module is a path relative to the site's root or the
   * name of a package. For a nested export, such as `Card.Title`, the names are separated by dots.
   */
  component: string
  /** `container` is a directive with three or more colons. `directive` is any other directive. */
  syntax: 'directive' | 'container' | 'element' | 'hero'
  /** The position of the directive or the tag. */
  position: Position
  props: UsedProp[]
  /** How the page passes children. A hydrated component receives plain text as a string, and anything else as an element. */
  children?: 'text' | 'element' | 'any'
}

/** A prop that a page passes to a component. */
export interface UsedProp {
  /** Empty for a spread whose value isn't known. */
  name: string
  /**
   * The value as a TypeScript expression. Everything that isn't plain data is written as one of the variables `any` and `element` (JSX).
   */
  code: string
  /** Whether the page contains the value itself, rather than an expression such as an imported name. */
  isLiteral: boolean
  position: Position
}
