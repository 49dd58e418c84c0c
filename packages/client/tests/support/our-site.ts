import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { run } from '../../../cli/tests/support/temp-site.ts'
import { type BuiltSite, ourSite } from './build-site.ts'
import type {} from './provided-context.ts'
import { oncePerRun } from './shared-site.ts'

const sources = [
  'content',
  'package.json',
  'pnpm-lock.yaml',
  'site.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.samples.json',
  'urls.lock',
]

/** Commit date of the copies. It falls on different days in different time zones. */
const commitDate = '2026-03-01T23:30:00+00:00'

/** Pages that tests open. A build of all pages takes three times as long. */
const openedPages = [
  'index',
  'introduction/getting-started',
  'tutorials/quick-start',
  'api/createSlice',
  'rtk-query/overview',
]

/** The pages that the copies contain: all pages with `DOCS_TEST_ALL=1`, and otherwise only the ones that tests open. */
export const hasAllPages = Boolean(process.env.DOCS_TEST_ALL)

/**
 * Copies the site of this repository into a folder, with one commit whose date doesn't depend on the clock. If some pages are missing, build
 * it with `--lenient`, because links to them are broken.
 */
export function copyOurSite(root: string, { isWhole = hasAllPages } = {}): void {
  mkdirSync(root, { recursive: true })
  for (const name of sources) cpSync(join(ourSite, name), join(root, name), { recursive: true })
  const content = join(root, 'content')
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /^[^_]*\.md$/.test(path))
  for (const path of isWhole ? [] : pages)
    if (!openedPages.includes(path.slice(0, -3)) && !path.startsWith('blog/')) rmSync(join(content, path))
  symlinkSync(join(ourSite, 'node_modules'), join(root, 'node_modules'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: root,
      env: { ...process.env, GIT_AUTHOR_DATE: commitDate, GIT_COMMITTER_DATE: commitDate },
    })
  git('init', '--quiet')
  git('add', 'content')
  git('commit', '--quiet', '--message', 'Pages')
}

/** A built copy of the Redux Toolkit site. */
export interface OurSite extends BuiltSite {
  /** Folder with `site.config.ts` and `content`. */
  root: string
}

/**
 * Builds a copy of the Redux Toolkit site once per run for each base URL. Only the first build starts without a cache. The copy has all pages
 * only with `DOCS_TEST_ALL=1`.
 *
 * Tests must not change its files.
 */
export async function sharedOurSite({ baseUrl = '/' } = {}): Promise<OurSite> {
  const shared = inject('sharedFolder')
  const root = join(shared, 'our-site/copy')
  const build = async (outDir: string, base: string) => {
    const lenient = hasAllPages ? [] : ['--lenient']
    const built = await run(root, ['build', '--out-dir', outDir, '--base-url', base, ...lenient])
    if (built.exitCode !== 0) throw new Error(`${built.stderr}\n${built.stdout}\nExit code: ${built.exitCode}`)
  }
  await oncePerRun(join(shared, 'our-site'), async () => {
    copyOurSite(root)
    await build(join(root, 'dist'), '/')
  })
  const site = { root, baseUrl, remove: async () => {} }
  if (baseUrl === '/') return { ...site, folder: join(root, 'dist') }
  const folder = join(shared, `our-site-${encodeURIComponent(baseUrl)}`)
  await oncePerRun(folder, () => build(join(folder, 'dist'), baseUrl))
  return { ...site, folder: join(folder, 'dist') }
}
