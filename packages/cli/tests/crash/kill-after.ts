import { spawn } from 'node:child_process'
import { bin } from '../support/temp-site.ts'

/** Runs the command in a folder and kills it. @returns false if it had ended before. */
function killAfter(ms: number, root: string, args: string[]): Promise<boolean> {
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

export interface Kills {
  kills: number
  tooLate: number
}

/**
 * Makes a function which kills a command after a share of the time it takes, which depends on what else the machine does: each command
 * that ended in time says how long it took, each that was killed that it may have taken longer.
 *
 * @param time Milliseconds which the command took once.
 * @param figures Where it is counted.
 */
export function killer(root: string, args: string[], time: number, figures: Kills) {
  let expected = time
  return async (share: number): Promise<boolean> => {
    const start = performance.now()
    const isKilled = await killAfter(expected * share, root, args)
    expected = isKilled ? expected * 1.03 : Math.min(expected, performance.now() - start)
    figures[isKilled ? 'kills' : 'tooLate']++
    return isKilled
  }
}

/** Milliseconds which some work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
