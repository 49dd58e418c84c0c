import { dirname } from 'node:path'
import { CannotRender } from '../shared/cannot-render.ts'
import { hasLastingEffects } from '../shared/lasting-effects.ts'
import type { AstroComponent } from './astro-modules.ts'

/** A top-level statement that needs the elements of the first page. Such a script doesn't work after client-side navigation. */
const usesDocument =
  /^(?:document|window|addEventListener|(?:const|let|var) [^\n]*?=\s*\(?\[?(?:\.\.\.)?(?:document|window))\b/m

export interface BrowserScript {
  code: string
  /** The name of a custom element that runs the script when it's added to a page. `undefined` if the script defines its own elements. */
  element?: string
}

/**
 * Bundles the scripts of a component so that the new site can load them on all pages. Scripts that only define custom elements stay as they
 * are, because browsers upgrade the elements whenever they're added to a page. Other scripts become the code of a custom element, which runs
 * each time a page with the component is shown.
 *
 * @param aliased Returns the file that an import with an alias refers to.
 * @throws {CannotRender} If the scripts can't be bundled, or if their effect isn't limited to the page.
 */
export async function browserScript(
  { file, name, scripts }: AstroComponent,
  aliased: (wanted: string) => string | undefined,
): Promise<BrowserScript> {
  const failure = new CannotRender('it runs a script in the browser')
  const source = scripts.join('\n')
  const esbuild = await import('esbuild')
  const bundled = await esbuild
    .build({
      stdin: { contents: source, resolveDir: dirname(file), sourcefile: file, loader: 'ts' },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'silent',
      plugins: [
        {
          name: 'aliases',
          setup(build) {
            build.onResolve({ filter: /^[^./]/ }, ({ path }) => {
              const found = aliased(path)
              return found === undefined ? undefined : { path: found }
            })
          },
        },
      ],
    })
    .catch(() => {
      throw failure
    })
  // The path of the old site in the comment would be different on each machine.
  const code = bundled.outputFiles[0]!.text.replace(/^\/\/ .*\n/gm, '')
  if (source.includes('customElements.define(') && !usesDocument.test(code)) return { code }
  if (
    code.includes('customElements.define(') ||
    hasLastingEffects(code) ||
    /\bastro:/.test(code) ||
    /^export\b/m.test(code)
  )
    throw failure
  const element = `moved-script-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  return {
    code: `customElements.define('${element}', class extends HTMLElement {\nasync connectedCallback() {\n${code}}\n})\n`,
    element,
  }
}
