import { site } from 'virtual:site'
import { components } from 'virtual:theme'
import { useSyncExternalStore } from 'react'
import type { Router } from '../router/router.ts'
import { Frame } from '../theme/frame/Frame.tsx'

/** Hydrates the page that `App` rendered, and re-renders it on each navigation. */
export function BrowserApp({ router }: { router: Router }) {
  const state = useSyncExternalStore(router.subscribe, router.state, router.state)
  return <Frame site={site} {...state} components={components} />
}
