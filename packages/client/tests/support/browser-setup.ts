import { chromium, firefox } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import type { EngineName } from './engines/engine.ts'
import { firefoxOptions } from './engines/firefox.ts'
import { startDisplay } from './engines/webkit.ts'
import { launchOptions } from './launch-options.ts'
import type {} from './provided-context.ts'

/** Starts one browser for all test files of a project. Each test opens its own profile in this browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void> | void> {
  const engine = (project.config.env?.DOCS_TEST_ENGINE ?? 'chromium') as EngineName
  if (engine === 'webkit') {
    // A driver of WebKit controls a single profile, so each test file starts its own.
    const { display, close } = await startDisplay()
    project.provide('browserEndpoint', display)
    return close
  }
  const server = await (engine === 'firefox'
    ? firefox.launchServer(firefoxOptions)
    : chromium.launchServer(await launchOptions()))
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
