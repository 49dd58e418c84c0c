import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { run } from '../../support/temp-site.ts'

export interface ReportedMessage {
  severity: 'error' | 'warning' | 'info'
  rule: string
  file?: string
  line?: number
  column?: number
  endLine?: number
  endColumn?: number
  url?: string
  message: string
  note?: string
  suggestion?: string
  fixable?: boolean
}

export interface Reported {
  exitCode: number | null
  checked: { pages: number; links: number; anchors: number }
  errors: number
  warnings: number
  messages: ReportedMessage[]
}

/** Creates a site that is removed after all tests in the file. */
export function keptSite(files: Record<string, string | Uint8Array>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-site-')))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), contents)
  }
  return root
}

/** Returns the output of `docs check --format json`. */
export async function report(root: string, ...options: string[]): Promise<Reported> {
  const { exitCode, stdout, stderr } = await run(root, ['check', '--format', 'json', ...options])
  if (!stdout.startsWith('{')) throw new Error(`No report: ${stderr}`)
  return { exitCode, ...JSON.parse(stdout) }
}
