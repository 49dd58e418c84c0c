// Bundles the cli: few large modules start several times faster than hundreds of small ones.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const sources = [join(here, 'src'), join(here, '../client/src'), join(here, 'build.mjs'), join(here, 'package.json')]

/**
 * The folder of a bundle made from the sources as they are now.
 *
 * Each state of the sources has a folder of its own, so that a running command keeps the modules it will still load.
 */
export async function upToDateBundle() {
  const folder = join(here, '.bundle', fingerprint())
  if (!existsSync(folder)) {
    const staged = join(here, '.bundle', `.${randomUUID()}`)
    await bundle(staged)
    try {
      renameSync(staged, folder)
    } catch {
      // Another command was quicker with the same bundle.
      rmSync(staged, { recursive: true, force: true })
    }
    removeOldBundles(folder)
  }
  return pathToFileURL(`${folder}/`)
}

/** Names, sizes and times of all sources. */
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

/** Programs and libraries with binaries: they stay outside of the bundle, their versions are part of the engine's. */
const external = ['esbuild', 'typescript', 'oxfmt', 'sharp', 'satori']

/** What is loaded by name: by the command, by a thread, by this file. */
const entries = {
  main: 'main.ts',
  'page-worker': 'page-worker.ts',
  'scan-worker': 'dev/background/scan-worker.ts',
  'minify-react': 'bundle/minify-react.ts',
  'prebuilt-client': 'bundle/prebuilt-client.ts',
}

/** Of React's two ways to draw in Node only this one is used; the package's own entry loads both, each as large as the other. */
const reactServer = join(
  createRequire(import.meta.url).resolve('react-dom/package.json'),
  '../cjs/react-dom-server-legacy.node.production.js',
)

/** Stands for `__ENGINE__` until the bundle is known. */
const engineMark = '@engine@'

/**
 * `__ENGINE__` is a hash of the bundle itself and of what it uses from outside: the same in each checkout and after each
 * installation, so that a cache can be carried to another machine.
 */
export async function bundle(outdir) {
  const esbuild = await import('esbuild')
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(here, 'src', path)])),
    outdir,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(version),
      __ENGINE__: JSON.stringify(engineMark),
      __LIBRARIES__: JSON.stringify(libraries()),
    },
    alias: { 'react-dom/server': reactServer },
    external: external.flatMap((name) => [name, `${name}/*`]),
    write: false,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  const engine = engineOf(outputFiles)
  mkdirSync(outdir, { recursive: true })
  await writeModules(outputFiles, { outdir, engine, metafile, esbuild })
  await esbuild.build({
    absWorkingDir: here,
    entryPoints: { index: join(here, 'src/index.ts'), load: join(here, 'src/runtime/load.ts') },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  })
  const { prebuildReact } = await import(pathToFileURL(join(outdir, 'minify-react.js')).href)
  await prebuildReact(outdir, esbuild)
  const { prebuildClient } = await import(pathToFileURL(join(outdir, 'prebuilt-client.js')).href)
  await prebuildClient(outdir, esbuild)
}

/** `import()` of another module of the bundle, or of one outside. */
const lazyImport = new RegExp(
  `\\bimport\\((?="(\\./[\\w.-]+\\.js|node:[\\w/]+|(${external.join('|')})(/[\\w/-]+)?)"\\))`,
  'g',
)

/** As CommonJS, which `load.ts` can load with code that V8 has compiled before; and what Node itself is given to load. */
async function writeModules(outputFiles, { outdir, engine, metafile, esbuild }) {
  mkdirSync(join(outdir, 'modules'), { recursive: true })
  for (const { path, text } of outputFiles) {
    const name = basename(path, '.js')
    const { code } = await esbuild.transform(text.replaceAll(engineMark, engine).replace(lazyImport, '__import('), {
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      define: { 'import.meta.url': '__moduleUrl' },
      legalComments: 'none',
    })
    writeFileSync(join(outdir, 'modules', `${name}.cjs`), code)
  }
  for (const [path, { entryPoint, exports }] of Object.entries(metafile.outputs)) {
    if (!entryPoint || !(basename(path, '.js') in entries)) continue
    const name = basename(path, '.js')
    const names = exports.map((key) => `export const ${key} = own.${key}\n`).join('')
    writeFileSync(join(outdir, `${name}.js`), `import { load } from './load.js'\nconst own = load('${name}')\n${names}`)
  }
}

function engineOf(outputFiles) {
  const hash = createHash('sha256')
  for (const { path, contents } of outputFiles.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(`${basename(path)}\0`).update(contents)
  }
  return hash.digest('hex').slice(0, 12)
}

/** A hash of the versions of what is used from outside, fonts of the cards included. */
function libraries() {
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
