import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const time = ['/usr/bin/time', '/bin/time'].find((path) => existsSync(path))
const samplePeriod = 50

/**
 * Runs a command to its end.
 *
 * @returns Seconds of wall and of CPU time (of the command and all its children), peak memory of the whole tree of processes in MB.
 *   CPU is undefined where GNU time is not installed; without `/proc` the memory is that of the largest process.
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
  // A short peak can fall between two samples.
  return { wall, cpu: time ? figures[0] + figures[1] : undefined, peak: Math.max(peak, largest ?? 0) || undefined }
}

/** Resident memory of a process and all below it, in MB; what they share counts more than once. 0 without `/proc`. */
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
      // The name of a program may hold spaces and brackets; what follows its last bracket does not.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const parent = Number(fields[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
      pages.set(Number(name), Number(fields[21]))
    } catch {
      // It has ended meanwhile.
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

export function median(numbers) {
  const sorted = numbers.filter((n) => n !== undefined).sort((a, b) => a - b)
  const middle = sorted.length / 2
  // The median of an even number of values is the mean of the two in the middle. It is undefined for an empty list.
  return sorted.length % 2 === 1 || middle === 0
    ? sorted[Math.floor(middle)]
    : (sorted[middle - 1] + sorted[middle]) / 2
}
