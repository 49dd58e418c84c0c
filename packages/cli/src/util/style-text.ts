import { relative } from 'node:path'

/** Formats numbers and paths for terminal output. */
export const styleText = {
  /** Returns the path relative to the current folder, or the path itself if it's outside of that folder. */
  path(path: string): string {
    const relativePath = relative(process.cwd(), path)
    return relativePath === '' ? '.' : relativePath.startsWith('..') ? path : relativePath
  },
  /** Formats a duration in milliseconds as `ms` or `s`. */
  seconds(ms: number): string {
    return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
  },
  /** Formats a number of bytes, with decimal units (1 kB is 1000 bytes), as disk manufacturers and browsers do. */
  size(bytes: number): string {
    if (bytes < 1000) return `${bytes} B`
    return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
  },
}
