import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { imageSize } from 'image-size'
import { withGlobImports } from '../../foreign/glob-imports.ts'
import { isFile } from '../../util/list-files.ts'
import { parseAstro } from './astro-template.ts'

/** What the module of an `.astro` file exports as its default after `astroModules` translated it. */
export interface AstroComponent {
  isAstro: true
  name: string
  file: string
  styles: { css: string; isGlobal: boolean }[]
  /** Scripts for the browser that Astro bundles. */
  scripts: string[]
  /** Scripts that Astro copies into the page. */
  inlineScripts: string[]
  hasOtherScript: boolean
  /** Runs the component's code, and returns its template. */
  run: (astro: unknown, templates: unknown) => Promise<unknown>
}

/** An esbuild plugin that translates Astro components to modules, and images to objects with their path, as Astro does. */
export const astroModules: Plugin = {
  name: 'Astro components',
  setup(build) {
    build.onLoad({ filter: /\.astro$/ }, ({ path }) => {
      const { imports, code, template, ...parts } = parseAstro(
        withGlobImports(readFileSync(path, 'utf8').replace(/\r\n?/g, '\n'), path),
      )
      const { modules, stylesheets } = separateStylesheets(imports, path)
      const styles = [...stylesheets, ...parts.styles]
      const about = { isAstro: true, name: basename(path, '.astro'), file: path, ...parts, styles }
      return {
        contents: `${modules}\nexport default { ...${JSON.stringify(about)}, run: async (Astro, $) => {\n${code}\nreturn ${template}\n} }`,
        loader: 'ts',
      }
    })
    build.onLoad({ filter: /\.(?:png|jpe?g|gif|webp|avif|svg)$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify({ src: path, ...sizeOf(path) })}`,
      loader: 'js',
    }))
    build.onResolve({ filter: /^[@a-z][^:]*$/ }, ({ path: name, resolveDir }) => {
      if (name.startsWith('@astrojs/')) return undefined
      try {
        const path = astroPackage(createRequire(join(resolveDir, 'module.js')).resolve(name))
        return path === undefined ? undefined : { path }
      } catch {
        return undefined
      }
    })
    build.onResolve({ filter: /\?raw$/ }, async ({ path: name, resolveDir, kind, pluginData }) => {
      if (pluginData === 'raw') return undefined
      const { path } = await build.resolve(name.replace(/\?raw$/, ''), { resolveDir, kind, pluginData: 'raw' })
      return isFile(path) ? { path, namespace: 'raw' } : undefined
    })
    build.onLoad({ filter: /.*/, namespace: 'raw' }, ({ path }) => ({ contents: readFileSync(path), loader: 'text' }))
    // esbuild can't convert `await` at the top level of a module. The functions of `astro:content` return values at once.
    build.onLoad({ filter: /\.[mc]?ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      return /^(?:export\s+)?(?:const|let)\s[^\n]*=\s*await\s+get(?:Collection|Entry|Entries)\(/m.test(code)
        ? { contents: code.replace(/^((?:export\s+)?(?:const|let)\s[^\n]*=\s*)await\s+(?=get)/gm, '$1'), loader: 'ts' }
        : undefined
    })
    build.onLoad({ filter: /\.(?:ya?ml|mdoc)$/ }, ({ path }) => ({ contents: readFileSync(path), loader: 'text' }))
  },
}

/**
 * Removes the imports of stylesheets and returns the site's own stylesheets, which apply to the whole page. Starlight's stylesheets are left
 * out, because Docs has its own styles for the text of pages.
 */
function separateStylesheets(
  imports: string,
  path: string,
): { modules: string; stylesheets: AstroComponent['styles'] } {
  const stylesheets: AstroComponent['styles'] = []
  const modules = imports.replace(/^import\s*(["'])([^"'\n]+\.css)\1.*$/gm, (statement, _, name: string) => {
    if (name.startsWith('@astrojs/starlight/')) return ''
    const file = name.startsWith('.') ? resolve(dirname(path), name) : packageFile(name, path)
    if (!file || !isFile(file)) return statement
    stylesheets.push({ css: readFileSync(file, 'utf8'), isGlobal: true })
    return ''
  })
  return { modules, stylesheets }
}

/** Returns a file of an installed package, whether the package exports it or not. */
export function packageFile(name: string, path: string): string | undefined {
  const folders = createRequire(path).resolve.paths(name) ?? []
  return folders.map((folder) => join(folder, name)).find(isFile)
}

/** Returns the main module of a package if it exports Astro components. They aren't compiled, so that only Astro can load the module. */
export function astroPackage(file: string): string | undefined {
  return /\.(?:ts|mjs|js)$/.test(file) && readFileSync(file, 'utf8').includes('.astro') ? file : undefined
}

function sizeOf(path: string): { width: number; height: number; format: string | undefined } | undefined {
  try {
    const { width, height, type } = imageSize(readFileSync(path))
    return { width, height, format: type }
  } catch {
    return undefined
  }
}
