import type { ComponentType } from 'react'
import type { Position } from './position.ts'

export type { ComponentUse, UsedProp } from '@docs-engine/samples/model'

export type IslandComponent = ComponentType<Record<string, unknown>>

/** A bundled component module. It is plain data, so that it can be sent to a worker thread and run there. */
export interface ComponentBundle extends ComponentFile, ModuleStyles {
  code: string
}

/** The styles that a bundled module imports. They are part of the site's stylesheet. */
export interface ModuleStyles {
  /** Paths of the stylesheets, relative to the site's root. */
  styles: string[]
  /** The CSS of all CSS modules. */
  css: string
}

/** The name of a component and the path of its file on disk. */
export interface ComponentFile {
  name: string
  path: string
  /** The path from the module's exports to the component, such as `['Card', 'Title']`. Default: the default export. */
  exported?: string[]
}

/** A bundled module that MDX pages import. */
export interface ModuleBundle extends ModuleStyles {
  /** Path relative to the site's root, as written in the import, or the name of a package. */
  path: string
  code: string
  /** Whether its components must be hydrated in the browser. */
  isInteractive: boolean
  /** The reason why the module can't be bundled, and how to fix it, if known. Absent if bundling succeeded. */
  problem?: ModuleProblem
}

/** Why a module can't be loaded. */
export interface ModuleProblem {
  reason: string
  /** The position of the problem in the module or in one of its imports, if known. `file` is relative to the site's root. */
  position?: Position & { file: string }
  /** How to fix the problem. */
  note?: string
  /** Whether the module isn't loaded because the site is checked with `--untrusted`. */
  isNotChecked?: true
}

/** A component that is only rendered at build time, and its props. Children and JSX props are stored in the tree. */
export interface StaticElement {
  name: string
  /** Path of the component's module. */
  file: string
  /** The position of the tag. */
  position: Position
  component: ComponentType<Record<string, unknown>>
  props: Record<string, unknown>
}
