import { spawn } from 'node:child_process'
import { bin } from '../support/temp-site.ts'

/** Runs the command in a folder and kills it. @returns false if it had ended before. */
export function killAfter(ms: number, root: string, args: string[]): Promise<boolean> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bin, ...args], { cwd: root, stdio: 'ignore' })
    const timer = setTimeout(() => child.kill('SIGKILL'), ms)
    child.on('error', fail)
    child.on('close', (_, signal) => {
      clearTimeout(timer)
      done(signal === 'SIGKILL')
    })
  })
}

/** Milliseconds which some work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
