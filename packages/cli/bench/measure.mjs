import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const time = ['/usr/bin/time', '/bin/time'].find((path) => existsSync(path))

/**
 * Runs a command to its end.
 *
 * @returns Seconds of wall and of CPU time (of the command and all its children), peak memory of the largest process in MB. The last
 *   two are undefined where GNU time is not installed.
 */
export async function measure(command, args, { cwd, env } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'))
  const report = join(folder, 'time')
  const [program, programArgs] = time ? [time, ['-o', report, '-f', '%U %S %M', command, ...args]] : [command, args]
  const start = performance.now()
  const { code, output } = await new Promise((done, fail) => {
    let output = ''
    const child = spawn(program, programArgs, {
      cwd,
      env: { ...process.env, CI: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', fail)
    child.on('close', (code) => done({ code, output }))
  })
  const wall = (performance.now() - start) / 1000
  const figures = time ? readFileSync(report, 'utf8').trim().split('\n').at(-1).split(' ').map(Number) : []
  rmSync(folder, { recursive: true })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-2000)}`)
  return { wall, cpu: time ? figures[0] + figures[1] : undefined, peak: time ? figures[2] / 1024 : undefined }
}

export function median(numbers) {
  const sorted = numbers.filter((n) => n !== undefined).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
