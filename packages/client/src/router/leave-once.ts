import { readStored, writeStored } from '../platform/storage.ts'

/**
 * Makes a function which allows a full page load once for each address and client, so that a host which mixes two
 * deploys sends nobody in circles.
 *
 * @param build Identifies the running client.
 */
export function createLeaveOnce(build: string): (url: URL) => boolean {
  const storageKey = `docs-left:${build}`
  return ({ pathname, search }) => {
    const left = readStored(storageKey, 'sessionStorage')?.split('\n') ?? []
    const address = pathname + search
    if (left.includes(address)) return false
    writeStored(storageKey, [...left, address].join('\n'), 'sessionStorage')
    return true
  }
}
