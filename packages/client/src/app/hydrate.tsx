import { site } from 'virtual:site'
import { startTransition } from 'react'
import { AfterHydration, createHydrateInto } from '../platform/hydrate-into.tsx'
import type { Router } from '../router/router.ts'
import { BrowserApp } from './BrowserApp.tsx'
import type { Features } from './install-features.ts'
import { createNavigation } from './navigation.ts'

/** Gives React the drawn page, in small slices of time, and then the links to the router. */
export async function hydrate(behaviors: Features): Promise<void> {
  const { createRoot, flushSync, hydrateRoot } = await import('../platform/react-dom.ts')
  const { router, start } = createNavigation(site, behaviors, createHydrateInto(hydrateRoot))
  const inOneStep: Router = {
    ...router,
    // What follows a new page (scroll, focus) needs it in the document.
    subscribe: (listener) => router.subscribe(() => flushSync(listener)),
  }
  const root = document.querySelector<HTMLElement>('body > .docs-root')!
  const app = (
    <AfterHydration run={start}>
      <BrowserApp router={inOneStep} />
    </AfterHydration>
  )
  const options = {
    onUncaughtError: (error: unknown) =>
      void import('./restore-page.ts').then(({ restorePage }) => restorePage(root, error)),
  }
  // A transition may be interrupted: the reader's input goes first.
  startTransition(() => {
    // The service worker had the text of the page, but nothing around it.
    if ('redraw' in root.dataset) createRoot(root, options).render(app)
    else hydrateRoot(root, app, options)
  })
}
