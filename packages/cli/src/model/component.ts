import type { ComponentType } from 'react'

export type IslandComponent = ComponentType<Record<string, unknown>>

/** A bundled component module. It is plain data, so that it can be sent to a worker thread and run there. */
export interface ComponentBundle extends ComponentFile {
  code: string
}

/** The name of a component and the path of its file on disk. */
export interface ComponentFile {
  name: string
  path: string
}
