import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isFile } from '../shared/list-files.ts'
import { importsMermaid } from '../shared/mermaid.ts'
import { textOf, toRecord } from '../shared/values.ts'
import type { StarlightSite } from './read-starlight.ts'

/** Whether a plugin draws Mermaid diagrams, or a script that the site adds to its pages: in `head`, or in a component that replaces one of the theme. */
export function drawsMermaid({ loaded, options, folder }: StarlightSite): boolean {
  const components = Object.values(toRecord(options.components)).flatMap((path) => textOf(path) ?? [])
  const sources = components.map((path) => resolve(folder, path)).filter(isFile)
  const scripts = [JSON.stringify(options.head ?? ''), ...sources.map((file) => readFileSync(file, 'utf8'))]
  return importsMermaid(loaded) || scripts.some((code) => /\bmermaid\b/.test(code))
}
