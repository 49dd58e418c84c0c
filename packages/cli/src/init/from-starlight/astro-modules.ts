import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { imageSize } from 'image-size'
import { withGlobImports } from '../shared/glob-imports.ts'
import { parseAstro } from './astro-template.ts'

/** What the module of an `.astro` file exports as its default after `astroModules` translated it. */
export interface AstroComponent {
  isAstro: true
  name: string
  file: string
  styles: { css: string; isGlobal: boolean }[]
  /** Scripts for the browser that Astro bundles. */
  scripts: string[]
  hasInlineScript: boolean
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
      const about = { isAstro: true, name: basename(path, '.astro'), file: path, ...parts }
      return {
        contents: `${imports}\nexport default { ...${JSON.stringify(about)}, run: async (Astro, $) => {\n${code}\nreturn ${template}\n} }`,
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
