import { CannotRender } from '../../foreign/cannot-render.ts'
import type { OldPage, OldSite } from '../../model/old-site.ts'
import type { Options } from '../../util/values.ts'
import { textOf, toArray, toRecord } from '../../util/values.ts'
import type { VuePackages } from './vue-modules.ts'

const fail = (reason: string) => () => {
  throw new CannotRender(reason)
}

export interface ColorMode {
  isDark: boolean
  wasRead: boolean
}

/** Functions of Vue whose code runs only in a browser, so that a component that calls them changes there. */
const browserHooks = 'onMounted onBeforeMount onUpdated onBeforeUpdate onActivated'.split(' ')

/**
 * Modules that replace Vue, VitePress, and its theme when a component is rendered.
 *
 * @param page Returns the page that is being rendered.
 * @param colorMode The mode to render in, and whether a component depended on it.
 */
export function providedVue(
  { vue }: VuePackages,
  site: OldSite,
  config: Options,
  page: () => OldPage,
  colorMode: ColorMode,
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
        colorMode.wasRead = true
        return ref(colorMode.isDark)
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
  const theme = { __esModule: true, VPBadge: badge, ClientOnly: contents, ...teamComponents(h), default: {} }
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

/** Simple versions of the components for team pages. */
function teamComponents(h: VuePackages['vue']['h']): Record<string, VueFunction> {
  const slot =
    (tag: string, name: string): VueFunction =>
    (_, { slots }) =>
      slots[name] ? h(tag, slots[name]()) : undefined
  const members: VueFunction = ({ members: list }) =>
    h(
      'ul',
      { class: 'moved-team' },
      toArray(list)
        .map(toRecord)
        .map((member) => h('li', memberOf(member, h))),
    )
  members.props = ['members', 'size']
  const section =
    (heading: string): VueFunction =>
    (properties, context) => [
      slot(heading, 'title')(properties, context),
      slot('p', 'lead')(properties, context),
      context.slots.members?.(),
    ]
  const page: VueFunction = (_, { slots }) => slots.default?.()
  return {
    VPTeamPage: page,
    VPTeamPageTitle: section('h1'),
    VPTeamPageSection: section('h2'),
    VPTeamMembers: members,
  }
}

function memberOf(member: Options, h: VuePackages['vue']['h']): unknown[] {
  const { avatar, name, title, org, orgLink, desc, links, sponsor } = member
  const link = (href: unknown, text: unknown) => (href ? h('a', { href }, String(text)) : String(text))
  const icons = toArray(links)
    .map(toRecord)
    .map((entry) => link(entry.link, textOf(entry.ariaLabel) ?? textOf(entry.icon) ?? 'Link'))
  const all = [...icons, ...(sponsor ? [link(sponsor, member.actionText ?? 'Sponsor')] : [])]
  const lines = [
    h('strong', String(name)),
    ...(title || org
      ? [h('span', [title ? String(title) : '', title && org ? ' at ' : '', org ? link(orgLink, org) : ''])]
      : []),
    ...(desc ? [h('span', { innerHTML: String(desc) })] : []),
    ...(all.length > 0
      ? [
          h(
            'span',
            all.flatMap((entry, index) => (index > 0 ? [' · ', entry] : [entry])),
          ),
        ]
      : []),
  ]
  return [
    ...(avatar ? [h('img', { src: avatar, alt: '', width: 48, height: 48 })] : []),
    ...lines.flatMap((line, index) => (index > 0 || avatar ? [h('br'), line] : [line])),
  ]
}

/** Returns the components of VitePress that templates can use without importing them. */
export function themeComponents(provided: Record<string, unknown>): Record<string, object> {
  const { VPBadge, ClientOnly } = provided['vitepress/theme'] as { VPBadge: object; ClientOnly: object }
  return { Badge: VPBadge, ClientOnly }
}

interface VueFunction {
  (properties: Record<string, unknown>, context: { slots: Record<string, (() => unknown) | undefined> }): unknown
  props?: string[]
}
