import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs git and returns its output, or `undefined` if git is missing or fails. */
export async function git(root: string, args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', root, ...args], { maxBuffer: 1 << 28 })
    return stdout
  } catch {
    return undefined
  }
}
