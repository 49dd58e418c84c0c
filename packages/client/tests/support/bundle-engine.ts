import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const script = new URL('../../../cli/build.mjs', import.meta.url).href

/**
 * Calls a function of the engine's `build.mjs` in a process of its own. In a process of Vitest, modules of CommonJS have other exports, and the
 * bundle lists the exports of some libraries, so its bytes would be different.
 */
export async function bundleEngine(call: `${'bundle' | 'upToDateBundle'}(${string})`): Promise<void> {
  const code = `import * as build from ${JSON.stringify(script)}; await build.${call}`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code])
}
