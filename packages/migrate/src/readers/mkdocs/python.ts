import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mayRun } from '../../foreign/permission.ts'

/** Runs a Python program, and returns its output, or `undefined` if the interpreter can't be started. */
export interface PythonRun {
  status: number | null
  stdout: string
  stderr: string
}

/**
 * Returns the commands that may start Python with the packages of a site: from the virtual environment of the site or of a folder above it,
 * then from the active one, from uv, and from the system.
 */
export function pythonCommands(folder: string): string[][] {
  if (!mayRun('Python')) return []
  const folders = [folder]
  for (let at = folder; !existsSync(join(at, '.git')) && dirname(at) !== at; at = dirname(at)) folders.push(dirname(at))
  const environments = folders.flatMap((at) => ['.venv', 'venv'].map((name) => join(at, name)))
  const active = process.env.VIRTUAL_ENV
  const interpreters = [...environments, ...(active ? [active] : [])]
    .flatMap((place) => [join(place, 'bin/python'), join(place, 'Scripts/python.exe')])
    .filter(existsSync)
  const usesUv = folders.some((at) => existsSync(join(at, 'uv.lock')))
  return [
    ...interpreters.map((path) => [path]),
    ...(usesUv ? [['uv', 'run', '--no-sync', 'python']] : []),
    ['python3'],
    ['python'],
  ]
}

/** Runs a program with JSON as its standard input. It writes no compiled files into the old site. */
export function runPython(
  [command, ...options]: readonly string[],
  program: string,
  input: unknown,
  folder: string,
  timeLimit: number,
): PythonRun {
  const { status, stdout, stderr, error } = spawnSync(command!, [...options, '-c', program], {
    cwd: folder,
    input: JSON.stringify(input),
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' },
    maxBuffer: 1 << 30,
    timeout: timeLimit,
  })
  const isLate = (error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT'
  return {
    status,
    stdout: stdout ?? '',
    stderr: isLate ? `${stderr}\nStopped after ${timeLimit / 60_000} minutes.` : (stderr ?? ''),
  }
}
