import { CannotRender } from '../shared/cannot-render.ts'
import type { OldPage, OldSite } from '../shared/old-site.ts'
import type { Options } from '../shared/values.ts'
import { textOf, toRecord } from '../shared/values.ts'
import type { VuePackages } from './vue-modules.ts'

const fail = (reason: string) => () => {
  throw new CannotRender(reason)
}

/** Functions of Vue whose code runs only in a browser, so that a component that calls them changes there. */
const browserHooks = 'onMounted onBeforeMount onUpdated onBeforeUpdate onActivated'.split(' ')

/**
 * Modules that replace Vue, VitePress, and its theme when a component is rendered.
 *
 * @param page Returns the page that is being rendered.
 */
export function providedVue(
  { vue }: VuePackages,
  site: OldSite,
  config: Options,
  page: () => OldPage,
): Record<string, unknown> {
  const { h, ref } = vue
  const lang = textOf(config.lang) ?? 'en-US'
  const resolve = vue.resolveComponent as (name: string, isSelf?: boolean) => unknown
  const trackedVue = {
    ...vue,
    __esModule: true,
    ...Object.fromEntries(browserHooks.map((name) => [name, fail('it runs code in the browser')])),
    resolveComponent: (name: string, isSelf?: boolean) => {
      const found = resolve(name, isSelf)
      if (typeof found === 'string') throw new CannotRender(`it uses \`<${name}>\``)
      return found
    },
  }
  const pageData = () => {
    const { frontMatter } = page().block
    const data = {
      site: { ...config, lang, base: site.baseUrl },
      theme: toRecord(config.themeConfig),
      page: {
        relativePath: page().source,
        filePath: page().source,
        title: frontMatter.title ?? '',
        frontmatter: frontMatter,
      },
      frontmatter: frontMatter,
      params: {},
      title: frontMatter.title ?? config.title,
      description: frontMatter.description ?? config.description,
      lang,
      dir: 'ltr',
      localeIndex: 'root',
    }
    return {
      ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, ref(value)])),
      get isDark() {
        return fail('it depends on the color mode')()
      },
      get hash() {
        return fail('it depends on the URL in the browser')()
      },
    }
  }
  const vitepress = {
    __esModule: true,
    useData: pageData,
    useRoute: () => ({ path: page().route, data: pageData() }),
    useRouter: () => ({ go: fail('it navigates to other pages') }),
    // Links are written without the base URL in Markdown.
    withBase: (path: string) => path,
    inBrowser: false,
    onContentUpdated: fail('it runs code in the browser'),
    Content: fail('it shows the contents of other pages'),
    createContentLoader: fail('it uses data from other pages'),
    defineComponent: (component: unknown) => component,
  }
  // The name isn't a tag of HTML, so that the badge is recognized in the result.
  const badge: VueFunction = (properties, { slots }) =>
    h('docs-badge', properties, slots.default?.() ?? String(properties.text ?? ''))
  badge.props = ['text', 'type']
  const contents: VueFunction = (_, { slots }) => slots.default?.()
  const theme = { __esModule: true, VPBadge: badge, ClientOnly: contents, default: {} }
  const icon: VueFunction = ({ icon: name }) => h('docs-icon', { name: String(name) })
  icon.props = ['icon', 'width', 'height', 'inline']
  return {
    vue: trackedVue,
    vitepress,
    'vitepress/theme': theme,
    // A variant of VitePress's theme that the sites of Vite and Vitest use.
    '@voidzero-dev/vitepress-theme': theme,
    '@iconify/vue': { __esModule: true, Icon: icon },
  }
}

/** Returns the components of VitePress that templates can use without importing them. */
export function themeComponents(provided: Record<string, unknown>): Record<string, object> {
  const { VPBadge, ClientOnly } = provided['vitepress/theme'] as { VPBadge: object; ClientOnly: object }
  return { Badge: VPBadge, ClientOnly }
}

interface VueFunction {
  (properties: Record<string, unknown>, context: { slots: { default?: () => unknown } }): unknown
  props?: string[]
}
