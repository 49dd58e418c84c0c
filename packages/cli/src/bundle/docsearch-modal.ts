import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/**
 * Corrections of DocSearch 3.9 which its properties do not offer:
 *
 * - the service's logo brings a `<style>` element, which the Content-Security-Policy refuses;
 * - the dialog calls itself a button, so that screen readers do not say what is in it;
 * - the lists have not the ids by which the field names them;
 * - its ids can be those of headings;
 * - its bars count as the page's header and footer;
 * - its button, which we do without, needs `react-dom`: as a second place that imports it, it would make a file of its own of it.
 */
const corrections: [from: string, to: string][] = [
  ['import{createPortal as o}from"react-dom"', 'const o=null'],
  [
    'e.createElement("defs",null,e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}"))',
    'null',
  ],
  [
    'role:"button",tabIndex:0,onMouseDown',
    'role:"dialog","aria-modal":!0,"aria-label":"Search","aria-expanded":void 0,"aria-haspopup":void 0,"aria-controls":void 0,"aria-owns":void 0,"aria-labelledby":void 0,onMouseDown',
  ],
  ['t.getListProps()', 't.getListProps({source:t.collection.source})'],
  // A heading called “Docsearch input” would have the same id as the field. No slug has capital letters.
  ['id:"docsearch",', 'id:"DocSearch",'],
  [
    'e.createElement("header",{className:"DocSearch-SearchBar"',
    'e.createElement("div",{className:"DocSearch-SearchBar"',
  ],
  ['e.createElement("footer",{className:"DocSearch-Footer"', 'e.createElement("div",{className:"DocSearch-Footer"'],
]

export function docsearchModal(): Plugin {
  return {
    name: 'docsearch-modal',
    setup(build) {
      build.onLoad({ filter: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ }, ({ path }) => {
        let contents = readFileSync(path, 'utf8')
        for (const [from, to] of corrections) {
          if (!contents.includes(from))
            throw new Error(`DocSearch has changed: \`${from.slice(0, 60)}…\` is not in it.`)
          contents = contents.replace(from, to)
        }
        return { contents, loader: 'js' }
      })
    },
  }
}
