import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { type FSWatcher, watch } from 'chokidar'
import { ancestorIn } from '../../util/is-inside.ts'
import { contentFolders } from '../../util/readable-file.ts'

export interface SiteWatcher {
  /**
   * Adds files that the site was read from, such as the configuration, styles, and imported modules. They are watched, including those
   * outside `content/`. If a path is a folder, everything in it is watched. Files that were added earlier are still watched. The paths
   * must be absolute.
   *
   * @param readSince When the first of the files was read, in milliseconds since the epoch. Changes that were made after this time, but
   *   before the file is watched, are reported.
   */
  setFiles(files: Iterable<string>, readSince: number): void
  close(): Promise<void>
}

/** A change to a file. `path` is relative to the root, with forward slashes. */
export interface FileEvent {
  kind: 'add' | 'change' | 'unlink'
  path: string
}

/**
 * Delay before a file that has changed is read again, in milliseconds. The watcher may miss a save that immediately follows another one.
 */
const rereadDelay = 80

/** How much the times of files may lag behind `Date.now()`, in milliseconds. */
const timeMargin = 20

export interface WatchOptions {
  /** When the site was read, in milliseconds since the epoch. */
  since: number
  /**
   * Watching starts when this promise resolves, because the initial scan of a large site is slow. After that scan, changes made after
   * `since` are reported.
   */
  begin: Promise<void>
  /** Called with all events that arrived together. */
  onEvents: (events: FileEvent[]) => void
  /** Called if some files can't be watched. */
  onWarning: (text: string) => void
}

/**
 * Watches a site and reports changes without delay. Uses a single watcher on the root, because that watcher also notices when a folder is
 * deleted and created again.
 */
export function watchSite(root: string, { since, begin, onEvents, onWarning }: WatchOptions): SiteWatcher {
  const content = join(root, 'content')
  /** All files and folders that were added. */
  const read = new Set<string>()
  /** The added files outside `content/`. The main watcher finds the files in `content/` itself. */
  let files = new Set<string>()
  let folders = new Set<string>()
  const ownFolders = new Set(contentFolders.map((folder) => join(root, folder)))
  const isWatched = (path: string) => {
    if (path === root || files.has(path) || folders.has(path)) return true
    const folder = ancestorIn(ownFolders, path) ?? ancestorIn(files, path)
    if (folder === undefined) return false
    return !/(^|[\\/])(\.docs|\.git|node_modules)([\\/]|$)|[~]$|\.sw[a-z]$/.test(relative(folder, path))
  }
  const startWatcher = (usePolling: boolean) => {
    const started = watch([], { ignoreInitial: true, ignored: (path) => !isWatched(path), usePolling })
    for (const kind of ['add', 'change', 'unlink'] as const) started.on(kind, (path) => report(kind, path))
    // Report files that changed during the initial scan.
    started.on('ready', () => {
      push('add', content)
      addMissed(started)
      const inFolders = watchedIn(started, new Set([...read, join(content, '_components')]))
      pushChanged(new Set([...read, ...inFolders]), since)
    })
    started.on('error', (error) => onWatchError(error))
    return started
  }
  let hasBegun = false
  let isClosed = false
  begin.then(() => {
    hasBegun = true
    if (isClosed) return
    addAll()
  })
  const addAll = () => {
    // Skip missing files, because they would make the watcher emit `ready` too early.
    const outside = [...folders, ...files].filter((path) => !path.startsWith(root + sep) && existsSync(path))
    watcher.add([root, ...outside])
  }

  /** Adds what was created during the initial scan, because the watcher lists each folder before it watches the folder. */
  const addMissed = (started: FSWatcher) => {
    const watched = new Set(watchedIn(started, new Set([root])))
    const existing = [...folders, ...files, ...foldersIn(ownFolders)].filter((path) => path.startsWith(root + sep))
    const missed = existing.filter((path) => !watched.has(path) && isWatched(path) && existsSync(path))
    if (missed.length > 0) started.add(missed)
  }

  let pending: FileEvent[] = []
  let timer: NodeJS.Timeout | undefined
  const rereadTimers = new Map<string, NodeJS.Timeout>()
  const flush = () => {
    timer = undefined
    const events = pending
    pending = []
    onEvents(events)
  }
  const push = (kind: FileEvent['kind'], absolute: string) => {
    const path = relativePath(root, absolute)
    pending.push({ kind, path })
    // To report changes without delay, combine only the events that the watcher emits in the same tick.
    timer ??= setTimeout(flush, 0)
  }
  const report = (kind: FileEvent['kind'], path: string) => {
    push(kind, path)
    const reported = stateOf(path)
    clearTimeout(rereadTimers.get(path))
    rereadTimers.set(
      path,
      setTimeout(() => {
        rereadTimers.delete(path)
        const state = stateOf(path)
        if (state !== reported) report(state === undefined ? 'unlink' : 'change', path)
      }, rereadDelay),
    )
  }
  const pushChanged = (paths: Iterable<string>, time: number) => {
    for (const path of paths) {
      if ((statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= time) push('change', path)
    }
  }
  let isPolling = false
  const onWatchError = (error: unknown) => {
    const limit = watchLimit(error)
    // Keep watching the other files if a folder can't be read.
    if (!limit) return onWarning(`Some files can’t be watched: ${error}`)
    // The error is reported for each file.
    if (isPolling) return
    isPolling = true
    onWarning(`${limit} Until then, Docs looks for changes several times per second.`)
    void watcher.close()
    watcher = startWatcher(true)
    addAll()
  }
  let watcher = startWatcher(false)

  const added = new Set<FSWatcher>()
  /** Reports the files that changed before the watcher, which adds files asynchronously, has added them. */
  const reportMissed = (paths: string[], time: number) => {
    // The main watcher has already emitted `ready`, so wait until a second watcher for the same files emits it. A missing file would make
    // it emit `ready` too early.
    const existing = paths.filter((path) => existsSync(path))
    if (existing.length === 0) return
    const second = watch(existing, { ignoreInitial: true, ignored: (path) => !isWatched(path), usePolling: isPolling })
    added.add(second)
    second.on('change', (path) => push('change', path))
    second.on('ready', () => pushChanged(new Set([...existing, ...watchedIn(second, read)]), time - timeMargin))
    second.on('error', () => {})
  }

  return {
    setFiles(next, readSince) {
      const all = [...next]
      for (const path of all) read.add(path)
      const newFiles = all.filter((path) => !files.has(path) && !path.startsWith(content + sep))
      if (newFiles.length === 0) return
      files = new Set([...files, ...newFiles])
      const before = folders
      folders = new Set([...files].flatMap((path) => parentFolders(path, root)))
      if (!hasBegun) return
      // Also watch their folders, because the watcher of a file ends when an editor replaces the file with a new one.
      watcher.add([...[...folders].filter((path) => !before.has(path)), ...newFiles])
      reportMissed(newFiles, readSince)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const timeout of rereadTimers.values()) clearTimeout(timeout)
      await Promise.all([watcher, ...added].map((each) => each.close()))
    },
  }
}

