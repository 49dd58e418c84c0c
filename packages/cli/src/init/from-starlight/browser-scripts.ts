import { dirname } from 'node:path'
import { CannotRender } from '../shared/cannot-render.ts'
import type { AstroComponent } from './astro-modules.ts'

/** A top-level statement that needs the elements of the first page. Such a script doesn't work after client-side navigation. */
const usesDocument =
  /^(?:document|window|addEventListener|(?:const|let|var) [^\n]*?=\s*\(?\[?(?:\.\.\.)?(?:document|window))\b/m

/**
 * Bundles the scripts of a component if they only define custom elements. The new site can load such scripts on all pages, because browsers
 * upgrade the elements whenever they're added to a page.
 *
 * @param aliased Returns the file that an import with an alias refers to.
 * @throws {CannotRender} If the scripts do anything else.
 */
export async function customElementScript(
  { file, scripts }: AstroComponent,
  aliased: (wanted: string) => string | undefined,
): Promise<string> {
  const failure = new CannotRender('it runs a script in the browser')
  const source = scripts.join('\n')
  if (!source.includes('customElements.define(')) throw failure
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
  if (usesDocument.test(code)) throw failure
  return code
}
