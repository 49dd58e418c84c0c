import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/**
 * Text replacements in the code of DocSearch 3.9. They fix problems that its props can't solve:
 *
 * - The service's logo contains a `<style>` element, which the Content Security Policy blocks.
 * - The container has the role of a button, so screen readers don't announce its contents. It is in a `<dialog>` of ours, so it needs no
 *   role.
 * - The lists lack the IDs that the input refers to.
 * - The dialog's IDs can conflict with the IDs of headings.
 * - The search bar and the bottom bar are exposed as the page's header and footer.
 * - The button, which we don't use, imports `react-dom`. A second importer would move `react-dom` to a separate chunk.
 */
const corrections: [from: string, to: string][] = [
  ['import{createPortal as o}from"react-dom"', 'const o=null'],
  [
    'e.createElement("defs",null,e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}"))',
    'null',
  ],
  [
    'role:"button",tabIndex:0,onMouseDown',
    'role:void 0,tabIndex:void 0,"aria-expanded":void 0,"aria-haspopup":void 0,"aria-controls":void 0,"aria-owns":void 0,"aria-labelledby":void 0,onMouseDown',
  ],
  ['t.getListProps()', 't.getListProps({source:t.collection.source})'],
  // By default, the search input's ID is `docsearch-input`, which is also the slug of a heading called “Docsearch input”. An ID with
  // capital letters can't collide, because slugs are lowercase.
  ['id:"docsearch",', 'id:"DocSearch",'],
  [
    'e.createElement("header",{className:"DocSearch-SearchBar"',
    'e.createElement("div",{className:"DocSearch-SearchBar"',
  ],
  ['e.createElement("footer",{className:"DocSearch-Footer"', 'e.createElement("div",{className:"DocSearch-Footer"'],
]

/** Creates an esbuild plugin that applies the replacements. The build fails if DocSearch no longer contains one of the texts to replace. */
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
