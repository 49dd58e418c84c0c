import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { SiteData } from '@docs-engine/client/page-data.ts'
import { withEsbuild } from '@docs-engine/shared/esbuild.ts'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import type { Cache } from '../cache/cache.ts'
import { otherLocales } from '../model/edition.ts'
import type { OutputFile } from '../model/output-file.ts'
import { compilerMessage } from '../modules/compiler-message.ts'
import { cssModules } from '../modules/css-modules.ts'
import { whileUnchanged } from '../modules/while-unchanged.ts'
import { siteData } from '../plan/site-data.ts'
import { clientFolder } from '../util/package-folder.ts'
import { SiteErrors } from '../util/site-errors.ts'
import type { BundleOutput } from './bundle-output.ts'
import { withContentNames } from './content-names.ts'
import { type BundleInput, generatedModules, labelsModule } from './generated-modules.ts'
import { linkedStyles } from './linked-styles.ts'
import { publicUrls } from './public-urls.ts'
import { reactModules } from './react-modules.ts'
import { externalFonts } from './web-fonts.ts'

/** The bundled client: its files, and the paths that documents refer to. Paths are relative to the output folder. */
export interface Client {
  files: OutputFile[]
  /** The script that a document loads first. */
  entry: string
  css: string
  /** The web fonts, or `undefined` if the site doesn't use them. */
  fonts?: { sans: string; mono: string }
  /** Chunks that the entry imports statically. */
  preloads: string[]
  /** The script that suggests pages on the not-found page. */
  notFound?: string | undefined
  /**
   * Files that every page needs sooner or later: the entry, styles, React, and the code for navigation. The service worker precaches them.
   */
  precacheFiles: string[]
  /** The other files that the search page needs without a network: its code and styles. The service worker stores them while it is idle. */
  searchFiles: string[]
  /** Identifies the bundle, because a running client can't use route data or chunks of a different build. */
  build: string
}

/** Everything that the client is bundled from, except files. It's plain data, and the key of the cached bundle. */
export interface ClientSource {
  root: string
  baseUrl: string
  /** The labels. On sites with several languages, also the other languages, including their labels. */
  labels: unknown
  /** The site's data. Some of it is part of each page instead of the bundle. */
  site: SiteData
  dev: boolean
  /** Whether `@site` refers to the root. */
  hasSiteAlias: boolean
  /** Whether pages contain data that depends on their language (see `languageScript`). */
  hasLanguages: boolean
  /** The text of the generated modules, by name. */
  modules: Record<string, string>
}

export function clientSource(input: BundleInput): ClientSource {
  const { root, config, components, dev = false } = input
  return {
    root,
    baseUrl: config.baseUrl,
    labels: otherLocales(config).length > 0 ? [config.labels, config.locales] : config.labels,
    site: siteData(config),
    dev,
    hasSiteAlias: components.some(({ exported }) => exported),
    hasLanguages: otherLocales(config).length > 0,
    modules: generatedModules(input),
  }
}

/**
 * Bundles the client with esbuild: entry, islands, and styles. esbuild never sees the content, so the cost doesn't grow with the site. If
 * no input has changed, the bundle is read from the cache.
 *
 * @throws {SiteErrors} if one of the site's components or stylesheets can't be compiled.
 */
export async function bundleClient(input: BundleInput, cache?: Cache): Promise<Client> {
  const { root } = input
  const source = clientSource(input)
  const packed = await whileUnchanged({ cache, root, name: 'client', key: JSON.stringify(source) }, async () => {
    try {
      const { outputs, metafile } = await withEsbuild((esbuild) => bundleWith(esbuild, clientOptions(source)))
      const inputs = Object.keys(metafile.inputs).filter((path) => !path.startsWith('virtual:'))
      return {
        value: pack(describeClient(outputs, metafile, source)),
        inputs: inputs.map((path) => resolve(root, path)),
      }
    } catch (error) {
      throw clientErrors(error, root)
    }
  })
  return unpack(packed)
}

type PackedClient = Omit<Client, 'files'> & { files: [path: string, base64: string][] }

function pack({ files, ...rest }: Client): PackedClient {
  return {
    ...rest,
    files: files.map(({ path, contents }) => [path, Buffer.from(contents as Uint8Array).toString('base64')]),
  }
}

