import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFile } from '../../util/list-files.ts'

/** Returns the components that the theme registers for all pages: name → absolute path. `index` is the theme's main file. */
export function registeredComponents(index: string | undefined): Map<string, string> {
  const found = new Map<string, string>()
  if (!index) return found
  const source = readFileSync(index, 'utf8').replace(/^\s*\/\/.*$/gm, '')
  for (const [, name = '', local = ''] of source.matchAll(/\.component\(\s*['"]([\w-]+)['"]\s*,\s*(\w+)/g)) {
    const path = new RegExp(`\\bimport\\s+${local}\\s+from\\s+['"](\\.[^'"]+\\.vue)['"]`).exec(source)?.[1]
    const file = path && join(dirname(index), path)
    if (file && isFile(file)) found.set(name, file)
  }
  return found
}
