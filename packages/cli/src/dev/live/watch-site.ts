import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { watch } from 'chokidar'

export interface SiteWatcher {
  /** Other files beside the content: the configuration, styles, what components import. Absolute paths. */
  setFiles(files: Iterable<string>): void
  close(): Promise<void>
}

/** A file of the site, by its path from the root, with slashes. */
export interface FileEvent {
  kind: 'add' | 'change' | 'unlink'
  path: string
}

/** Milliseconds after which a file is looked at again: the watcher keeps quiet about a second save right after the first. */
const again = 80

export interface WatchOptions {
  /** When the site was read, in milliseconds of the system's clock. */
  since: number
  /** To look around takes the watcher a second in a large site: it is not done before. What is saved meanwhile is told then. */
  begin: Promise<void>
  /** Called with what came at the same time; and some time later once more, for what was saved meanwhile. */
  onEvents: (events: FileEvent[]) => void
}

/** Tells at once what is saved. One watcher stands on the root, so that a folder which is deleted and made again is seen too. */
export function watchSite(root: string, { since, begin, onEvents }: WatchOptions): SiteWatcher {
  const content = join(root, 'content')
  const versions = join(root, 'versions')
  let files = new Set<string>()
  let folders = new Set<string>()
  const isWatched = (path: string) => {
    if (path === root || files.has(path) || folders.has(path)) return true
    if (![content, versions].some((folder) => path === folder || path.startsWith(folder + sep))) return false
    return !/(^|[\\/])(\.git|node_modules)([\\/]|$)|[~]$|\.sw[a-z]$/.test(relative(root, path))
  }
  const watcher = watch([], { ignoreInitial: true, ignored: (path) => !isWatched(path) })
  let hasBegun = false
  begin.then(() => {
    hasBegun = true
    if (watcher.closed) return
    // A path without a file would make the watcher believe too early that it has seen everything.
    watcher.add([root, ...[...files].filter((path) => !path.startsWith(root + sep) && existsSync(path))])
  })

  let pending: FileEvent[] = []
  let timer: NodeJS.Timeout | undefined
  const waiting = new Map<string, NodeJS.Timeout>()
  const flush = () => {
    timer = undefined
    const events = pending
    pending = []
    onEvents(events)
  }
  const push = (kind: FileEvent['kind'], absolute: string) => {
    const path = relative(root, absolute).split(sep).join('/')
    pending.push({ kind, path })
    // All that the watcher tells in one go, no longer.
    timer ??= setTimeout(flush, 0)
  }
  for (const kind of ['add', 'change', 'unlink'] as const) {
    watcher.on(kind, (path) => {
      push(kind, path)
      clearTimeout(waiting.get(path))
      waiting.set(
        path,
        setTimeout(() => {
          waiting.delete(path)
          push('change', path)
        }, again),
      )
    })
  }
  // What was saved while the watcher was looking around.
  watcher.on('ready', () => {
    push('add', content)
    const components = Object.entries(watcher.getWatched())
      .filter(([folder]) => folder.startsWith(join(content, '_components')))
      .flatMap(([folder, names]) => names.map((name) => join(folder, name)))
    for (const path of [...files, ...components]) {
      if ((statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= since) push('change', path)
    }
  })
  // A folder that cannot be read, or too many files for the system to watch.
  watcher.on('error', (error) => process.stderr.write(`Some files are not watched: ${error}\n`))

  return {
    setFiles(next) {
      const added = [...next].filter((path) => !files.has(path) && !path.startsWith(content + sep))
      if (added.length === 0) return
      files = new Set([...files, ...added])
      folders = new Set([...files].flatMap((path) => foldersAbove(path, root)))
      if (hasBegun) watcher.add(added)
    },
    async close() {
      clearTimeout(timer)
      for (const timeout of waiting.values()) clearTimeout(timeout)
      await watcher.close()
    },
  }
}

/** The folders between a file and the root. */
function foldersAbove(path: string, root: string): string[] {
  const folders: string[] = []
  for (let at = dirname(path); at.startsWith(root + sep); at = dirname(at)) folders.push(at)
  return folders
}
