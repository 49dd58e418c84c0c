import { spawn } from 'node:child_process'
import { bin } from '../support/temp-site.ts'

/** Runs the command in a folder, and kills it after `ms` milliseconds. @returns `false` if the command ended first. */
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
 * Creates a function that kills a command after a share of its duration. The estimated duration adapts to the machine's load: it decreases
 * when a command ends before it's killed, and increases slightly after each kill.
 *
 * @param time Initial estimate of the command's duration, in milliseconds.
 * @param figures Counts the kills, and the commands that ended first.
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

/** Returns the duration of `work`, in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
