import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unservedFiles } from '../model/host-files.ts'
import { isInside } from '../util/is-inside.ts'
import { type HostFiles, readHostFiles } from './host-files.ts'
import { type OpenFile, openFile } from './send-file.ts'

/** The folder of a built site. Each build replaces the whole folder. */
export interface SiteFolder {
  /** Opens the first path that is an existing file. Paths are relative to the folder. */
  open(paths: string[]): Promise<OpenFile | undefined>
  /** Returns the host rules of the current build. */
  rules(): HostFiles
}

/** How long to wait for a missing folder, in milliseconds. A build replaces the folder in much less time. */
const maxSwapDuration = 1000

/**
 * Opens the folder of a built site. Files are looked up again for each request, because the folder can be replaced at any time. The folder
 * is missing between the two renames of a swap (`swapFolders`), so a request at that time waits for the new folder.
 */
export function siteFolder(folder: string): SiteFolder {
  let cached: { stamp: string; rules: HostFiles } | undefined

  /** Returns a number that identifies the build in the folder, or `undefined` while the folder is missing. */
  const identity = () => statSync(folder, { throwIfNoEntry: false })?.ino
  const stampOf = () =>
    [
      identity(),
      ...unservedFiles.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs),
    ].join()
  return {
    async open(paths) {
      const until = Date.now() + maxSwapDuration
      for (;;) {
        const initialIdentity = identity()
        for (const path of paths) {
          const file = isInside(folder, join(folder, path)) ? openFile(join(folder, path)) : undefined
          if (file) return file
        }
        // If the folder was replaced in the meantime, the file may exist in the new folder.
        if ((initialIdentity !== undefined && initialIdentity === identity()) || Date.now() > until) return undefined
        await pause(5)
      }
    },
    rules() {
      const stamp = stampOf()
      if (cached?.stamp === stamp) return cached.rules
      const rules = readHostFiles(folder)
      // While the folder is being replaced, keep using the previous rules.
      if (identity() !== undefined && stampOf() === stamp) cached = { stamp, rules }
      return cached?.rules ?? rules
    },
  }
}