function unpack({ files, ...rest }: PackedClient): Client {
  return { ...rest, files: files.map(([path, base64]) => ({ path, contents: Buffer.from(base64, 'base64') })) }
}

/** Runs esbuild and returns the outputs with their final names and contents. */
export async function bundleWith(
  { build }: Pick<typeof import('esbuild'), 'build'>,
  options: BuildOptions & { write: false; metafile: true },
): Promise<{ outputs: BundleOutput[]; metafile: Metafile }> {
  const { outputFiles, metafile } = await build(options)
  return withContentNames(withCompileHint(outputFiles, metafile), metafile)
}

/** Returns the esbuild options for the client. */
export function clientOptions({ root, baseUrl, dev, hasSiteAlias, hasLanguages, modules }: ClientSource) {
  return {
    entryPoints: { entry: join(clientFolder, 'src/entry.tsx'), main: 'virtual:styles' },
    // `docs dev` sends documents before the bundle is finished, so the names of the entry files must not depend on their contents.
    entryNames: dev ? 'assets/[name]' : 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    outdir: '/',
    publicPath: baseUrl,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2022', 'chrome105', 'firefox121', 'safari16.4'],
    conditions: ['production', 'module'],
    jsx: 'automatic',
    minify: !dev,
    write: false as const,
    metafile: true as const,
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      // Some packages expect Node's global object, which webpack provides as well.
      global: 'globalThis',
      // Leaves out the code for several languages.
      __LANGUAGES__: String(hasLanguages),
    },
    loader: { '.svg': 'text', '.woff2': 'file' },
    plugins: [
      reactModules(clientFolder),
      engineModules(),
      virtualModules(root, modules),
      linkedStyles(),
      publicUrls(root, baseUrl),
      ...(dev ? [externalFonts(baseUrl)] : []),
      cssModules(root),
    ],
    ...(hasSiteAlias && { alias: { '@site': root } }),
  } satisfies BuildOptions
}

/**
 * Creates an esbuild plugin that resolves React to the engine's copy, so that the client and the site's components share a single React.
 */
function engineModules(): Plugin {
  return {
    name: 'engine-modules',
    setup(build) {
      build.onResolve({ filter: /^(react|react-dom)(\/|$)/ }, ({ path, importer, pluginData }) => {
        if (pluginData === 'engine') return undefined
        // DocSearch imports `react-dom` for a button that the client doesn't use. A second importer would move `react-dom` to a separate
        // chunk.
        if (path === 'react-dom' && /[\\/]@docsearch[\\/]/.test(importer)) {
          return { path: join(clientFolder, 'src/features/search/no-react-dom.ts') }
        }
        return build.resolve(path, { kind: 'import-statement', resolveDir: clientFolder, pluginData: 'engine' })
      })
      build.onResolve({ filter: /\/page-labels\.tsx$/ }, () => ({
        path: labelsModule,
        namespace: 'virtual',
        sideEffects: false,
      }))
      build.onResolve({ filter: /^@docs-engine\/client(\/|$)/ }, ({ path }) => ({
        path: join(clientFolder, 'src', path.slice('@docs-engine/client/'.length) || 'index.ts'),
      }))
    },
  }
}

function virtualModules(root: string, modules: Record<string, string>): Plugin {
  return {
    name: 'virtual-modules',
    setup(build) {
      build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }))
      build.onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => {
        const contents = modules[path]
        if (contents === undefined) return undefined
        return { contents, loader: path === 'virtual:styles' ? 'css' : 'ts', resolveDir: root }
      })
    },
  }
}

/**
 * Identifies the entry, styles, and chunks among esbuild's outputs.
 *
 * The build ID is derived from the site's data and labels too, because some of them are embedded in each page rather than in the bundle.
 */
