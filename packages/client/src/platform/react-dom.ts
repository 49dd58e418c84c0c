/**
 * The large part of React. It is loaded when the page has been drawn and the browser has time.
 *
 * Modules which are loaded still later are handed it: imported by several, it would become a file beside this one.
 */
// Whoever loads the one has the other: so the two parts of React are no more than two files.
import 'react'

export { flushSync } from 'react-dom'
export { createRoot, hydrateRoot } from 'react-dom/client'

export type ReactDom = typeof import('./react-dom.ts')
