import { availableParallelism } from 'node:os'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'esbuild'
import type { SampleSource } from './page-samples.ts'

/** A sample to execute: one file of a page, and the files it can import. */
export interface SampleRun {
  entry: SampleSource
  files: SampleSource[]
}

export interface RunResult {
  /** All it wrote: first to stdout, then to stderr. */
  output: string
  /** Why it did not come to its end. */
  failure?: string
}

/** In milliseconds. */
const timeLimit = 10_000

/**
 * Executes samples under Node, a few at a time, each in a thread of its own. Results are in the order of the samples.
 *
 * Packages are those of the site; `NODE_ENV` is `development`, so that the checks of the libraries speak.
 */
export async function runSamples(runs: SampleRun[], root: string): Promise<RunResult[]> {
  const results: RunResult[] = []
  let next = 0
  const runOne = async () => {
    while (next < runs.length) {
      const index = next++
      results[index] = await runSample(runs[index]!, root)
    }
  }
  await Promise.all(Array.from({ length: Math.min(runs.length, availableParallelism()) }, runOne))
  return results
}

async function runSample(run: SampleRun, root: string): Promise<RunResult> {
  let code: string
  try {
    code = await bundle(run, root)
  } catch (error) {
    const [first] = (error as { errors?: { text: string }[] }).errors ?? []
    return { output: '', failure: first?.text ?? String(error) }
  }
  return execute(code)
}

async function bundle({ entry, files }: SampleRun, root: string): Promise<string> {
  const { build } = await import('esbuild')
  const result = await build({
    entryPoints: [entry.name],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    // Node does not know the condition `module`.
    conditions: [],
    absWorkingDir: root,
    logLevel: 'silent',
    plugins: [pageFiles(files, root)],
  })
  return result.outputFiles[0]!.text
}

/** Reads the page's files from memory and leaves packages where they are installed. */
function pageFiles(files: SampleSource[], root: string): Plugin {
  const byName = new Map(files.map((file) => [file.name, file]))
  const find = (path: string) =>
    [
      path,
      `${path}.ts`,
      `${path}.tsx`,
      `${path}/index.ts`,
      `${path}/index.tsx`,
      path.replace(/\.([cm]?)jsx?$/, '.$1ts'),
    ].find((name) => byName.has(name))
  return {
    name: 'page-files',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, importer, kind, namespace, pluginData, resolveDir }) => {
        if (pluginData === resolved) return undefined
        if (kind === 'entry-point') return { path, namespace: 'page' }
        if (namespace === 'page' && path.startsWith('.')) {
          const name = find(posix.join(posix.dirname(importer), path))
          return name ? { path: name, namespace: 'page' } : { errors: [{ text: `No file \`${path}\` on this page.` }] }
        }
        if (path.startsWith('node:')) return { path, external: true }
        const target = path.startsWith('samples/') ? join(root, 'content/_samples', path.slice(8)) : path
        const resolution = await resolve(target, { kind, resolveDir, importer, pluginData: resolved })
        if (resolution.errors.length > 0 || resolution.external) return resolution
        const isOurs = path.startsWith('samples/') || path.startsWith('.')
        return isOurs ? resolution : { path: pathToFileURL(resolution.path).href, external: true }
      })
      onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
        contents: byName.get(path)!.text,
        loader: path.endsWith('.json') ? 'json' : path.endsWith('x') ? 'tsx' : 'ts',
        resolveDir: root,
      }))
    },
  }
}

const resolved = Symbol('resolved')

function execute(code: string): Promise<RunResult> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`), {
      stdout: true,
      stderr: true,
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    let failure: string | undefined
    worker.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    worker.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    const timer = setTimeout(() => {
      failure = `It did not end within ${timeLimit / 1000} s.`
      void worker.terminate()
    }, timeLimit)
    worker.on('error', (error) => {
      failure = `It threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`
    })
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve({ output: Buffer.concat([...out, ...err]).toString('utf8'), ...(failure && { failure }) })
    })
  })
}
