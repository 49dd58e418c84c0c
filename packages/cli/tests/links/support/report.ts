import type { Report } from '../../../src/model/report.ts'
import { run } from '../../support/temp-site.ts'

/** Returns the output of `docs check --format json`. */
export async function report(root: string, ...options: string[]): Promise<Report & { exitCode: number | null }> {
  const { exitCode, stdout, stderr } = await run(root, ['check', '--format', 'json', ...options])
  if (!stdout.startsWith('{')) throw new Error(`No report: ${stderr}`)
  return { exitCode, ...JSON.parse(stdout) }
}
