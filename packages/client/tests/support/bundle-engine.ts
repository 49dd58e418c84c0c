import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const script = new URL('../../../cli/build.mjs', import.meta.url).href

/**
 * Calls a function of the engine's `build.mjs` in a separate process. In Vitest's processes, CommonJS modules have different exports.
 * Because the bundle lists the exports of some libraries, its bytes would differ.
 *
 * @returns The URL that `upToDateBundle` returns.
 */
export async function bundleEngine(call: `${'bundle' | 'upToDateBundle'}(${string})`): Promise<string> {
  const code = `import * as build from ${JSON.stringify(script)}; console.log(String(await build.${call}))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code])
  return stdout.trim()
}
