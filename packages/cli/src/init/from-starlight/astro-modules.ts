import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'esbuild'
import { parseAstro } from './astro-template.ts'

/** What the module of an `.astro` file exports as its default after `astroModules` translated it. */
export interface AstroComponent {
  isAstro: true
  name: string
  file: string
  styles: { css: string; isGlobal: boolean }[]
  hasScript: boolean
  /** Runs the component's code, and returns its template. */
  run: (astro: unknown, templates: unknown) => Promise<unknown>
}

/** An esbuild plugin that translates Astro components to modules, and images to objects with their path, as Astro does. */
export const astroModules: Plugin = {
  name: 'Astro components',
  setup(build) {
    build.onLoad({ filter: /\.astro$/ }, ({ path }) => {
      const { imports, code, template, styles, hasScript } = parseAstro(
        readFileSync(path, 'utf8').replace(/\r\n?/g, '\n'),
      )
      const about = { isAstro: true, name: basename(path, '.astro'), file: path, styles, hasScript }
      return {
        contents: `${imports}\nexport default { ...${JSON.stringify(about)}, run: async (Astro, $) => {\n${code}\nreturn ${template}\n} }`,
        loader: 'ts',
      }
    })
    build.onLoad({ filter: /\.(?:png|jpe?g|gif|webp|avif|svg)$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify({ src: path })}`,
      loader: 'js',
    }))
    build.onLoad({ filter: /\.(?:ya?ml|mdoc)$/ }, ({ path }) => ({ contents: readFileSync(path), loader: 'text' }))
  },
}
