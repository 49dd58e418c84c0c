import { readStored, writeStored } from '../platform/storage.ts'

/**
 * Creates a function that returns `true` only on the first call for a URL, so that a client makes at most one full page load per URL. This
 * prevents endless reloads on a host that mixes files of two deploys.
 *
 * @param build Identifies the running client.
 */
export function createLeaveOnce(build: string): (url: URL) => boolean {
  const storageKey = `docs-left:${build}`
  return ({ pathname, search }) => {
    const attempted = readStored(storageKey, 'sessionStorage')?.split('\n') ?? []
    const address = pathname + search
    if (attempted.includes(address)) return false
    writeStored(storageKey, [...attempted, address].join('\n'), 'sessionStorage')
    return true
  }
}
