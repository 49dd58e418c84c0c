// Replaces `@docusaurus/router`.
import { useEffect, useState } from 'react'

type Target = string | { pathname?: string; search?: string; hash?: string }

/** Returns the location. Until the page has been hydrated, it's empty. */
export function useLocation() {
  const [location, setLocation] = useState({ pathname: '', search: '', hash: '' })
  useEffect(() => {
    const update = () => {
      const { pathname, search, hash } = window.location
      setLocation({ pathname, search, hash })
    }
    update()
    window.addEventListener('popstate', update)
    return () => window.removeEventListener('popstate', update)
  }, [])
  return location
}

function pathOf(to: Target): string {
  return typeof to === 'string' ? to : `${to.pathname ?? window.location.pathname}${to.search ?? ''}${to.hash ?? ''}`
}

/** Query parameters change in place. Other pages are loaded. */
function go(to: Target, method: 'pushState' | 'replaceState'): void {
  const url = new URL(pathOf(to), window.location.href)
  if (url.pathname !== window.location.pathname) window.location[method === 'pushState' ? 'assign' : 'replace'](url)
  else {
    window.history[method](window.history.state, '', url)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }
}

const history = {
  push: (to: Target) => go(to, 'pushState'),
  replace: (to: Target) => go(to, 'replaceState'),
  goBack: () => window.history.back(),
}

export function useHistory() {
  return { ...history, location: useLocation() }
}

export function Redirect({ to }: { to: Target }) {
  useEffect(() => window.location.replace(pathOf(to)), [to])
  return null
}
