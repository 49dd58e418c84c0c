import { spawn } from 'node:child_process'
import { gist } from './gist.mjs'

/** Starts a generator's dev server in its own process group, so that `stop` also ends the processes that the server started. */
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
  // Wait for `close`, because output may still arrive after `exit`.
  child.once('close', (code, signal) => {
    end ??= `exited with ${code ?? signal}: ${gist(output)}`
  })
  const kill = (signal) => {
    try {
      process.kill(-child.pid, signal)
    } catch (error) {
      // All processes of the group have already exited.
      if (error.code !== 'ESRCH') throw error
    }
  }
  return {
    pid: child.pid,
    /** Returns why the server exited, or `undefined` while it's running. */
    end: () => end,
    /** Interrupts the server, and kills it if it's still running after five seconds. */
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
