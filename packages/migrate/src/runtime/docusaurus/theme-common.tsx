// Replaces the part of `@docusaurus/theme-common` that components of sites use.
import { type ReactNode, useEffect, useState } from 'react'
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

/** Returns whether the window is as wide as a `desktop`. Until the page has been hydrated, the width isn't known. */
export function useWindowSize({ desktopBreakpoint = 996 } = {}) {
  const [size, setSize] = useState('ssr')
  useEffect(() => {
    const update = () => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile')
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [desktopBreakpoint])
  return size
}

/** The title and the description are in the page's front matter. */
export function PageMetadata(_props: { title?: string; description?: string }) {
  return null
}

export function HtmlClassNameProvider({ children }: { children?: ReactNode }) {
  return children
}

export function useThemeConfig(): Record<string, unknown> {
  return siteConfig.themeConfig ?? {}
}
