import type {} from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for sites that several test files read. It is removed at the end of the run. */
    sharedFolder: string
    /** URL of the folder with the engine's bundle. */
    engineBundle: string
    /** The X display that WebKit needs. */
    display: string
  }
}
