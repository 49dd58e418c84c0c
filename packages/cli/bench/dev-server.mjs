import { spawn } from 'node:child_process'
import { gist } from './gist.mjs'

/** Starts a generator's server, in a group of processes of its own, so that what it has started ends with it. */
export function startServer([command, args], cwd) {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, CI: '1' },
  })
  let output = ''
  let end
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-2000)
    })
  child.once('error', (error) => {
    end = `did not start: ${error.message}`
  })
  const exited = new Promise((done) => child.once('exit', done))
  // Only now all it has said is there.
  child.once('close', (code, signal) => {
    end ??= `ended with ${code ?? signal}: ${gist(output)}`
  })
  const kill = (signal) => {
    try {
      process.kill(-child.pid, signal)
    } catch (error) {
      // None of the group is left.
      if (error.code !== 'ESRCH') throw error
    }
  }
  return {
    pid: child.pid,
    /** Why it runs no more; undefined while it does. */
    end: () => end,
    async stop() {
      if (child.pid === undefined) return
      kill('SIGINT')
      const killing = setTimeout(() => kill('SIGKILL'), 5000)
      await exited
      clearTimeout(killing)
      kill('SIGKILL')
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
    },
  }
}
