import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lockFiles } from '@docs-engine/cli/internal'
import type { OriginalSite } from './original-site.ts'

/** A version of a package. If only a range is known, `minor` is the newest version in it. */
export interface PackageVersion {
  major: number
  minor: number
}

/**
 * Returns the version of a package that the old site uses: the one that is installed, else the one in the lock file, else the newest one
 * that `package.json` allows. Returns `undefined` if all of them are missing.
 */
export function packageVersion(
  name: string,
  { folder, packages }: Pick<OriginalSite, 'folder' | 'packages'>,
): PackageVersion | undefined {
  const inEachFolder = (read: (folder: string) => PackageVersion | undefined) => {
    for (let at = folder; ; at = dirname(at)) {
      const version = read(at)
      if (version || at === dirname(at)) return version
    }
  }
  return (
    inEachFolder((at) => installedVersion(join(at, 'node_modules', name, 'package.json'))) ??
    inEachFolder((at) => lockedVersion(name, at)) ??
    newestInRange(packages?.[name] ?? '')
  )
}

function installedVersion(file: string): PackageVersion | undefined {
  return existsSync(file) ? versionIn(/"version":\s*"(\d+)\.(\d+)/, readFileSync(file, 'utf8')) : undefined
}

/** Finds `name@1.2.3`, or a line with the name that is followed by a line with `version`. */
function lockedVersion(name: string, folder: string): PackageVersion | undefined {
  const pattern = new RegExp(`${name}(?:@(?:npm:)?|["'@][^\\n]*\\n\\s*"?version"?:?\\s*"?)(\\d+)\\.(\\d+)`)
  for (const file of Object.keys(lockFiles).map((lock) => join(folder, lock))) {
    const version = existsSync(file) && versionIn(pattern, readFileSync(file, 'utf8'))
    if (version) return version
  }
  return undefined
}

function newestInRange(range: string): PackageVersion | undefined {
  const version = versionIn(/(\d+)(?:\.(\d+))?/, range)
  return version && (/^\^|^\d+(?:\.[x*].*)?$/.test(range) ? { ...version, minor: Number.POSITIVE_INFINITY } : version)
}

function versionIn(pattern: RegExp, text: string): PackageVersion | undefined {
  const [, major, minor = '0'] = pattern.exec(text) ?? []
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) }
}
