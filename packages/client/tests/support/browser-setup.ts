import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { launchOptions } from './launch-options.ts'
import type {} from './provided-context.ts'

/** Starts one browser for all test files of a project. Each test opens its own profile in this browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(await launchOptions())
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
