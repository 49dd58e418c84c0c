import { site } from 'virtual:site'
import { overrides } from 'virtual:theme'
import { startTransition } from 'react'
import { BrowserApp } from '../App.tsx'
import type { Router } from '../router/router.ts'
import { AfterHydration } from './AfterHydration.tsx'
import { createPages } from './create-pages.ts'

/** Gives React the drawn page, in small slices of time, and then the links to the router. */
export async function hydrate(): Promise<void> {
  const { flushSync, hydrateRoot } = await import('./react-dom.ts')
  const { router, start } = createPages(site, hydrateRoot)
  const inOneStep: Router = {
    ...router,
    // What follows a new page (scroll, focus) needs it in the document.
    subscribe: (listener) => router.subscribe(() => flushSync(listener)),
  }
  // A transition may be interrupted: the reader's input goes first.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <AfterHydration run={start}>
        <BrowserApp site={site} router={inOneStep} overrides={overrides} />
      </AfterHydration>,
    )
  })
}
