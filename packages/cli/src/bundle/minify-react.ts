import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Fields of React's internal objects that only `react-dom/client` reads. They occur thousands of times in its file, so mangling them makes
 * the file noticeably smaller.
 *
 * The list contains no options, element properties, or DOM names, because other code reads those by name.
 */
export const internalFields = `
  child return tag flags lane lanes queue shared payload dependencies stores callbacks
  memoizedState memoizedProps pendingProps stateNode sibling alternate elementType updateQueue subtreeFlags childLanes deletions
  refCleanup treeForkCount cachePool pooledCache pooledCacheLanes pendingLanes suspendedLanes pingedLanes warmLanes
  expiredLanes entangledLanes entanglements errorRecoveryDisabledLanes shellSuspendCounter expirationTimes hiddenUpdates
  hiddenCallbacks callbackNode callbackPriority cancelPendingCommit timeoutHandle pingCache pendingContext baseState baseQueue
  baseLanes firstBaseUpdate lastBaseUpdate lastEffect lastRenderedState lastRenderedReducer hasEagerState eagerState revertLane
  memoCache firstContext dehydrated isDehydrated treeContext retryLane retryQueue hydrationErrors tailMode renderingStartTime
  blockedOn targetContainers eventSystemFlags attachedListener foundSelf paired pool rendering unsuspend stylesheets
  suspenseyImages waitingForImages imgCount imgBytes _fragmentFiber _retryCache _visibility _eventListeners
`
  .trim()
  .split(/\s+/)

const isInternal = new RegExp(`^(?:${internalFields.join('|')})$`)

/** Creates an esbuild plugin that minifies React's internal fields. React DevTools reads those fields, so it won't detect React. */
export function minifyReact(): Plugin {
  return {
    name: 'lean-react',
    setup(build) {
      build.onLoad({ filter: /[\\/]react-dom-client\.production\.js$/ }, async ({ path }) => {
        const prebuilt = new URL(prebuiltName(path), import.meta.url)
        const isPrebuilt = existsSync(prebuilt)
        return { contents: isPrebuilt ? readFileSync(prebuilt) : await minified(path, build.esbuild), loader: 'js' }
      })
    },
  }
}

/** Writes the minified file next to the engine's bundle, because minifying React would slow down every cold build. */
export async function prebuildReact(folder: string, esbuild: Pick<Esbuild, 'transform'>): Promise<void> {
  const client = createRequire(import.meta.url).resolve('@docs-engine/client/package.json')
  const path = join(
    dirname(createRequire(client).resolve('react-dom/package.json')),
    'cjs/react-dom-client.production.js',
  )
  writeFileSync(join(folder, prebuiltName(path)), await minified(path, esbuild))
}

type Esbuild = typeof import('esbuild')

async function minified(path: string, esbuild: Pick<Esbuild, 'transform'>): Promise<string> {
  const { code } = await esbuild.transform(readFileSync(path, 'utf8'), {
    mangleProps: isInternal,
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    minify: true,
    legalComments: 'none',
  })
  return code
}

/**
 * Returns the name of the minified file. It contains React's version, since a site's version may differ from the one the engine was packed
 * with.
 */
function prebuiltName(path: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(path), '../package.json'), 'utf8')) as { version: string }
  return `react-dom-client-${version}.js`
}
