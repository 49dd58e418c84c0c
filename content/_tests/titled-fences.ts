import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Fence {
  language: string
  /** The text after the language: `title="src/main.tsx" ins={3}`. */
  info: string
  title: string | undefined
  /** The code without lines that the page hides. */
  code: string
  /** The level-2 heading of the section that contains the code block. */
  section: string
}

/** Returns all code blocks of a page, in order. */
export function pageFences(page: string): Fence[] {
  const source = readFileSync(join(import.meta.dirname, '..', page), 'utf8')
  const fences: Fence[] = []
  let section = ''
  for (const match of source.matchAll(/^## (.+)$|^(`{3,})(\w+)(.*)\n([\s\S]*?)^\2$/gm)) {
    const [, heading, , language = '', info = '', code = ''] = match
    if (heading) section = heading
    else fences.push({ language, info, title: /title="([^"]+)"/.exec(info)?.[1], code: shown(code), section })
  }
  return fences
}

/** Returns the code of each titled code block of a page, by title. If a title occurs several times, the last block counts. */
export function titledFences(page: string): Map<string, string> {
  return new Map(pageFences(page).flatMap(({ title, code }) => (title ? [[title, code] as const] : [])))
}

/** Removes the lines that the page hides. */
function shown(code: string): string {
  return code
    .replace(/^\/\/ ---cut-start---\n[\s\S]*?^\/\/ ---cut-end---\n/gm, '')
    .replace(/^[\s\S]*^\/\/ ---cut---\n/m, '')
    .replace(/^\/\/ ---cut-after---\n[\s\S]*/m, '')
}
