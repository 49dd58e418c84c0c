// Bundles the CLI, because a few large modules load several times faster than hundreds of small ones.
import { createHash, randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const sources = [
  'src',
  '../client/src',
  '../migrate/src',
  '../samples/src',
  '../shared/src',
  'build.mjs',
  'package.json',
].map((path) => join(here, path))

/**
 * Returns the URL of the folder that contains a bundle of the current sources. Creates the bundle if it doesn't exist.
 *
 * Each state of the sources has its own folder, so that a running command can still load its modules after the sources have changed.
 */
export async function upToDateBundle() {
  const folder = join(here, '.bundle', fingerprint())
  if (!existsSync(folder)) {
    const staged = join(here, '.bundle', `.${randomUUID()}`)
    await bundle(staged, join(here, '.bundle'))
    moveUnlessThere(staged, folder)
    removeOldBundles(folder)
  }
  return pathToFileURL(`${folder}/`)
}

/** Returns a hash of the names, sizes, and modification times of all sources. */
function fingerprint() {
  const hash = createHash('sha256')
  const add = (path) => {
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\0`)
  }
  for (const path of sources) add(path)
  return hash.digest('hex').slice(0, 12)
}

function removeOldBundles(current) {
  const hourAgo = Date.now() - 3_600_000
  for (const name of readdirSync(join(here, '.bundle'))) {
    const path = join(here, '.bundle', name)
    if (path !== current && statSync(path, { throwIfNoEntry: false })?.mtimeMs < hourAgo) {
      rmSync(path, { recursive: true, force: true })
    }
  }
}

/** Packages that aren't bundled, but loaded from `node_modules`. Their versions are part of `__ENGINE__`. */
const external = ['esbuild', 'typescript', 'oxfmt', 'sharp', 'satori']

/** Loaded from `node_modules` by a published engine. The bundle of a checkout contains it. */
const migrate = '@docs-engine/migrate'
/** The entry point of `@docs-engine/migrate` that runs in a process of its own. */
const importProcess = 'import-process'

/**
 * Entry points: the command, the API, the functions for `@docs-engine/migrate`, the function with which tests run commands, the worker threads, and the module with which `bundle`
 * prebuilds the client.
 */
const entries = {
  main: 'main.ts',
  index: 'index.ts',
  internal: 'internal.ts',
  'run-command': 'commands/run-command.ts',
  'page-worker': 'page-worker.ts',
  'parse-worker': 'dev/background/parse-worker.ts',
  'prebuilt-client': 'bundle/prebuilt-client.ts',
  [importProcess]: '../../migrate/src/import-process.ts',
}

/** esbuild options shared by all bundles of the engine. */
const shared = {
  absWorkingDir: here,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  loader: { '.py': 'text' },
  minifySyntax: true,
  legalComments: 'none',
  logLevel: 'warning',
  write: false,
}

/**
 * Creates an esbuild plugin that imports files as text: `./Link.tsx?raw` is the text of one file, and `./runtime?texts` maps the names of the
 * files in a folder to their texts.
 */
export function rawText() {
  return {
    name: 'raw text',
    setup(build) {
      build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.slice(0, -'?raw'.length)),
        namespace: 'raw',
      }))
      build.onLoad({ filter: /^/, namespace: 'raw' }, ({ path }) => ({
        contents: readFileSync(path, 'utf8'),
        loader: 'text',
      }))
      build.onResolve({ filter: /\?texts$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.slice(0, -'?texts'.length)),
        namespace: 'texts',
      }))
      build.onLoad({ filter: /^/, namespace: 'texts' }, ({ path }) => {
        const texts = readdirSync(path)
          .sort()
          .map((name) => [name, readFileSync(join(path, name), 'utf8')])
        return { contents: JSON.stringify(Object.fromEntries(texts)), loader: 'json' }
      })
    },
  }
}

/** Placeholder for the value of `__ENGINE__`, which is known only after bundling. */
const engineMark = '@engine@'

/**
 * Bundles the engine into a folder.
 *
 * The engine's sources and the libraries they import are bundled separately, because bundling the libraries takes most of the time and they
 * rarely change. For the same reason, the client bundle that most sites share is built separately. With a `cache` folder, the libraries and
 * the client are reused as long as their inputs don't change.
 *
 * `__ENGINE__` is a hash of all bundled modules and of the libraries outside the bundle. It's the same in each checkout and after each
 * installation, so a site's cache can be used on another machine.
 */
export async function bundle(outdir, cache) {
  const esbuild = await import('esbuild')
  const { outputFiles, metafile, libraries } = await bundleSources(esbuild, outdir, cache === undefined)
  const libraryFolder = await cached(cache, 'libraries', await libraryKey(libraries), (folder) =>
    bundleLibraries(esbuild, libraries, folder),
  )
  const modules = join(outdir, 'modules')
  mkdirSync(modules, { recursive: true })
  const hash = createHash('sha256')
  copyFileSync(join(libraryFolder, licenseFile), join(outdir, licenseFile))
  for (const name of readdirSync(libraryFolder).sort()) {
    if (name === licenseFile) continue
    hash.update(`${name}\0`).update(readFileSync(join(libraryFolder, name)))
    copyFileSync(join(libraryFolder, name), join(modules, name))
  }
  const sources = outputFiles.filter(({ path }) => path.endsWith('.js')).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  for (const { path, text } of sources) hash.update(`${basename(path)}\0`).update(text)
  const engine = hash.digest('hex').slice(0, 12)
  await Promise.all(
    sources.map(async ({ path, text }) => {
      const map = outputFiles.find((file) => file.path === `${path}.map`)
      await writeModule(esbuild, { path, text: text.replaceAll(engineMark, engine), map: map.text, folder: modules })
    }),
  )
  writeEntries(metafile, outdir)
  await esbuild.build({
    ...shared,
    entryPoints: [join(here, 'src/runtime/load.ts')],
    outdir,
    splitting: false,
    write: true,
    define: { __ENGINE__: JSON.stringify(engine) },
  })
  const key = clientKey(metafile, libraryFolder)
  const clientFolder = await cached(cache, 'client', key, async (folder) => {
    mkdirSync(folder, { recursive: true })
    const { prebuildClient } = await import(pathToFileURL(join(outdir, 'prebuilt-client.js')).href)
    await prebuildClient(folder, esbuild)
  })
  for (const name of readdirSync(clientFolder)) copyFileSync(join(clientFolder, name), join(outdir, name))
}

/**
 * Bundles `src/`. Imports of libraries are kept, but refer to the modules that `bundleLibraries` writes.
 *
 * @param isPublished Leaves out `@docs-engine/migrate`, which is published separately.
 */
async function bundleSources(esbuild, outdir, isPublished) {
  /** Maps the specifier of each library to the folder of the first file that imports it, and to the names that are imported from it. */
  const libraries = new Map()
  const { outputFiles, metafile } = await esbuild.build({
    ...shared,
    entryPoints: Object.fromEntries(
      Object.entries(entries)
        .filter(([name]) => !(isPublished && name === importProcess))
        .map(([name, path]) => [name, join(here, 'src', path)]),
    ),
    outdir,
    metafile: true,
    sourcemap: 'external',
    sourcesContent: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(version),
      __ENGINE__: JSON.stringify(engineMark),
      __LIBRARIES__: JSON.stringify(externalVersions()),
      // The engine renders the pages of all sites. A site's client has its own value.
      __LANGUAGES__: 'true',
    },
    plugins: [
      rawText(),
      {
        name: 'libraries',
        setup(build) {
          build.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
            if (path === migrate && isPublished) return { path, external: true }
            if (kind === 'entry-point' || isBuiltin(path) || path.startsWith('@docs-engine/')) return undefined
            if (isExternal(path)) return { path, external: true }
            if (!libraries.has(path)) libraries.set(path, { resolveDir, names: new Set() })
            return { path: `./${libraryModule(path)}.js`, external: true }
          })
        },
      },
    ],
  })
  for (const { path, text } of outputFiles) if (path.endsWith('.js')) await collectNames(text, libraries)
  return { outputFiles, metafile, libraries }
}

/**
 * Matches imports of libraries as esbuild prints them: `import def, { a, b as c } from "./lib-x.js"`, `import * as x from …`, or
 * `await import("./lib-x.js")`.
 */
const libraryImport = /^import\s*([^"';]*?)\s*from\s*"\.\/(lib-[\w.-]+)\.js"|\bimport\("\.\/(lib-[\w.-]+)\.js"\)/gm

/**
 * Adds the names that a module imports from libraries. For a dynamic import, or for a namespace that is used other than as `z.string`, adds
 * every name that the library exports.
 */
async function collectNames(text, libraries) {
  const byModule = new Map([...libraries].map(([path, library]) => [libraryModule(path), { path, ...library }]))
  for (const [statement, clause, name, lazyName] of text.matchAll(libraryImport)) {
    const { path, names } = byModule.get(name ?? lazyName)
    const namespace = clause && /^\* as ([\w$]+)$/.exec(clause)?.[1]
    const members = namespace && membersOf(namespace, text.replace(statement, ''))
    if (members) {
      for (const member of members) names.add(member)
      continue
    }
    if (lazyName || namespace) {
      for (const key of Object.keys(await import(path))) names.add(key)
      continue
    }
    const [, first, list = ''] = /^([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?$/.exec(clause)
    if (first) names.add('default')
    for (const item of list.split(',')) if (item.trim()) names.add(item.trim().split(/\s+as\s+/)[0])
  }
}

/** Returns the names of the members of a namespace that a module uses, or `undefined` if the namespace itself is used as a value. */
function membersOf(namespace, text) {
  const uses = [
    ...text.matchAll(new RegExp(`(?<![\\w$.])${namespace.replaceAll('$', '\\$')}(?![\\w$])(?:\\.([\\w$]+))?`, 'g')),
  ]
  return uses.every(([, member]) => member) ? uses.map(([, member]) => member) : undefined
}

/**
 * Bundles the parts of libraries that the sources import. Writes a module for each specifier, and chunks for the code that several modules
 * share.
 */
async function bundleLibraries(esbuild, libraries, folder) {
  const byModule = new Map([...libraries].map(([path, library]) => [libraryModule(path), { path, ...library }]))
  const { outputFiles, metafile } = await esbuild.build({
    ...shared,
    metafile: true,
    entryPoints: [...byModule.keys()].sort(),
    chunkNames: 'lib-[hash]',
    outdir: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'libraries',
        setup(build) {
          build.onResolve({ filter: /^/ }, ({ path, kind }) => {
            if (kind === 'entry-point') return { path, namespace: 'library' }
            return isExternal(path) ? { path, external: true } : undefined
          })
          build.onLoad({ filter: /^/, namespace: 'library' }, (module) => {
            const { path, resolveDir, names } = byModule.get(module.path)
            const contents = names.size
              ? `export { ${[...names].sort().join(', ')} } from ${JSON.stringify(path)}`
              : `import ${JSON.stringify(path)}`
            return { contents, resolveDir }
          })
        },
      },
    ],
  })
  mkdirSync(folder, { recursive: true })
  await Promise.all(outputFiles.map(({ path, text }) => writeModule(esbuild, { path, text, folder })))
  writeFileSync(join(folder, licenseFile), licenseTexts(Object.keys(metafile.inputs), here))
}

const licenseFile = 'THIRD-PARTY-LICENSES.txt'

/**
 * Returns the license texts of the bundled packages. Most licenses require that the text is distributed with the code, and the packages
 * themselves aren't installed with the engine.
 *
 * @param inputs Paths of the bundled files, relative to `base`.
 */
export function licenseTexts(inputs, base) {
  const folders = new Set(
    inputs.map((path) => /^.*node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]).filter(Boolean),
  )
  const texts = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(base, folder, 'package.json'), 'utf8'))
    const file = readdirSync(join(base, folder)).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file ? readFileSync(join(base, folder, file), 'utf8').trim() : `License: ${license}`
    return `${name} ${version} (${license})\n\n${text}\n`
  })
  return [...new Set(texts)].sort().join(`\n${'-'.repeat(80)}\n\n`)
}

/**
 * Returns the name of the module for a library: `micromark-extension-gfm` → `lib-micromark-extension-gfm`, `@lezer/css` → `lib-lezer-css`
 */
function libraryModule(specifier) {
  return `lib-${specifier.replace(/^@/, '').replaceAll(/[^\w-]/g, '-')}`
}

function isExternal(path) {
  return external.some((name) => path === name || path.startsWith(`${name}/`))
}

/** Matches an `import()` of a module in the bundle, of a Node module, or of an external package. */
const lazyImport = new RegExp(
  `\\bimport\\((?="(\\./[\\w.-]+\\.js|node:[\\w/]+|(${[...external, migrate].join('|')})(/[\\w/-]+)?)"\\))`,
  'g',
)

/**
 * Writes a module as CommonJS, so that `load.ts` can load it together with code that V8 compiled earlier. The source map, if any, lets
 * debuggers map breakpoints in the TypeScript sources.
 */
async function writeModule(esbuild, { path, text, map, folder }) {
  const name = basename(path, '.js')
  const inlineMap = map && `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`
  const result = await esbuild.transform(text.replace(lazyImport, '__import(') + (inlineMap ?? ''), {
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    define: { 'import.meta.url': '__moduleUrl' },
    legalComments: 'none',
    // Libraries are half of the code that a command reads.
    minifyWhitespace: !map,
    ...(map && { sourcemap: 'external', sourcesContent: false, sourcefile: `${name}.js` }),
  })
  if (map) {
    // The bundle's source map has paths relative to the bundle's folder. Rewrite them relative to `folder`, where the new map is written.
    const combined = JSON.parse(result.map)
    combined.sources = combined.sources.map((source) => relative(folder, join(dirname(path), source)))
    writeFileSync(join(folder, `${name}.cjs.map`), JSON.stringify(combined))
  }
  writeFileSync(join(folder, `${name}.cjs`), map ? `${result.code}//# sourceMappingURL=${name}.cjs.map\n` : result.code)
}

/** Writes the entry modules. Node loads them directly, and they load the actual modules with `load.ts`. */
function writeEntries(metafile, outdir) {
  for (const [path, { entryPoint, exports }] of Object.entries(metafile.outputs)) {
    if (!entryPoint || !(basename(path, '.js') in entries)) continue
    const name = basename(path, '.js')
    const names = exports.map((key) => `export const ${key} = own.${key}\n`).join('')
    const prepare = name === 'main' ? 'prepareCommand()\n' : ''
    const code = `import { load, prepareCommand } from './load.js'\n${prepare}const own = load('${name}')\n${names}`
    writeFileSync(join(outdir, `${name}.js`), code)
  }
}

/** Returns a folder that `make` has filled. With a `cache` folder, later builds with the same key reuse it. */
async function cached(cache, name, key, make) {
  const folder = join(cache ?? mkdtempSync(join(tmpdir(), 'docs-bundle-')), `${name}-${key}`)
  if (!existsSync(folder)) {
    const staged = `${folder}.${randomUUID()}`
    await make(staged)
    moveUnlessThere(staged, folder)
  }
  const now = new Date()
  utimesSync(folder, now, now)
  return folder
}

/** Moves a folder unless the target already exists, so that two commands that create the same folder at the same time both succeed. */
function moveUnlessThere(staged, folder) {
  try {
    renameSync(staged, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(staged, { recursive: true, force: true })
  }
}

/**
 * Returns a key that changes when the sources import different names from libraries, when a library is updated, or when this file changes.
 */
async function libraryKey(libraries) {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  const lockfile = join(here, '../../pnpm-lock.yaml')
  if (existsSync(lockfile)) hash.update(readFileSync(lockfile))
  for (const [path, { names }] of [...libraries].sort()) hash.update(`${path}\0${[...names].sort()}\0`)
  return hash.digest('hex').slice(0, 12)
}

/** Returns a key that changes with the client's sources, the libraries, and the engine's modules that bundle the client. */
function clientKey(metafile, libraryFolder) {
  const hash = createHash('sha256').update(basename(libraryFolder))
  const seen = new Set()
  const follow = (path) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const { path: imported, external } of metafile.inputs[path].imports) if (!external) follow(imported)
  }
  follow(`src/${entries['prebuilt-client']}`)
  const client = join(here, '../client')
  const clientFiles = [
    'package.json',
    ...readdirSync(join(client, 'src'), { recursive: true }).map((name) => join('src', name)),
  ]
  const files = [...[...seen].map((path) => join(here, path)), ...clientFiles.map((name) => join(client, name))]
  for (const path of files.sort())
    if (statSync(path).isFile()) hash.update(relative(here, path)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}

/** Returns a hash of the versions of the libraries outside the bundle, and of the font for the social cards. */
function externalVersions() {
  const versions = [...external, '@fontsource/inter'].map((name) => `${name}@${versionOf(name)}`)
  return createHash('sha256').update(versions.join()).digest('hex').slice(0, 8)
}

function versionOf(name) {
  for (const folder of createRequire(import.meta.url).resolve.paths(name)) {
    const manifest = join(folder, name, 'package.json')
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).version
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(join(here, 'dist'), { recursive: true, force: true })
  await bundle(join(here, 'dist'))
}
