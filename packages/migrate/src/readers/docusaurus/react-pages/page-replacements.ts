import { type Options, textOf, toRecord } from '../../../util/values.ts'
import { replacedPackages } from '../replaced-packages.ts'

/** A module of the new site that replaces one of Docusaurus. */
export interface Replacement {
  /** Name of the file. */
  file: string
  text: string
}

/** Class of the element that contains a page. The styles of Docusaurus's theme only apply within it. */
export const pageClass = 'docusaurus-page'

/**
 * Modules that replace what React pages import from Docusaurus, by specifier. During the import, `Layout`, `Head`, and `Redirect` pass
 * their props to a global function, from which the import learns the title of a page and the target of a redirect.
 *
 * @param config The configuration of the old site.
 * @param pluginData The data that plugins of the old site give to components, by name and ID of the plugin.
 */
export function pageReplacements(config: Options, pluginData: object): Record<string, Replacement> {
  return {
    ...replacedPackages,
    '@docusaurus/theme-common': {
      file: 'theme-common.jsx',
      text: replacedPackages['@docusaurus/theme-common']!.text.replace(
        /(?=^import )/m,
        "import siteConfig from './siteConfig.js'\n",
      ).concat(themeCommon),
    },
    '@docusaurus/useDocusaurusContext': {
      file: 'useDocusaurusContext.js',
      text: `// Replaces \`@docusaurus/useDocusaurusContext\`.
import siteConfig from './siteConfig.js'

const context = {
  siteConfig,
  siteMetadata: { docusaurusVersion: '', pluginVersions: {} },
  i18n: { defaultLocale: 'en', currentLocale: 'en', locales: ['en'], localeConfigs: {} },
  codeTranslations: {},
}

export default function useDocusaurusContext() {
  return context
}
`.replaceAll("'en'", JSON.stringify(textOf(toRecord(config.i18n).defaultLocale) ?? 'en')),
    },
    '@generated/docusaurus.config': { file: 'siteConfig.js', text: siteConfig(config) },
    '@docusaurus/Head': {
      file: 'Head.js',
      text: `// Replaces \`@docusaurus/Head\`. The title and the description are in the page's front matter.
export default function Head() {
  return null
}
`,
    },
    '@docusaurus/Translate': {
      file: 'Translate.jsx',
      text: `// Replaces \`@docusaurus/Translate\`. The site has one language.
import { Fragment } from 'react'

const partsOf = (text, values = {}) => text.split(/(\\{\\w+\\})/).map((part) => values[part.slice(1, -1)] ?? part)

export function translate({ message, id = '' }, values) {
  return partsOf(message ?? id, values).join('')
}

export default function Translate({ children, id = '', values }) {
  return partsOf(children ?? id, values).map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
`,
    },
    '@docusaurus/router': {
      file: 'router.js',
      text: `// Replaces \`@docusaurus/router\`.
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

const pathOf = (to) => (typeof to === 'string' ? to : \`\${to.pathname ?? window.location.pathname}\${to.search ?? ''}\${to.hash ?? ''}\`)

/** Query parameters change in place. Other pages are loaded. */
function go(to, method) {
  const url = new URL(pathOf(to), window.location.href)
  if (url.pathname !== window.location.pathname) window.location[method === 'pushState' ? 'assign' : 'replace'](url)
  else {
    window.history[method](window.history.state, '', url)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }
}

const history = {
  push: (to) => go(to, 'pushState'),
  replace: (to) => go(to, 'replaceState'),
  goBack: () => window.history.back(),
}

export function useHistory() {
  return { ...history, location: useLocation() }
}

export function Redirect({ to }) {
  useEffect(() => window.location.replace(pathOf(to)), [to])
  return null
}
`,
    },
    '@docusaurus/useBrokenLinks': {
      file: 'useBrokenLinks.js',
      text: `// Replaces \`@docusaurus/useBrokenLinks\`. The build finds links and anchors in the rendered page.
export default function useBrokenLinks() {
  return { collectAnchor() {}, collectLink() {} }
}
`,
    },
    '@docusaurus/isInternalUrl': {
      file: 'isInternalUrl.js',
      text: `// Replaces \`@docusaurus/isInternalUrl\`.
export default function isInternalUrl(url) {
  return url !== undefined && !/^(?:[a-z][a-z\\d+.-]*:|\\/\\/)/i.test(url)
}
`,
    },
    '@docusaurus/useGlobalData': {
      file: 'useGlobalData.js',
      text: `// Replaces \`@docusaurus/useGlobalData\`. Contains what the plugins of the old site returned when it was imported.
const data = ${JSON.stringify(pluginData, null, 2)}

export default function useGlobalData() {
  return data
}

export function useAllPluginInstancesData(plugin) {
  return data[plugin]
}

export function usePluginData(plugin, id = 'default') {
  if (!data[plugin]) throw new Error(\`the data of the plugin \${plugin} couldn’t be loaded\`)
  return data[plugin][id]
}
`,
    },
    '@theme/Layout': {
      file: 'Layout.jsx',
      text: `// Replaces \`@theme/Layout\`. The site's own frame surrounds the page.
export default function Layout({ children, wrapperClassName = '' }) {
  return <div className={\`${pageClass} \${wrapperClassName}\`.trim()}>{children}</div>
}
`,
    },
    '@theme/Heading': {
      file: 'Heading.jsx',
      text: `// Replaces \`@theme/Heading\`.
export default function Heading({ as: Tag = 'h2', ...props }) {
  return <Tag {...props} />
}
`,
    },
    '@theme/CodeBlock': {
      file: 'CodeBlock.jsx',
      text: `// Replaces \`@theme/CodeBlock\`.
export default function CodeBlock({ children, title }) {
  return (
    <>
      {title && <p>{title}</p>}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </>
  )
}
`,
    },
    '@theme/Admonition': {
      file: 'Admonition.jsx',
      text: `// Replaces \`@theme/Admonition\`.
const names = { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', caution: 'Caution', danger: 'Danger' }
const colors = { tip: 'success', caution: 'warning', note: 'secondary' }

export default function Admonition({ type = 'note', title = names[type] ?? type, children }) {
  return (
    <div className={\`alert alert--\${colors[type] ?? type}\`}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
  )
}
`,
    },
    '@theme/Details': {
      file: 'Details.jsx',
      text: `// Replaces \`@theme/Details\`.
export default function Details({ summary, children, ...props }) {
  return (
    <details {...props}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  )
}
`,
    },
    '@theme/ThemedImage': {
      file: 'ThemedImage.jsx',
      text: `// Replaces \`@theme/ThemedImage\`.
import { useColorMode } from './theme-common.jsx'

export default function ThemedImage({ sources, alt = '', ...props }) {
  const { colorMode } = useColorMode()
  return <img src={sources[colorMode]} alt={alt} {...props} />
}
`,
    },
    '@theme/TabItem': {
      file: 'TabItem.jsx',
      text: `// Replaces \`@theme/TabItem\`.
export default function TabItem({ children, hidden, className }) {
  return (
    <div role="tabpanel" hidden={hidden} className={className}>
      {children}
    </div>
  )
}
`,
    },
    '@theme/Tabs': {
      file: 'Tabs.jsx',
      text: `// Replaces \`@theme/Tabs\`.
import { Children, cloneElement, useState } from 'react'

export default function Tabs({ children, values, defaultValue, className = '' }) {
  const items = Children.toArray(children).filter((child) => child.props)
  const tabs = values ?? items.map(({ props }) => ({ value: props.value, label: props.label ?? props.value }))
  const first = defaultValue ?? items.find(({ props }) => props.default)?.props.value ?? tabs[0]?.value
  const [selected, select] = useState(first)
  return (
    <div className={className}>
      <div role="tablist" className="tabs">
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            aria-selected={value === selected}
            className={\`tabs__item \${value === selected ? 'tabs__item--active' : ''}\`}
            onClick={() => select(value)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map((item) => cloneElement(item, { key: item.props.value, hidden: item.props.value !== selected }))}
    </div>
  )
}
`,
    },
  }
}

