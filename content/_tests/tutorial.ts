import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from '../../packages/client/tests/support/free-port.ts'
import { isListening } from './app'
import { type Fence, pageFences } from './titled-fences'

const run = promisify(execFile)
const packages = join(import.meta.dirname, '../../node_modules')

export interface Service {
  /** The lines that the server has printed so far. */
  log: string[]
  stop(): Promise<unknown>
}

export interface Tutorial {
  /** URL of the development server. */
  url: string
  /** Writes the files of all sections whose heading starts with this text, in order. Throws if there are none. */
  follow(heading: string): Promise<void>
  /** Writes the modules again that `follow` has written. */
  saveAgain(): Promise<void>
  /** Runs the project's `build` script, which also checks types, and serves the result. Returns its URL. */
  build(): Promise<string>
  /** Starts the project's `server.mjs`. */
  startService(): Promise<Service>
  close(): Promise<void>
}

/**
 * Creates the project of a tutorial with the commands that the page shows, and starts Vite's development server.
 *
 * The template comes from the installed version of `create-vite`. Packages are linked from this repository instead of being
 * downloaded, but only packages that the template or an `npm install` command on the page lists.
 *
 * @param page Path in `content/`, such as `tutorials/quick-start.md`.
 */
export async function startTutorial(page: string): Promise<Tutorial> {
  const fences = pageFences(page)
  const commands = fences.filter(({ language }) => language === 'sh').flatMap(({ code }) => code.split('\n'))
  const parent = await mkdtemp(join(tmpdir(), 'docs-tutorial-'))
  const folder = await createProject(parent, commands)
  await linkPackages(folder, commands)

  const servicePort = await freePort()
  const stops: (() => Promise<unknown>)[] = []
  const startVite = async (...args: string[]) => {
    for (let attempt = 1; attempt <= 5; attempt++) {
      const port = await freePort()
      const vite = [join(folder, 'node_modules/vite/bin/vite.js'), ...args, '--port', `${port}`, '--strictPort']
      const child = spawn(process.execPath, vite, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      stops.push(() => {
        child.kill()
        return ended
      })
      // Wait for Vite's output instead of the port, because another test may be listening on that port by now.
      const isReady = new Promise<boolean>((resolve) => {
        createInterface({ input: child.stdout! }).on('line', (line) => line.includes('Local') && resolve(true))
        ended.then(() => resolve(false))
      })
      if (await isReady) return `http://localhost:${port}/`
    }
    throw new Error('Vite found no free port.')
  }

  const write = async ({ title, code }: Fence) => {
    const file = join(folder, title!)
    await mkdir(dirname(file), { recursive: true })
    // Replace the port, because the tests of several tutorials run at the same time.
    await writeFile(file, /^(?:server|vite\.config)\./.test(title!) ? code.replaceAll('4000', `${servicePort}`) : code)
  }

  const written: Fence[] = []
  return {
    url: await startVite(),
    async follow(heading) {
      const files = fences.filter((fence) => fence.title && fence.section.startsWith(heading))
      if (files.length === 0) throw new Error(`${page} has no files below a heading "${heading}"`)
      for (const file of files) await write(file)
      // Vite restarts when its configuration is written.
      written.push(...files.filter(({ title }) => title!.startsWith('src/')))
    },
    async saveAgain() {
      for (const file of written) await write(file)
    },
    async build() {
      await run('npm', ['run', 'build'], { cwd: folder }).catch((error) => {
        throw new Error(`npm run build failed:\n${error.stdout}${error.stderr}`)
      })
      return startVite('preview')
    },
    async startService() {
      const child = spawn(process.execPath, ['server.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
      const service: Service = { log: [], stop: await stopWhenListening(child, servicePort) }
      createInterface({ input: child.stdout! }).on('line', (line) => service.log.push(line))
      stops.push(service.stop)
      return service
    },
    async close() {
      for (const stop of stops) await stop()
      await rm(parent, { recursive: true, maxRetries: 3 })
    },
  }
}

/** Runs the page's `npm create vite@latest` command. Returns the path of the project. */
async function createProject(parent: string, commands: string[]): Promise<string> {
  const create = commands.find((command) => command.startsWith('npm create vite@latest '))
  const [name, ...options] = create!.slice('npm create vite@latest '.length).replace(' -- ', ' ').split(' ')
  const bin = join(packages, 'create-vite/index.js')
  await run(process.execPath, [bin, name!, ...options], { cwd: parent })
  return join(parent, name!)
}

/** Creates the `node_modules` that `npm install` and the page's `npm install <packages>` would create. */
async function linkPackages(folder: string, commands: string[]): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const added = commands
    .filter((command) => command.startsWith('npm install '))
    .flatMap((command) => command.split(' ').slice(2))
  for (const name of [...Object.keys(dependencies), ...Object.keys(devDependencies), ...added]) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    // Skip the template's linter, which isn't installed here. Neither the app nor its build uses it.
    if (existsSync(join(packages, name))) await symlink(join(packages, name), link)
    else if (name !== 'oxlint') throw new Error(`The package ${name} is not installed`)
  }
  await symlink(join(packages, '.bin'), join(folder, 'node_modules/.bin'))
}

/** Waits until the program listens on its port. Returns a function that stops the program. */
async function stopWhenListening(child: ChildProcess, port: number): Promise<() => Promise<unknown>> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (child.exitCode === null && !(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 25))
  return () => {
    child.kill()
    return ended
  }
}
