import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'
import { optimizeLate } from './optimizer.ts'
import { isEnabled } from './shortcuts.ts'

/**
 * Loads one of the engine's modules (`modules/*.cjs` in the bundle's folder) with the code that V8 compiled for earlier commands, because
 * compiling takes a large part of a command's startup time. Node's compile cache requires Node 22 and contains only the code that runs
 * while a module is loaded, not the functions that are called later.
 *
 * An installed engine stores compiled code in the user's cache folder, because commands must not change `node_modules`. In a checkout,
 * compiled code is stored next to the modules. If the folder can't be written to, or if the stored code was compiled by a different version
 * of V8, modules are compiled as usual.
 *
 * @returns The module's exports.
 */
export function load(name: string): Record<string, unknown> {
  const cached = loaded.get(name)
  if (cached) return cached
  const module = { exports: {} as Record<string, unknown> }
  loaded.set(name, module.exports)
  const path = join(folder, 'modules', `${name}.cjs`)
  const code = usesCache ? readCode(name) : undefined
  const script = new Script(
    `(function (module, exports, require, __filename, __moduleUrl, __import) {\n${readFileSync(path, 'utf8')}\n})`,
    // Don't count the line that is added above the file's text, so that positions match the file and its source map.
    { filename: path, lineOffset: -1, ...(code && { cachedData: code.data }) },
  )
  const age = code && !script.cachedDataRejected ? code.age : 0
  if (usesCache && age < maxWrites) toWrite.set(name, { script, age })
  script.runInThisContext()(module, module.exports, requireModule, path, import.meta.url, importModule)
  const exports = plainExports(module.exports)
  loaded.set(name, exports)
  return exports
}

/**
 * Copies a module's exports to plain properties. esbuild exports getters, so that importers see later assignments, but no module of the
 * bundle assigns to an exported variable after it was loaded (tested), and each call of an imported function is faster without a getter.
 */
function plainExports(exports: Record<string, unknown>): Record<string, unknown> {
  return exports.__esModule ? Object.defineProperty({ ...exports }, '__esModule', { value: true }) : exports
}

/**
 * Prepares the process for a command: sets V8's options, and writes compiled code at the end. The process of a program that uses the API
 * keeps its own options.
 */
export function prepareCommand(): void {
  optimizeLate()
  process.once('exit', writeAll)
}

/** Number of commands that write compiled code. Each of them adds the functions that it called. Later commands would add very little. */
const maxWrites = 4

const folder = fileURLToPath(new URL('.', import.meta.url))
const loaded = new Map<string, Record<string, unknown>>()
const toWrite = new Map<string, { script: Script; age: number }>()
const usesCache = isEnabled('code-cache')
const requireNode = createRequire(import.meta.url)
/**
 * V8's version and options, which compiled code depends on. It's computed when the first module is loaded, after `prepareCommand` has set the
 * options: worker threads start with these options, and use the same compiled code.
 */
let tag: number | undefined
const codeFolder = findCodeFolder()

function requireModule(specifier: string): unknown {
  return specifier.startsWith('./') ? load(basename(specifier, '.js')) : requireNode(specifier)
}

async function importModule(specifier: string): Promise<unknown> {
  return specifier.startsWith('./') ? requireModule(specifier) : import(specifier)
}

/**
 * Reads a module's compiled code. The file ends with `age`, the number of commands that have written the code (one byte), and a checksum
 * (four bytes). The checksum is needed because V8 doesn't detect damaged code.
 */
function readCode(name: string): { data: Buffer; age: number } | undefined {
  try {
    const bytes = readFileSync(codePath(name))
    const end = bytes.length - 5
    if (crc32(bytes.subarray(0, -4)) !== bytes.readUInt32LE(end + 1)) return undefined
    return { data: bytes.subarray(0, end), age: bytes[end]! }
  } catch {
    return undefined
  }
}

function writeAll(): void {
  // V8 only accepts compiled code that was created with the same options, so set the options that commands start with.
  optimizeLate()
  try {
    if (toWrite.size > 0) removeOtherEngines()
    for (const [name, { script, age }] of toWrite) {
      const path = codePath(name)
      mkdirSync(dirname(path), { recursive: true })
      const staged = `${path}.${process.pid}`
      const bytes = Buffer.concat([script.createCachedData(), Buffer.from([age + 1]), Buffer.alloc(4)])
      bytes.writeUInt32LE(crc32(bytes.subarray(0, -4)), bytes.length - 4)
      writeFileSync(staged, bytes)
      renameSync(staged, path)
    }
  } catch {
    // The folder is read-only or the disk is full. The next command compiles the modules again.
  }
}

/** Removes the compiled code of other versions of the engine that were installed in the same folder. */
function removeOtherEngines(): void {
  if (basename(codeFolder) !== __ENGINE__) return
  const place = dirname(codeFolder)
  mkdirSync(codeFolder, { recursive: true })
  for (const name of readdirSync(place)) {
    if (name !== __ENGINE__) rmSync(join(place, name), { recursive: true, force: true })
  }
}

function codePath(name: string): string {
  tag ??= cachedDataVersionTag()
  return join(codeFolder, String(tag), `${name}.bin`)
}

/**
 * Returns the folder for compiled code. V8 accepts compiled code for any source with the same length, so each engine needs its own folder.
 * The user's cache folder contains a folder for each installation path, which contains a folder for each version of the engine.
 */
function findCodeFolder(): string {
  if (!folder.includes(`${sep}node_modules${sep}`)) return join(folder, 'code')
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env
  const cache = XDG_CACHE_HOME || (process.platform === 'win32' && LOCALAPPDATA) || join(homedir(), '.cache')
  const place = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return join(cache, 'docs-engine', place, __ENGINE__)
}
