/**
 * Exports `react-dom`, the largest part of React. This module is loaded when the browser is idle or the reader interacts with the page.
 *
 * Chunks that are loaded later receive this module as an argument. If several of them imported it, esbuild would split it into an
 * additional file.
 */
// A page that loads one part of React loads the other too, so both are imported here, which keeps them in at most two files.
import 'react'

export { flushSync } from 'react-dom'
export { createRoot, hydrateRoot } from 'react-dom/client'

export type ReactDom = typeof import('./react-dom.ts')
