import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const time = ['/usr/bin/time', '/bin/time'].find((path) => existsSync(path))
/** Interval between two memory measurements, in milliseconds. */
const samplePeriod = 50

/**
 * Runs a command and waits until it exits.
 *
 * @returns Wall time and CPU time in seconds, and the peak memory in MB. CPU time and memory include all child processes. Without GNU time,
 *   `cpu` is `undefined`. Without `/proc`, `peak` is the memory of the largest process.
 * @throws {Error} If the command fails. The message contains its output.
 */
export async function measure(command, args, { cwd, env } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-bench-'))
  const report = join(folder, 'time')
  const [program, programArgs] = time ? [time, ['-o', report, '-f', '%U %S %M', command, ...args]] : [command, args]
  const start = performance.now()
  const { code, output, peak } = await new Promise((done, fail) => {
    let output = ''
    let peak = 0
    const child = spawn(program, programArgs, {
      cwd,
      env: { ...process.env, CI: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOfTree(child.pid))
    }, samplePeriod)
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', fail)
    child.on('close', (code) => {
      clearInterval(timer)
      done({ code, output, peak })
    })
  })
  const wall = (performance.now() - start) / 1000
  const figures = time ? readFileSync(report, 'utf8').trim().split('\n').at(-1).split(' ').map(Number) : []
  rmSync(folder, { recursive: true })
  if (code !== 0) throw new Error(`${output}\n${command} ${args.join(' ')} exited with status ${code}.`)
  const largest = time ? figures[2] / 1024 : undefined
  // GNU time also notices a short peak between two samples, but only reports the largest process.
  return { wall, cpu: time ? figures[0] + figures[1] : undefined, peak: Math.max(peak, largest ?? 0) || undefined }
}

/**
 * Returns the resident memory of a process and its descendants, in MB. Memory that they share is counted once per process. Returns 0
 * on systems without `/proc`.
 */
export function memoryOfTree(root) {
  let names
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return 0
  }
  const children = new Map()
  const pages = new Map()
  for (const name of names) {
    try {
      // Skip the program's name, which may contain spaces and parentheses. The remaining fields are separated by spaces.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const parent = Number(fields[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
      pages.set(Number(name), Number(fields[21]))
    } catch {
      // The process has exited since the folder was read.
    }
  }
  let sum = 0
  for (const queue = [root]; queue.length > 0; ) {
    const process = queue.pop()
    sum += pages.get(process) ?? 0
    queue.push(...(children.get(process) ?? []))
  }
  return (sum * 4096) / 2 ** 20
}

/** Returns the median of the numbers. Ignores `undefined`, and returns `undefined` for an empty list. */
export function median(numbers) {
  const sorted = numbers.filter((n) => n !== undefined).sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 || middle === 0
    ? sorted[Math.floor(middle)]
    : (sorted[middle - 1] + sorted[middle]) / 2
}
