import { relative } from 'node:path'

/** Returns a path relative to a folder, or the path itself if it's outside of that folder. Returns '' for the folder. */
export function pathFrom(folder: string, path: string): string {
  const relativePath = relative(folder, path)
  return relativePath.startsWith('..') ? path : relativePath
}

/** Formats a duration in milliseconds as `ms` or `s`. */
export function seconds(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** Formats a number of bytes, with decimal units (1 kB is 1000 bytes), as disk manufacturers and browsers do. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
