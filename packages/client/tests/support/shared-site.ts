import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import { type BuiltSite, buildSite, type SiteFiles } from './build-site.ts'
import type {} from './provided-context.ts'

/**
 * Builds a site once per run. Tests that request the same files under the same base URL share a folder.
 *
 * Tests must not change this folder. If a test has to change its site, call `buildSite` instead.
 */
export async function sharedSite(files: SiteFiles, { baseUrl = '/' } = {}): Promise<BuiltSite> {
  const hash = createHash('sha256').update(baseUrl)
  for (const [path, contents] of Object.entries(files)) hash.update(`\0${path}\0`).update(contents)
  const folder = join(inject('sharedFolder'), hash.digest('hex').slice(0, 16))
  await oncePerRun(folder, async () => void (await buildSite(files, { baseUrl, parent: join(folder, 'built') })))
  return { folder: join(folder, 'built/dist'), baseUrl, remove: async () => {} }
}

/**
 * Runs `fill` in the first process that asks for the folder. Other processes wait until `fill` is done.
 *
 * @throws In every process if `fill` fails.
 */
export async function oncePerRun(folder: string, fill: () => Promise<void>): Promise<void> {
  const done = join(folder, 'done')
  const failed = join(folder, 'failed')
  if (!mayFill(folder)) {
    await vi.waitUntil(() => existsSync(done) || existsSync(failed), { timeout: 580_000, interval: 20 })
    if (existsSync(failed)) throw new Error(`Another test failed to fill ${folder}.`)
    return
  }
  try {
    await fill()
    writeFileSync(done, '')
  } catch (error) {
    writeFileSync(failed, '')
    throw error
  }
}

/** Returns `true` in exactly one of the processes that request the same folder. */
function mayFill(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
