import type { ComponentType } from 'react'

export type IslandComponent = ComponentType<Record<string, unknown>>

/** A bundled component module. Plain data, so that a worker thread can run it too. */
export interface ComponentBundle extends ComponentFile {
  code: string
}

/** The name of a component and the path of its file on disk. */
export interface ComponentFile {
  name: string
  path: string
}
