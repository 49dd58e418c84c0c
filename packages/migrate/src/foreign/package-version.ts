import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { foldersUp } from '@docs-engine/cli/internal'
import { toRecord } from '../util/values.ts'

/**
 * Returns the version of a package that the new site can install, or the reason why it can't.
 *
 * @param importer The module or the page that imports the package. It can be outside of the folder of the site.
 */
export function packageVersion(
  name: string,
  specifier: string,
  importer: string,
  siteFolder: string,
): { version: string } | { reason: string } {
  for (const folder of [...foldersUp(dirname(importer)), siteFolder]) {
    const { dependencies, devDependencies } = manifestOf(folder)
    const listed = { ...toRecord(devDependencies), ...toRecord(dependencies) }[name]
    if (typeof listed === 'string' && !/[:/]/.test(listed)) return { version: listed }
  }
  const places = [importer, join(siteFolder, 'index.js')].flatMap(
    (file) => createRequire(file).resolve.paths(name) ?? [],
  )
  const installed = places
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')))
  if (installed === undefined) return { reason: `it needs the package \`${name}\`, which isn’t installed` }
  const { version, private: isPrivate } = manifestOf(installed)
  return isPrivate === true
    ? { reason: `it imports \`${specifier}\`, which isn’t published` }
    : { version: `^${version}` }
}

/** Returns the contents of a folder's `package.json`, or `{}`. */
function manifestOf(folder: string): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  } catch {
    return {}
  }
}
