import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memberPatterns, packageName } from '@docs-engine/cli/internal'
import { isFile } from '../util/list-files.ts'
import { toRecord } from '../util/values.ts'
import { moduleFile } from './module-file.ts'

/**
 * Returns a function that finds the files of the packages in the repository of a site, from specifiers such as `@site/common/src/links`. They
 * can be used even if the packages of the site aren't installed. Packages whose entry needs a build aren't found.
 */
export function workspacePackages(siteFolder: string): (specifier: string) => string | undefined {
  const folders = new Map<unknown, string>()
  for (let folder = siteFolder; folder !== dirname(folder); folder = dirname(folder)) {
    const patterns = patternsOf(folder)
    for (const member of patterns.flatMap((pattern) => membersOf(join(folder, pattern))))
      folders.set(manifestOf(member).name, member)
    if (patterns.length > 0 || existsSync(join(folder, '.git'))) break
  }
  return (specifier) => {
    const name = packageName(specifier)
    const folder = name && folders.get(name)
    if (!folder) return undefined
    if (specifier !== name) return moduleFile(join(folder, specifier.slice(name.length)))
    const entries = [String(manifestOf(folder).main ?? ''), 'src/index.ts', 'index.ts', 'index.js']
    return entries.map((path) => join(folder, path)).find(isFile)
  }
}

/** Returns nothing if a manifest isn't valid. */
function patternsOf(folder: string): string[] {
  try {
    return memberPatterns(folder)
  } catch {
    return []
  }
}

/** Returns the folders that a pattern such as `packages/*` stands for. */
export function membersOf(pattern: string): string[] {
  if (!/\/\*{1,2}$/.test(pattern)) return pattern.includes('*') ? [] : [pattern]
  const parent = dirname(pattern)
  return existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : []
}

/** Returns the contents of a folder's `package.json`, or `{}`. */
export function manifestOf(folder: string): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  } catch {
    return {}
  }
}
