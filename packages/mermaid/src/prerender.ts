import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, posix } from 'node:path'
import { json } from 'node:stream/consumers'
import type { PluginCodeBlock, PluginPage } from '@docs-engine/cli'
import { requireFromPackage } from './require-from-package.ts'

/** Start of each drawing. Files without it weren't written by this plugin. */
const mark = '<!-- Drawn by @docs-engine/mermaid. Deleted once its page no longer contains the diagram. -->\n'

/** Returns the path of a diagram's drawing, relative to the folder of its page. */
export function drawingPath({ value, file }: PluginCodeBlock): string {
  const hash = createHash('sha256').update(value).digest('hex').slice(0, 8)
  return `_diagrams/${posix.parse(file).name}-${hash}.svg`
}

/**
 * Deletes the drawings of diagrams that are no longer on a page. In CI, drawings are neither deleted nor made, so readers see the ones that
 * the authors committed.
 *
 * @param used Absolute paths of the drawings that the page contains.
 */
export function removeUnusedDrawings({ source, root }: PluginPage, used: ReadonlySet<string>): void {
  const { dir, name } = posix.parse(source)
  const folder = join(root, dir, '_diagrams')
  if (process.env.CI || !existsSync(folder)) return
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    const isOfPage = file.startsWith(`${name}-`) && /^[\da-f]{8}\.svg$/.test(file.slice(name.length + 1))
    if (isOfPage && !used.has(path) && readFileSync(path, 'utf8').startsWith(mark)) rmSync(path)
  }
}

/**
 * Draws a diagram with an installed browser, if there is one.
 *
 * @param path Absolute path of the drawing.
 * @returns Why the browser failed to draw the diagram, if it did.
 */
export async function prerender(code: string, path: string): Promise<string | undefined> {
  const browser = process.env.CI ? undefined : findBrowser()
  if (!browser) return undefined
  try {
    const svg = await draw(code, browser)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${mark}${svg}\n`)
  } catch (error) {
    return `\`${browser}\` couldn’t draw the diagram: ${(error as Error).message}. To try again, run \`docs build\`.`
  }
}

/** Returns the path of the browser in `CHROME_PATH`, or of an installed one. */
function findBrowser(): string | undefined {
  const { CHROME_PATH, PATH = '', PROGRAMFILES = '' } = process.env
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const installed = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const others = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
  const windows = join(PROGRAMFILES, 'Google/Chrome/Application/chrome.exe')
  return CHROME_PATH || [...installed, ...others, windows].find((path) => existsSync(path))
}

/** Options that keep the browser from opening windows and from using the network. It runs until this process closes its pipe. */
const options = '--headless --remote-debugging-pipe --disable-gpu --no-first-run --disable-background-networking'
const quiet = '--disable-component-update --disable-quic --disable-sync'
/** As root, which is common in containers, the browser doesn't start with its sandbox. */
const asRoot = process.getuid?.() === 0 ? ' --no-sandbox' : ''

/** Draws a diagram in a page that runs the code that draws diagrams for readers. The page sends the result to the server that it's from. */
async function draw(code: string, browser: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'docs-diagram-'))
  const fileAt = await drawingPage(code)
  const server = createServer()
  let child: ChildProcess | undefined
  try {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const args = [...`${options} ${quiet}${asRoot}`.split(' '), `--user-data-dir=${profile}`, url]
    child = spawn(browser, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], timeout: 120_000 })
    const { svg, error } = await new Promise<{ svg?: string; error?: string }>((resolve, reject) => {
      child!.on('error', reject).on('exit', () => reject(new Error('it ended')))
      server.on('request', async (request, response) => {
        if (request.method === 'POST') return resolve((await json(request)) as { svg?: string })
        const { type, contents } = await fileAt(request.url!)
        return response.setHeader('content-type', type).end(contents)
      })
    })
    if (svg) return svg
    throw new Error(error)
  } finally {
    if (child?.kill()) await once(child, 'exit')
    server.close()
    server.closeAllConnections()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Returns a function that returns the files of the page that draws a diagram. */
async function drawingPage(code: string) {
  const require = requireFromPackage()
  const fromCli = createRequire(require.resolve('@docs-engine/cli/package.json'))
  const theme = join(dirname(fromCli.resolve('@docs-engine/client/package.json')), 'src/theme')
  const mermaid = dirname(require.resolve('mermaid/dist/mermaid.esm.min.mjs'))
  const folders: Record<string, string> = { mermaid, styles: join(theme, 'styles'), fonts: join(theme, 'fonts') }
  const external = { path: '/mermaid/mermaid.esm.min.mjs', external: true }
  const { outputFiles } = await (require('esbuild') as typeof import('esbuild')).build({
    entryPoints: { script: require.resolve('@docs-engine/mermaid/static-drawing') },
    write: false,
    outdir: '/',
    bundle: true,
    format: 'esm',
    splitting: true,
    plugins: [{ name: 'mermaid', setup: ({ onResolve }) => onResolve({ filter: /^mermaid\// }, () => external) }],
  })
  const styles = ['tokens', 'fonts'].map((name) => `<link rel="stylesheet" href="/styles/${name}.css">`)
  const source = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const html = `<!doctype html><meta charset="utf-8">${styles.join('')}
<body style="font-family: var(--font-sans)"><div id="source"><code>${source}</code></div><div id="box"></div>
<script type="module" src="/script.js"></script>`
  return async (url: string) => {
    if (url === '/') return { type: 'text/html', contents: html }
    const [, folder = '', path = ''] = /^\/(\w+)\/(.*)/.exec(url) ?? []
    const bundled = outputFiles.find((file) => posix.basename(file.path) === url.slice(1))?.contents
    const contents = bundled ?? (await readFile(join(folders[folder] ?? '', path)).catch(() => ''))
    return { type: path.endsWith('.css') ? 'text/css' : 'text/javascript', contents }
  }
}