export function describeClient(
  outputs: BundleOutput[],
  metafile: Pick<Metafile, 'outputs'>,
  { site, labels }: Pick<ClientSource, 'site' | 'labels'>,
): Client {
  const files = filesOf(outputs)
  const output = (test: (o: Metafile['outputs'][string]) => boolean) => {
    const found = Object.entries(metafile.outputs).find(([, o]) => test(o))
    return found && { path: fileName(found[0]), ...found[1] }
  }
  const entry = output((o) => o.entryPoint?.endsWith('entry.tsx') ?? false)!
  const css = output((o) => o.entryPoint === 'virtual:virtual:styles')!
  const font = (name: string) =>
    output(({ inputs }) => Object.keys(inputs)[0]?.endsWith(`src/theme/fonts/${name}`) ?? false)?.path
  const sans = font('inter.woff2')
  const mono = font('jetbrains-mono.woff2')
  const precacheFiles = [css.path, ...chunksOf(precachedModule, metafile, entry.path)].sort()
  const searchFiles = [...chunksOf(searchModule, metafile), ...files.map(({ path }) => path).filter(isSearchStyle)]
  return {
    files,
    entry: entry.path,
    css: css.path,
    ...(sans && mono && { fonts: { sans, mono } }),
    precacheFiles,
    searchFiles: searchFiles.filter((path) => !precacheFiles.includes(path)).sort(),
    notFound: output((o) => o.entryPoint?.endsWith('not-found/nearest-routes.ts') ?? false)?.path,
    preloads: entry.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => fileName(path)),
    build: createHash('sha256')
      .update(JSON.stringify([files.map(({ path }) => path), [site, labels]]))
      .digest('hex')
      .slice(0, 12),
  }
}

/** Adds a comment to React's file that makes Chromium compile the file's functions off the main thread, which shortens hydration. */
function withCompileHint(outputs: BundleOutput[], { outputs: described }: Metafile): BundleOutput[] {
  const isReact = (path: string) =>
    Object.entries(described).some(
      ([name, { inputs }]) =>
        path.endsWith(`/${fileName(name)}`) && Object.keys(inputs).some((input) => /react-dom-client\./.test(input)),
    )
  return outputs.map(({ path, contents }) => ({
    path,
    contents: isReact(path) ? Buffer.concat([Buffer.from('//# allFunctionsCalledOnLoad\n'), contents]) : contents,
  }))
}

/** Returns esbuild's outputs as output files, sorted by path. */
export function filesOf(outputs: BundleOutput[]): Client['files'] {
  return outputs
    .map(({ path, contents }) => ({ path: path.replace(/^\/+/, ''), contents }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Client modules that the search page loads when the network is down. */
const searchModule = /\/src\/features\/search\/(page|visited-pages)\.tsx?$/
const isSearchStyle = (path: string) => /^assets\/results-[^/]+\.css$/.test(path)

/** Client modules that are loaded on demand and that any page may need. Search and type hints aren't included. */
const precachedModule =
  /\/src\/(app|islands|offline|platform|router|features\/(code|color-mode|copy|image-zoom|not-found|tabs|toc))\/[^/]+$/

/** Returns the chunks of the given modules, the files in `more`, and all chunks that these files import statically. */
function chunksOf(modules: RegExp, { outputs }: Pick<Metafile, 'outputs'>, ...more: string[]): string[] {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [fileName(path), output]))
  const lazy = [...byName].filter(([, { entryPoint }]) => modules.test(entryPoint ?? ''))
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const { kind, path: imported } of byName.get(path)?.imports ?? []) {
      if (kind === 'import-statement') add(fileName(imported))
    }
  }
  for (const path of [...more, ...lazy.map(([name]) => name)]) add(path)
  return [...found]
}

/** Removes the leading `../` from an output's path. esbuild's paths are relative to the working directory: `../../assets/entry-ABC.js`. */
export function fileName(path: string): string {
  return path.replace(/^(\.\.\/)+|^\/+/g, '')
}

/** Converts esbuild's errors to messages with positions. Returns any other exception unchanged. */
export function clientErrors(error: unknown, root: string): unknown {
  const errors = (error as import('esbuild').BuildFailure).errors
  if (!Array.isArray(errors)) return error
  return new SiteErrors(
    errors.map(({ text, location }) => ({
      ruleId: 'component',
      // Authors don't know the modules that the engine generates.
      ...(location &&
        location.namespace !== 'virtual' && {
          file: location.file,
          line: location.line,
          column: location.column + 1,
        }),
      fatal: true,
      ...compilerMessage({ text }, root),
    })),
  )
}
