import type {} from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for sites that several test files read. It is removed at the end of the run. */
    sharedFolder: string
    /** URL of the folder with the engine's bundle. */
    engineBundle: string
    /** WebSocket endpoint of the browser that all test files of a project share. For WebKit, an X display. */
    browserEndpoint: string
  }
}
