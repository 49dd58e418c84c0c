import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last version of every titled code block of a page, as a reader sees it: without what the page hides. */
export function titledFences(page: string): Map<string, string> {
  const fences = new Map<string, string>()
  const source = readFileSync(join(import.meta.dirname, '..', page), 'utf8')
  for (const [, , info = '', code = ''] of source.matchAll(/^(`{3,})(\w.*)\n([\s\S]*?)^\1$/gm)) {
    const title = /title="([^"]+)"/.exec(info)?.[1]
    if (title) fences.set(title, shown(code))
  }
  return fences
}

function shown(code: string): string {
  return code
    .replace(/^\/\/ ---cut-start---\n[\s\S]*?^\/\/ ---cut-end---\n/gm, '')
    .replace(/^[\s\S]*^\/\/ ---cut---\n/m, '')
    .replace(/^\/\/ ---cut-after---\n[\s\S]*/m, '')
}
