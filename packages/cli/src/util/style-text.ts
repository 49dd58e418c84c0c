import { relative } from 'node:path'

/** How figures and paths are written for people. */
export const styleText = {
  /** From the current folder, if it is in it. */
  path(path: string): string {
    const own = relative(process.cwd(), path)
    return own === '' ? '.' : own.startsWith('..') ? path : own
  },
  seconds(ms: number): string {
    return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
  },
  /** Decimal units, as disks and browsers count. */
  size(bytes: number): string {
    if (bytes < 1000) return `${bytes} B`
    return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
  },
}
