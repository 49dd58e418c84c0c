import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memberPatterns } from '@docs-engine/cli/internal'
import { isFile } from '../util/list-files.ts'
import { toRecord } from '../util/values.ts'

/**
 * Returns the entry files of the packages in the repository of a site, by name. They can be used even if the packages of the site aren't
 * installed. Only packages whose entry is a source file are listed, because the others need a build.
 */
export function workspacePackages(siteFolder: string): Map<string, string> {
  const found = new Map<string, string>()
  for (let folder = siteFolder; folder !== dirname(folder); folder = dirname(folder)) {
    const patterns = patternsOf(folder)
    for (const pattern of patterns)
      for (const member of membersOf(join(folder, pattern))) {
        const { name, main } = manifestOf(member)
        const entry = [String(main ?? ''), 'src/index.ts', 'index.ts', 'index.js']
          .map((path) => join(member, path))
          .find(isFile)
        if (typeof name === 'string' && entry) found.set(name, entry)
      }
    if (patterns.length > 0 || existsSync(join(folder, '.git'))) break
  }
  return found
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
