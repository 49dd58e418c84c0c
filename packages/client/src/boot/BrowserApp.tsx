import { site } from 'virtual:site'
import { components } from 'virtual:theme'
import { useSyncExternalStore } from 'react'
import { Shell } from '../components/Shell.tsx'
import type { Router } from '../router/router.ts'

/** What `App` has drawn, where pages come and go. */
export function BrowserApp({ router }: { router: Router }) {
  const state = useSyncExternalStore(router.subscribe, router.state, router.state)
  return <Shell site={site} {...state} components={components} />
}
