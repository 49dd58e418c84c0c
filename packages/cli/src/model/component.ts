import type { ComponentType } from 'react'

export type IslandComponent = ComponentType<Record<string, unknown>>

/** A component module, bundled: plain data, so that a worker can run it too. */
export interface ComponentBundle extends ComponentFile {
  code: string
}

export interface ComponentFile {
  name: string
  path: string
}
