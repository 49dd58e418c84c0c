import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundleEngine } from './bundle-engine.ts'
import type {} from './provided-context.ts'

/** Bundles the engine before the first test, so that test files that start together don't all do it. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('engineBundle', await bundleEngine('upToDateBundle()'))
  // All projects run in this process, so they share the folder.
  const folder = join(tmpdir(), `docs-tests-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  project.provide('sharedFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
