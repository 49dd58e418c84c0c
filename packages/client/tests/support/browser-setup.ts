import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startDisplay } from './engines/webkit.ts'
import { launchOptions } from './launch-options.ts'
import type {} from './provided-context.ts'

/** Starts one Chromium for all test files of a project, or the display that WebKit needs. Each test opens its own profile in the browser. */
export default async function setup(project: TestProject): Promise<(() => Promise<void> | void) | undefined> {
  const engine = project.config.env?.DOCS_TEST_ENGINE
  if (engine === 'firefox') return undefined
  if (engine === 'webkit') {
    const { display, close } = await startDisplay()
    project.provide('browserEndpoint', display)
    return close
  }
  const server = await chromium.launchServer(await launchOptions())
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
