import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type HostFiles, hostFileNames, readHostFiles } from './host-files.ts'
import { type OpenFile, openFile } from './send-file.ts'

/** The folder of a built site, which each build replaces as a whole. */
export interface SiteFolder {
  /** The first of these files that is there, by paths from the folder. */
  open(paths: string[]): Promise<OpenFile | undefined>
  /** The rules of the build that is in the folder at the time. */
  rules(): HostFiles
}

/** Milliseconds after which a folder that is not there is not waited for any more: a swap takes less than one. */
const patience = 1000

/**
 * Files are looked for at each request. Between the two renames of a swap there is no folder (`swapFolders`): a reader who asks then
 * gets what the new one holds.
 */
export function siteFolder(folder: string): SiteFolder {
  let known: { stamp: string; rules: HostFiles } | undefined

  /** Another one for each build; undefined while there is no folder. */
  const identity = () => statSync(folder, { throwIfNoEntry: false })?.ino
  const stampOf = () =>
    [
      identity(),
      ...hostFileNames.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs),
    ].join()
  return {
    async open(paths) {
      const until = Date.now() + patience
      for (;;) {
        const before = identity()
        for (const path of paths) {
          const file = openFile(join(folder, path))
          if (file) return file
        }
        // Only what is missing in one and the same folder is missing.
        if ((before !== undefined && before === identity()) || Date.now() > until) return undefined
        await pause(5)
      }
    },
    rules() {
      const stamp = stampOf()
      if (known?.stamp === stamp) return known.rules
      const rules = readHostFiles(folder)
      // During a swap the last rules hold.
      if (identity() !== undefined && stampOf() === stamp) known = { stamp, rules }
      return known?.rules ?? rules
    },
  }
}
