import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, runInThisContext } from 'node:vm'
import { inject, onTestFinished } from 'vitest'
import type {} from '../../../client/tests/support/provided-context.ts'
import type * as Commands from '../../src/commands/run-command.ts'

export const bin = fileURLToPath(new URL('../../bin/docs.js', import.meta.url))

export interface TempSite {
  root: string
  /** Runs a command in the site's folder and in the process of the test, which is faster than `docsProcess`. */
  docs(...args: string[]): Promise<Run>
  /** Runs a command in a process of its own, for a site whose code ends or blocks the process, or writes to its streams. */
  docsProcess(...args: string[]): Promise<Run>
  write(files: Record<string, string | Uint8Array | null>): void
  read(path: string): string
  /** Returns the paths of all files below a folder, sorted. */
  list(path?: string): string[]
}

/** Returns the output that a user sees, with times and the folder's path replaced so that tests can contain it. */
export interface Run {
  exitCode: number | null
  stdout: string
  stderr: string
}

const defaultConfig = `import { defineConfig } from '@docs-engine/cli'\nexport default defineConfig({ title: 'Test', samples: false })\n`

/** Registers a function to run at the end. */
export type OnEnd = (cleanUp: () => void | Promise<void>) => void

/**
 * Creates a site from the given files in a temporary folder that is removed when the test ends.
 *
 * @param options.onEnd Registers the function that removes the folder. Pass it if several tests share the site.
 */
export async function tempSite(
  files: Record<string, string | Uint8Array>,
  { config = defaultConfig, onEnd = onTestFinished }: { config?: string | null; onEnd?: OnEnd } = {},
): Promise<TempSite> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-site-')))
  onEnd(() => rmSync(root, { recursive: true, force: true }))
  const site: TempSite = {
    root,
    docs: (...args) => run(root, args),
    docsProcess: (...args) => runProcess(root, args),
    write(changes) {
      for (const [path, contents] of Object.entries(changes)) {
        const target = join(root, path)
        if (contents === null) {
          rmSync(target, { recursive: true, force: true })
          continue
        }
        mkdirSync(dirname(target), { recursive: true })
        writeFileSync(target, contents)
      }
    },
    read: (path) => readFileSync(join(root, path), 'utf8'),
    list(path = '.') {
      const found: string[] = []
      const walk = (folder: string) => {
        for (const name of readdirSync(folder)) {
          const entry = join(folder, name)
          if (statSync(entry).isDirectory()) walk(entry)
          else found.push(relative(join(root, path), entry))
        }
      }
      walk(join(root, path))
      return found.sort()
    },
  }
  site.write({ ...(config !== null && { 'site.config.ts': config }), ...files })
  return site
}

/** The environment variables that the engine reads from the context of a command. All others belong to a process. */
const commandVariable = /^(?:CI|DOCS_BASE_URL|DOCSEARCH_\w+|FORCE_COLOR|GITHUB_\w+|NO_COLOR|npm_config_user_agent)$/

/**
 * Runs a command in the process of the test. The command that starts the development server, and commands that depend on other environment
 * variables, get a process of their own.
 *
 * @param environment Is merged into a minimal environment, so that the results are the same in CI and in a terminal.
 */
export async function run(cwd: string, args: string[], environment: Record<string, string> = {}): Promise<Run> {
  // An import passes all variables to its own process.
  const usesVariables = args.includes('--from') || Object.keys(environment).every((name) => commandVariable.test(name))
  if (args[0] === 'dev' || !usesVariables) return runProcess(cwd, args, environment)
  const { runCommand } = await engine()
  let stdout = ''
  let stderr = ''
  const exitCode = await runCommand(args, {
    cwd,
    env: { ...minimalEnvironment(), ...environment },
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
  })
  return { exitCode, stdout: stable(stdout, cwd), stderr: stable(stderr, cwd) }
}

/** Node's own `import`. Vitest would transform the module. */
const nativeImport = runInThisContext('(url) => import(url)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})

/** Loads the engine's bundle. */
function engine(): Promise<typeof Commands> {
  return nativeImport(new URL('run-command.js', inject('engineBundle')).href)
}

function minimalEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, NO_COLOR: '1' }
}

/** Runs the actual command. See `run` for `environment`. */
export function runProcess(cwd: string, args: string[], environment: Record<string, string> = {}): Promise<Run> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd,
      env: { ...minimalEnvironment(), ...environment } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => (stdout += chunk))
    child.stderr.on('data', (chunk) => (stderr += chunk))
    child.on('error', fail)
    child.on('close', (exitCode) => done({ exitCode, stdout: stable(stdout, cwd), stderr: stable(stderr, cwd) }))
  })
}

function stable(text: string, root: string): string {
  return text
    .replaceAll(root, '<root>')
    .replace(/\b\d+(\.\d+)? m?s\b/g, '<time>')
    .replace(/\b\d+(\.\d+)? [kM]?B\b/g, '<size>')
}

/** Formats the messages as text for an inline snapshot. */
export function shown({ exitCode, stdout, stderr }: Run): string {
  return `exit ${exitCode}\n${stderr}${stdout}`.trimEnd()
}

/**
 * Like `shown`, but without excerpts and blank lines. The column at which an excerpt is marked up to follows the position of the message:
 * `content/index.md:3:5-12`.
 */
export function problems(run: Run): string {
  const excerpt = /^(\S+:\d+:(\d+))( {2}.*)\n\n {2}\d+ │ .*\n +│ *(~+)$/gm
  return shown(run)
    .replace(excerpt, (_, place, column, head, mark) => `${place}-${Number(column) + mark.length}${head}`)
    .replace(/\n{2,}/g, '\n')
}
