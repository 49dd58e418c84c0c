import { overrides } from 'virtual:theme'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { BrowserApp } from '../App.tsx'
import type { SiteData } from '../page-data.ts'
import type { Router } from '../router/router.ts'
import { AfterHydration } from './AfterHydration.tsx'
import { createPages } from './create-pages.ts'

/** Gives React the drawn page, in small slices of time, and then the links to the router. */
export function hydrate(site: SiteData): void {
  const { router, start } = createPages(site)
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
