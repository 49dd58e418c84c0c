import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { compileSass } from './compile-sass.ts'

/**
 * Compiles a CSS module to plain CSS, and to the text of a module that exports the names of its classes.
 *
 * @throws If the stylesheet has an error, or needs Sass, which isn't installed.
 */
export async function compileCssModule(file: string, siteFolder: string): Promise<{ names: string; css: string }> {
  const esbuild = await import('esbuild')
  const folder = dirname(file)
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `export { default } from './${basename(file)}'`, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'esm',
    outdir: folder,
    absWorkingDir: folder,
    external: ['*.png', '*.jpg', '*.jpeg', '*.gif', '*.svg', '*.webp', '*.woff', '*.woff2'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'sass modules',
        setup(build) {
          build.onLoad({ filter: /\.module\.s[ac]ss$/ }, ({ path }) => ({
            contents: plainCss(path, siteFolder),
            loader: 'local-css',
          }))
        },
      },
    ],
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const [, names = '{}'] = /=\s*(\{[\s\S]*?\});/.exec(textOf('.js')) ?? []
  return { names: `export default ${names}\n`, css: textOf('.css').replace(/^\/\* .* \*\/\n/gm, '') }
}

/**
 * Returns the text of a stylesheet, compiled to CSS if it's written in Sass.
 *
 * @throws If it can't be compiled.
 */
export function plainCss(file: string, siteFolder: string): string {
  if (!/\.s[ac]ss$/.test(file)) return readFileSync(file, 'utf8')
  const css = compileSass(file, siteFolder)
  if (css === undefined) throw new Error(`\`${basename(file)}\` needs Sass, which isn’t installed in the old site`)
  return css
}
