import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { type BuiltSite, command, ourSite } from './build-site.ts'
import type {} from './provided-context.ts'
import { oncePerRun } from './shared-site.ts'

const sources = [
  'content',
  'package.json',
  'pnpm-lock.yaml',
  'samples.lock',
  'site.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.samples.json',
  'urls.lock',
]

/** Commit date of the copies. It falls on different days in different time zones. */
const commitDate = '2026-03-01T23:30:00+00:00'

/** Copies the site of this repository into a folder, with one commit whose date doesn't depend on the clock. */
export function copyOurSite(root: string): void {
  mkdirSync(root, { recursive: true })
  for (const name of sources) cpSync(join(ourSite, name), join(root, name), { recursive: true })
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
 * Builds a copy of the Redux Toolkit site once per run for each base URL. Only the first build starts without a cache.
 *
 * Tests must not change its files.
 */
export async function sharedOurSite({ baseUrl = '/' } = {}): Promise<OurSite> {
  const shared = inject('sharedFolder')
  const root = join(shared, 'our-site/copy')
  const build = async (outDir: string, base: string) => {
    const args = [command, 'build', root, '--out-dir', outDir, '--base-url', base]
    await promisify(execFile)(process.execPath, args).catch(({ message, code, signal, stdout }) => {
      // The message of the error contains only the standard error.
      throw new Error(`${message}\n${stdout}\nExit code: ${code}, signal: ${signal}`)
    })
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
