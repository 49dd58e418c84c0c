// Replaces the part of `@docusaurus/theme-common` that components of sites use.
import { type ComponentProps, type ComponentType, type ElementType, type ReactNode, useEffect, useState } from 'react'
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

/** Returns the items that equal an earlier item. */
export function duplicates<Item>(items: readonly Item[], isEqual = (a: Item, b: Item) => a === b): Item[] {
  return items.filter((item, index) => items.findIndex((other) => isEqual(other, item)) !== index)
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

export function useCollapsible({ initialState = false }: { initialState?: boolean } = {}) {
  const [collapsed, setCollapsed] = useState(initialState)
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((isCollapsed) => !isCollapsed) }
}

interface CollapsibleProps extends ComponentProps<'div'> {
  as?: ElementType
  collapsed?: boolean
  lazy?: boolean
  animation?: unknown
  onCollapseTransitionEnd?: unknown
  disableSSRStyle?: boolean
}

export function Collapsible(collapsible: CollapsibleProps) {
  const {
    as: Tag = 'div',
    collapsed,
    lazy,
    animation,
    onCollapseTransitionEnd,
    disableSSRStyle,
    ...props
  } = collapsible
  return lazy && collapsed ? null : <Tag hidden={collapsed} {...props} />
}

/** The title and the description are in the page's front matter. */
export function PageMetadata(_props: { title?: string; description?: string }) {
  return null
}

/** On small screens, Docusaurus shows this component in its menu. */
export function NavbarSecondaryMenuFiller<Props extends object>(filler: {
  component: ComponentType<Props>
  props: Props
}) {
  const { component: Component, props } = filler
  return <Component {...props} />
}

export function HtmlClassNameProvider({ children }: { children?: ReactNode }) {
  return children
}

export function useThemeConfig(): Record<string, unknown> {
  return siteConfig.themeConfig ?? {}
}
