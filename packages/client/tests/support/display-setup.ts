import type { TestProject } from 'vitest/node'
import { startDisplay } from './engines/webkit.ts'
import type {} from './provided-context.ts'

/** Starts the display that WebKit needs. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { display, close } = await startDisplay()
  project.provide('display', display)
  return close
}
