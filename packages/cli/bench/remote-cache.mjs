// Measures Turborepo's remote cache with a local cache server. One checkout builds a site and stores it. A second checkout downloads it,
// edits a page, and builds again. Takes about a minute, and deletes everything but the installed packages when it's done.
//
//   node packages/cli/bench/remote-cache.mjs [pages]
//
// pages: number of pages of the site. Default: 300.
import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { bin, here } from './generators.mjs'
import { installPackages } from './peers.mjs'

const pages = process.argv[2] ?? '300'
const modules = installPackages('remote-cache', ['turbo@2.11.11', 'turborepo-remote-cache@2.12.0'])
const work = mkdtempSync(join(tmpdir(), 'docs-remote-cache-'))
const token = 'a-token-for-this-run'
const port = await freePort()
const server = spawn(process.execPath, [join(modules, 'turborepo-remote-cache/dist/cli.js')], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    TURBO_TOKEN: token,
    STORAGE_PROVIDER: 'local',
    STORAGE_PATH: join(work, 'remote'),
    STORAGE_PATH_USE_TMP_FOLDER: 'false',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const stopped = new Promise((done) => server.once('exit', done))
try {
  await untilUp(`http://127.0.0.1:${port}/v8/artifacts/status`)
  execFileSync(process.execPath, [bin, '--version'])
  const [first, second] = ['first', 'second'].map((name) => join(work, name))
  makeCheckout(first)
  // The second checkout has the same sources in another folder and with other modification times.
  cpSync(first, second, { recursive: true })

  const built = run(first)
  const fetched = run(second)
  const isSame = sameFiles(join(first, 'dist'), join(second, 'dist'))
  appendFileSync(join(second, 'content/section-1/page-4.md'), '\nOne more word.\n')
  const edited = run(second)
  const row = (what, { seconds, said }) => process.stdout.write(`${what.padEnd(52)}${seconds.toFixed(2)} s  ${said}\n`)
  row(`first checkout, ${pages} pages: builds and stores`, built)
  row('second checkout, unchanged: downloads', fetched)
  row('second checkout, one page edited: builds', edited)
  process.stdout.write(
    `stored: ${(sizeOf(join(work, 'remote')) / 1e6).toFixed(1)} MB; the two sites are ${isSame ? 'the same, byte for byte' : 'DIFFERENT'}.\n`,
  )
  if (!isSame || !fetched.said.includes('cache hit')) process.exitCode = 1
} finally {
  server.kill('SIGTERM')
  await stopped
  rmSync(work, { recursive: true, force: true })
}

/** Creates a site with a Turborepo task that builds it. Turborepo stores the `outputs` under a hash of the `inputs`. */
function makeCheckout(folder) {
  mkdirSync(folder)
  const json = (name, value) => writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
  json('package.json', {
    name: 'site',
    private: true,
    packageManager: 'npm@10.0.0',
    scripts: { docs: `"${process.execPath}" "${bin}" build` },
  })
  json('package-lock.json', { name: 'site', lockfileVersion: 3, packages: {} })
  json('turbo.json', {
    tasks: {
      docs: { inputs: ['content/**', 'site.config.ts'], outputs: ['dist/**', '.docs/cache/**'] },
    },
  })
  writeFileSync(join(folder, 'site.config.ts'), "export default { title: 'Corpus' }\n")
  writeFileSync(join(folder, '.gitignore'), 'dist/\n.docs/\n.turbo/\n')
  execFileSync(process.execPath, [join(here, 'make-corpus.mjs'), join(folder, 'content'), pages], { stdio: 'ignore' })
}

/** Runs the task, and returns its duration and whether the result came from the remote cache. */
function run(folder) {
  const from = performance.now()
  const output = execFileSync(
    join(modules, '.bin/turbo'),
    ['run', 'docs', '--cache=remote:rw', '--no-update-notifier'],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: 300_000,
      env: {
        ...process.env,
        CI: '1',
        NO_COLOR: '1',
        TURBO_API: `http://127.0.0.1:${port}`,
        TURBO_TOKEN: token,
        TURBO_TEAM: 'team_docs',
        TURBO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const seconds = (performance.now() - from) / 1000
  const isHit = output.includes('cache hit')
  // After a cache hit, Turborepo prints the output of the original build again, so it says nothing about this run.
  const said = isHit ? 'cache hit' : `cache miss, ${/\d+ pages? from the cache/.exec(output)?.[0]}`
  return { seconds, said }
}

async function untilUp(url) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
    if (answer?.ok) return
    if (server.exitCode !== null) break
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new Error('The cache server did not start.')
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
}

function sameFiles(one, other) {
  const names = filesOf(one)
  const isSame = (name) => readFileSync(join(one, name)).equals(readFileSync(join(other, name)))
  return names.join() === filesOf(other).join() && names.every(isSame)
}

function sizeOf(folder) {
  return filesOf(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}
