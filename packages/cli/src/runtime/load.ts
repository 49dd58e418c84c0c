import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { optimizeLate } from './optimizer.ts'

/**
 * Loads the engine's own modules (`modules/*.cjs` in the folder of the bundle), with what V8 has compiled of them for an earlier
 * command: a third of the time in which a command starts is compilation. Node's own cache for that comes with Node 22 and knows
 * only what a module needs to be loaded, not the functions that were called later.
 *
 * The compiled code lies beside the modules. Where nothing can be written, or for another V8, they are compiled as always.
 */
export function load(name: string): Record<string, unknown> {
  const known = loaded.get(name)
  if (known) return known
  const module = { exports: {} as Record<string, unknown> }
  loaded.set(name, module.exports)
  const path = join(folder, 'modules', `${name}.cjs`)
  const code = readCode(name)
  const script = new Script(
    `(function (module, exports, require, __moduleUrl, __import) {${readFileSync(path, 'utf8')}\n})`,
    { filename: path, ...(code && { cachedData: code.data }) },
  )
  const age = code && !script.cachedDataRejected ? code.age : 0
  if (age < mostWrites) toWrite.set(name, { script, age })
  script.runInThisContext()(module, module.exports, requireModule, import.meta.url, importModule)
  loaded.set(name, module.exports)
  return module.exports
}

/** A function is kept once it has been called: after so many commands there is little to add. */
const mostWrites = 4

const folder = fileURLToPath(new URL('.', import.meta.url))
const loaded = new Map<string, Record<string, unknown>>()
const toWrite = new Map<string, { script: Script; age: number }>()
const requireNode = createRequire(import.meta.url)
if (isMainThread) {
  optimizeLate()
  process.once('exit', writeAll)
}
const tag = cachedDataVersionTag()

function requireModule(specifier: string): unknown {
  return specifier.startsWith('./') ? load(basename(specifier, '.js')) : requireNode(specifier)
}

async function importModule(specifier: string): Promise<unknown> {
  return specifier.startsWith('./') ? requireModule(specifier) : import(specifier)
}

/** V8 looks whether compiled code is for it, not whether it is whole: a checksum of four bytes and the age stand at the end. */
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
  // The code is of use only to a V8 with the options it was made with.
  optimizeLate()
  try {
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
    // A folder that may not be written to, or a full disk: the next command compiles again.
  }
}

function codePath(name: string): string {
  return join(folder, 'code', String(tag), `${name}.bin`)
}
