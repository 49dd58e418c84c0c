import { join } from 'node:path'
import { type Plugin, unified } from 'unified'
import { VFile } from 'vfile'
import { type OriginalSite, readOriginalSite } from './original-site.ts'
import type { UnifiedPlugin } from './unified-plugins.ts'

/** A plugin that needs data from the network. The packages that request the data are replaced by stubs. */
export interface OfflinePlugin {
  plugin: UnifiedPlugin
  call: OriginalSite['call']
  /** Whether the plugin read so much of the stubs that the pages that need the data aren't known. */
  isUnknown: boolean
}

const networkErrors = /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/

/**
 * Returns the plugins that can't load data from the network, whatever the page contains. A stub stands for the data. A page that such a
 * plugin doesn't change then doesn't need the data.
 */
export async function offlinePlugins(
  plugins: readonly UnifiedPlugin[],
  site: OriginalSite,
): Promise<Map<UnifiedPlugin, OfflinePlugin>> {
  const unreachable = new Set<string>()
  const failing: UnifiedPlugin[] = []
  for (const plugin of plugins) {
    const error = await errorWithoutText(plugin, site)
    if (!isNetworkError(error)) continue
    failing.push(plugin)
    unreachable.add(requestedBy(error))
  }
  if (failing.length === 0) return new Map()
  const offline = await readOriginalSite(site.folder, unreachable)
  const all = allPlugins(offline)
  return new Map(
    failing.map((plugin) => [
      plugin,
      { plugin: all[allPlugins(site).indexOf(plugin)]!, call: offline.call, isUnknown: false },
    ]),
  )
}

function allPlugins({ docs, blogs }: OriginalSite): UnifiedPlugin[] {
  return [...docs, ...blogs.map(({ set }) => set)].flatMap((set) => set.unified)
}

/** Runs a plugin on an empty page, and returns the error. */
async function errorWithoutText({ plugin, options }: UnifiedPlugin, site: OriginalSite): Promise<unknown> {
  const file = new VFile({ path: join(site.folder, 'docs/empty.mdx'), value: '', cwd: site.folder })
  try {
    await site.call(plugin, () =>
      unified()
        .use(plugin as Plugin<unknown[]>, ...(options === undefined ? [] : [options]))
        .run({ type: 'root', children: [] } as never, file),
    )
    return undefined
  } catch (error) {
    return error
  }
}

function isNetworkError(error: unknown): error is Error {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (networkErrors.test(String((cause as NodeJS.ErrnoException).code))) return true
  return false
}

/** Returns the package that the site's code called and that made the request. `fetch` if the site's code made it. */
function requestedBy({ stack = '' }: Error): string {
  const frames = stack.split('\n').flatMap((line) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(line)?.[1] ?? [])
  return frames.at(-1) ?? 'fetch'
}
