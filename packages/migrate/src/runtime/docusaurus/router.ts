// Replaces `@docusaurus/router`.
import { useEffect, useState } from 'react'

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

export function Redirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to])
  return null
}
