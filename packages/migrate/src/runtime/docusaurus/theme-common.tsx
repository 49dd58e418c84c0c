// Replaces the part of `@docusaurus/theme-common` that components of sites use.
import { useEffect, useState } from 'react'
import siteConfig from './siteConfig.ts'

/** Returns the color mode, `light` or `dark`. Until the page has been hydrated, it's `light`. */
export function useColorMode() {
  const [colorMode, setShown] = useState<'light' | 'dark'>('light')
  useEffect(() => {
    const page = document.documentElement
    const update = () => setShown(page.dataset.theme === 'dark' ? 'dark' : 'light')
    update()
    const observer = new MutationObserver(update)
    observer.observe(page, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return { colorMode, isDarkTheme: colorMode === 'dark' }
}

/** The title and the description are in the page's front matter. */
export function PageMetadata(_props: { title?: string; description?: string }) {
  return null
}

export function useThemeConfig(): Record<string, unknown> {
  return siteConfig.themeConfig ?? {}
}
