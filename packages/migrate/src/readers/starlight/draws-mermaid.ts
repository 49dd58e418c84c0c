import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { importsMermaid } from '../../passes/mermaid.ts'
import { isFile } from '../../util/list-files.ts'
import { textOf, toRecord } from '../../util/values.ts'
import type { StarlightSite } from './read-starlight.ts'

/** Whether a plugin draws Mermaid diagrams, or a script that the site adds to its pages: in `head`, or in a component that replaces one of the theme. */
export function drawsMermaid({ loaded, options, folder }: StarlightSite): boolean {
  const components = Object.values(toRecord(options.components)).flatMap((path) => textOf(path) ?? [])
  const sources = components.map((path) => resolve(folder, path)).filter(isFile)
  const scripts = [JSON.stringify(options.head ?? ''), ...sources.map((file) => readFileSync(file, 'utf8'))]
  return importsMermaid(loaded) || scripts.some((code) => /\bmermaid\b/.test(code))
}