const themeCommon = `
/** Returns whether the window is as wide as a \`desktop\`. Until the page has been hydrated, that's not known. */
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

export function useCollapsible({ initialState }) {
  const [collapsed, setCollapsed] = useState(initialState ?? false)
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((isCollapsed) => !isCollapsed) }
}

export function Collapsible({ as: Tag = 'div', collapsed, lazy, animation, onCollapseTransitionEnd, disableSSRStyle, ...props }) {
  return lazy && collapsed ? null : <Tag hidden={collapsed} {...props} />
}

/** The title and the description are in the page's front matter. */
export function PageMetadata() {
  return null
}

/** On small screens, Docusaurus shows this component in its menu. */
export function NavbarSecondaryMenuFiller({ component: Component, props }) {
  return <Component {...props} />
}

export function HtmlClassNameProvider({ children }) {
  return children
}

export function useThemeConfig() {
  return siteConfig.themeConfig ?? {}
}
`

/** The keys of the configuration that components read. The base URL is `/`, because the build adds the new one. */
function siteConfig(config: Options): string {
  const keys = 'title tagline url favicon organizationName projectName trailingSlash customFields themeConfig'.split(
    ' ',
  )
  const own = Object.fromEntries(keys.flatMap((key) => (config[key] === undefined ? [] : [[key, config[key]]])))
  return `// The part of the old site's configuration that its pages use.
export default ${JSON.stringify({ ...own, baseUrl: '/' }, null, 2)}
`
}
