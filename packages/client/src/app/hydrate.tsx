import { site } from 'virtual:site'
import { components } from 'virtual:theme'
import { startTransition, useSyncExternalStore } from 'react'
import { AfterHydration, createHydrateInto } from '../platform/hydrate-into.tsx'
import type { Router } from '../router/router.ts'
import { Frame } from '../theme/frame/Frame.tsx'
import type { Features } from './install-features.ts'
import { createNavigation } from './navigation.ts'
import { readFirstPage } from './read-document.ts'

/** Hydrates the page in small slices of time, then lets the router handle link clicks. */
export async function hydrate(features: Features): Promise<void> {
  const { createRoot, flushSync, hydrateRoot } = await import('../platform/react-dom.ts')
  // Hydrate in a separate task, so that the browser can handle input after it has compiled and run React.
  await new Promise((resolve) => setTimeout(resolve))
  const firstPage = readFirstPage(site.baseUrl)
  const { router, start } = createNavigation(site, features, firstPage, createHydrateInto(hydrateRoot))
  const synchronousRouter: Router = {
    ...router,
    // Scrolling and focusing after a navigation need the new page to be in the document.
    subscribe: (listener) => router.subscribe(() => flushSync(listener)),
  }
  const root = document.querySelector<HTMLElement>('body > .docs-root')!
  const app = (
    <AfterHydration run={start}>
      <BrowserApp router={synchronousRouter} />
    </AfterHydration>
  )
  const options = {
    onUncaughtError: (error: unknown) =>
      void import('./restore-page.ts').then((module) => module.restorePage(root, error)),
  }
  // Hydrate in a transition, so that React can interrupt the work to handle the reader's input.
  startTransition(() => {
    if (firstPage.html === undefined) hydrateRoot(root, app, options)
    else createRoot(root, options).render(app)
  })
}

/** Hydrates the page that `App` rendered, and re-renders it on each navigation. */
function BrowserApp({ router }: { router: Router }) {
  const state = useSyncExternalStore(router.subscribe, router.state, router.state)
  return <Frame site={site} {...state} components={components} />
}
