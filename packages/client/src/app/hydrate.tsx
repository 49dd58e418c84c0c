import { site } from 'virtual:site'
import { startTransition } from 'react'
import { AfterHydration, createHydrateInto } from '../platform/hydrate-into.tsx'
import type { Router } from '../router/router.ts'
import { BrowserApp } from './BrowserApp.tsx'
import type { Features } from './install-features.ts'
import { createNavigation } from './navigation.ts'

/** Hydrates the page in small slices of time, then lets the router handle link clicks. */
export async function hydrate(features: Features): Promise<void> {
  const { createRoot, flushSync, hydrateRoot } = await import('../platform/react-dom.ts')
  // Hydrate in a separate task, so that the browser can handle input after it has compiled and run React.
  await new Promise((resolve) => setTimeout(resolve))
  const { router, start } = createNavigation(site, features, createHydrateInto(hydrateRoot))
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
    // `data-rerender` marks a document in which the service worker combined two pages. Such HTML can't be hydrated.
    if ('rerender' in root.dataset) createRoot(root, options).render(app)
    else hydrateRoot(root, app, options)
  })
}