/** Returns how to raise the limit of the system that an error is about, or `undefined` for other errors. */
function watchLimit(error: unknown): string | undefined {
  const { code } = error as NodeJS.ErrnoException
  if (code !== 'ENOSPC' && code !== 'EMFILE') return undefined
  const name = code === 'ENOSPC' ? 'max_user_watches' : 'max_user_instances'
  const setting = `/proc/sys/fs/inotify/${name}`
  const limit = existsSync(setting) ? Number(readFileSync(setting, 'utf8')) : undefined
  if (!limit) return `The system can’t watch more files (${code}). Raise the limit on open files: \`ulimit -n 4096\`.`
  return `The system’s limit of watched files is reached (${limit}, ${code}). Raise it: \`sudo sysctl fs.inotify.${name}=${4 * limit}\`.`
}

/**
 * Returns what a save changes: the time of the last change, and the contents, because times are too coarse to tell two quick saves apart. Returns
 * `undefined` if the file can't be read.
 */
function stateOf(path: string): string | undefined {
  try {
    const stat = statSync(path)
    // Reading a device or a pipe might never end.
    return stat.isFile() ? `${stat.ctimeMs} ${readFileSync(path, 'latin1')}` : undefined
  } catch {
    return undefined
  }
}

/** Returns the paths that a watcher has found in folders. */
function watchedIn(watcher: FSWatcher, parents: ReadonlySet<string>): string[] {
  return Object.entries(watcher.getWatched())
    .filter(([folder]) => ancestorIn(parents, folder) !== undefined)
    .flatMap(([folder, names]) => names.map((name) => join(folder, name)))
}

/** Returns all folders below the given folders. Leaves out parents that are missing or that can't be read completely. */
function foldersIn(parents: ReadonlySet<string>): string[] {
  return [...parents].flatMap((parent) => {
    try {
      const entries = readdirSync(parent, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))
    } catch {
      return []
    }
  })
}

/** Returns the folders between a file and the root, or the folder of a file outside the root. */
function parentFolders(path: string, root: string): string[] {
  if (!path.startsWith(root + sep)) return [dirname(path)]
  const folders: string[] = []
  for (let at = dirname(path); at.startsWith(root + sep); at = dirname(at)) folders.push(at)
  return folders
}
