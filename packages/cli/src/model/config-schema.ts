// Import the whole namespace, because `import { z }` would make the bundle include zod's messages in sixty languages.
import * as z from 'zod'
import { isCssColor } from './css-color.ts'
import { currentVersion, editionIn, isLanguageTag, otherLocales } from './edition.ts'
import { labelsSchema } from './labels-schema.ts'
import type { Pluggable, Plugin } from './plugin.ts'
import { policyDirectives, policySource } from './policy-schema.ts'
import { isRouteText, routeTextHint } from './route-text.ts'
import { type RuleLevel, type RuleName, ruleNames, ruleOf } from './rules.ts'

const routePath = z.string().startsWith('/', 'a route path that starts with `/`')
const level = z.enum(['throw', 'warn', 'ignore'])
/**
 * The `on…` keys, such as `onBrokenLinks`, use `throw` and `ignore`. `rules` accepts these words too, with the same
 * meaning.
 */
const ruleLevel = z
  .enum(['error', 'warn', 'info', 'off', 'throw', 'ignore'])
  .transform((word): RuleLevel => (word === 'throw' ? 'error' : word === 'ignore' ? 'off' : word))

const ruleLevels = z.partialRecord(z.enum(ruleNames), ruleLevel).superRefine((levels, context) => {
  for (const [name, level] of Object.entries(levels)) {
    if (!ruleOf(name as RuleName).isFixed || level === 'error') continue
    const message = '`error`, because a page that violates this rule can’t be built'
    context.addIssue({ code: 'custom', path: [name], message })
  }
})

const headingLevel = z.int().min(2).max(6)

const cssColor = z.string().refine(isCssColor, 'a CSS color, such as `#3b5bdb`, `teal`, or `oklch(0.5 0.2 260)`')

const linkItem = z
  .strictObject({
    /** Text of the link. */
    label: z.string(),
    /** Route path of a page on this site, with an optional `#anchor` and without the base URL. */
    to: routePath.optional(),
    /** An external URL. */
    href: z.string().optional(),
  })
  .refine(({ to, href }) => to === undefined || href === undefined, {
    path: ['href'],
    message: 'either `to`, for a page of this site, or `href`, for another URL, but not both',
  })
  .refine(({ to, href }) => to !== undefined || href !== undefined, 'a link with `to` or `href`')

const logo = z.strictObject({
  /** Path below `content/_public`, such as `/logo.svg`. */
  src: z.string(),
  /** Path of an image that replaces `src` in dark mode. */
  srcDark: z.string().optional(),
  /** Alternative text. Leave it empty if the title next to the logo says the same thing. */
  alt: z.string().default(''),
  /** Width in CSS pixels. */
  width: z.number().default(32),
  /** Height in CSS pixels. */
  height: z.number().default(32),
})

export type SidebarEntry =
  | string
  | { label: string; to: string }
  | { label: string; href: string }
  | { label: string; to?: string | undefined; collapsed?: boolean | undefined; items: SidebarEntry[] }
  | { autogenerate: string }

const sidebarEntry: z.ZodType<SidebarEntry> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ autogenerate: z.string() }),
    z.strictObject({
      label: z.string(),
      to: z.string().optional(),
      collapsed: z.boolean().optional(),
      items: z.array(sidebarEntry),
    }),
    z.strictObject({ label: z.string(), to: z.string() }),
    z.strictObject({ label: z.string(), href: z.string() }),
  ]),
)

const languageTag = z.string().refine(isLanguageTag, 'a language tag such as `en`, `pt-BR`, or `zh-Hans`')

/** The type has a name, because TypeScript can't infer that the keys are `missing` and languages. */
interface TranslationsSchema
  extends z.ZodType<
    { missing: 'show' | 'hide'; complete: Record<string, number> },
    {
      missing?: 'show' | 'hide' | undefined
      [language: string]: { complete: number } | 'show' | 'hide' | undefined
    }
  > {}

/** Adds the settings of single languages, by language. */
function withLanguages(settings: z.ZodObject<{ missing: z.ZodType<'show' | 'hide'> }>): TranslationsSchema {
  return settings
    .catchall(z.strictObject({ complete: z.number().min(0).max(1) }))
    .transform(({ missing, ...languages }) => ({
      missing,
      complete: Object.fromEntries(Object.entries(languages).map(([language, { complete }]) => [language, complete])),
    })) as unknown as TranslationsSchema
}

/** Reports versions and languages at the same place, a site without a version at its root, and a second latest version. */
export function checkPlaces(
  { versions, ...languages }: Pick<ResolvedConfig, 'versions' | 'locale' | 'locales'>,
  context: z.RefinementCtx,
): void {
  const report = (index: number, message: string) => {
    const key = versions[index]!.path === undefined ? 'name' : 'path'
    context.addIssue({ code: 'custom', path: ['versions', index, key], message })
  }
  const [, second] = [...versions.keys()].filter((index) => versions[index]!.isLatest)
  if (second !== undefined) {
    const message = '`false`, because another version is the latest one'
    context.addIssue({ code: 'custom', path: ['versions', second, 'isLatest'], message })
  }
  const owners = new Map<string, { owner: string; index?: number }>(
    otherLocales(languages).map((name) => [`/${name}`, { owner: `language \`${name}\` in \`locales\`` }]),
  )
  const implicit = versions.some(({ name }) => name === currentVersion) ? [] : [{ name: currentVersion }]
  for (const [index, version] of [...versions, ...implicit].entries()) {
    const { prefix } = editionIn({ versions }, version.name)
    const other = owners.get(prefix)
    const owner = `version \`${version.name}\``
    owners.set(prefix, { owner, index })
    if (!other) continue
    // `content/` is at the root, even if no version is named `current`.
    const [at, taken] = index < versions.length ? [index, other.owner] : [other.index!, owner]
    report(at, `another value, because the ${taken} is at \`${prefix || '/'}\``)
  }
  if (owners.has('')) return
  const index = versions.findIndex(({ name }) => name === currentVersion)
  report(index, "`''`, because no other version is at the root. Give the latest version `path: ''`")
}

/** Accepts functions. */
const hook = <Hook>() => z.custom<NonNullable<Hook>>((value) => typeof value === 'function', 'a function')
const hooksByName = <Hooks>() =>
  z.record(z.string(), hook<unknown>()) as unknown as z.ZodType<NonNullable<Hooks>, NonNullable<Hooks>>

/** Accepts the same entries as a list of plugins in `unified`. */
const pluggable = z.custom<Pluggable>(
  (value) =>
    typeof value === 'function' ||
    (Array.isArray(value) && typeof value[0] === 'function') ||
    Array.isArray((value as { plugins?: unknown } | undefined)?.plugins),
  'a plugin, or a list of a plugin and its options: `[plugin, options]`',
)
const pluggables = z.array(pluggable)

const isOrigin = (url: string) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`

/** The path of a site at its origin. Slashes are added at both ends: `docs` → `/docs/`. */
export const baseUrlSchema = z
  .string()
  .transform((path) => `/${path}/`.replace(/\/{2,}/g, '/'))
  .refine(
    (path) => /^[\p{L}\p{N}/._~%+@-]*$/u.test(path) && !/\/\.{1,2}\//.test(path),
    'a path of letters and digits, such as `/docs/`',
  )

/** The schema of `site.config.ts`. All defaults are defined here. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site. This is the only required key. */
  title: z.string().min(1),
  /** A one-line description of the site. */
  tagline: z.string().default(''),
  /** Path of the favicon below `content/_public`, such as `/favicon.svg`. */
  favicon: z.string().optional(),
  /** Language of the pages in `content/`, as in `<html lang>`. */
  locale: languageTag.default('en'),
  /** Text direction. Set `'rtl'` for languages that are written from right to left, such as Arabic and Hebrew. */
  dir: z.enum(['ltr', 'rtl']).default('ltr'),
  /** Replacements for the text of the user interface. See [Labels](#labels) for the keys. */
  labels: labelsSchema.default({}),
  /**
   * The other languages by language tag, such as `de`. Their pages are in `translations/<language>/`. For details, see
   * [Languages](languages.md). The language of `content/` can be listed, too, to set its `label`.
   */
  locales: z
    .record(
      languageTag,
      z.strictObject({
        /** Name of the language in the language menu. Default: the language's own name. */
        label: z.string().min(1).optional(),
        /** Text direction. Default: the usual direction of the language. */
        dir: z.enum(['ltr', 'rtl']).optional(),
        /** Replacements for the text of the user interface. */
        labels: labelsSchema.default({}),
        /** Translations of the texts in this configuration, such as `title` and the labels in `navbar`, by their original text. */
        texts: z.record(z.string(), z.string()).default({}),
      }),
    )
    .default({}),
  /**
   * Settings for pages in other languages. `de: { complete: 0.8 }` makes `docs check` fail if less than 80% of the pages are translated into
   * German.
   */
  translations: withLanguages(
    z.strictObject({
      /**
       * What happens to a page without a translation. `'show'`: the language contains the page with its original text and a notice. `'hide'`: the
       * language doesn't contain the page, and links lead to the original page.
       */
      missing: z.enum(['show', 'hide']).default('show'),
    }),
  ).prefault({}),
  /** The site's origin, such as `https://example.com`, without a path. The path belongs in `baseUrl`. */
  url: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'an origin such as `https://example.com`. The path belongs in `baseUrl`')
    .default('http://localhost'),
  /** Path of the site at its origin, such as `/docs/`. */
  baseUrl: baseUrlSchema.default('/'),
  /**
   * Form of the pages' URLs. `'auto'`: `/guide/a`, written to `guide/a/index.html`. `true`: `/guide/a/`, written to the
   * same file. `false`: `/guide/a`, written to `guide/a.html`.
   * [Publishing](publishing/index.md#urls-with-or-without-a-trailing-slash) lists the form that each host needs.
   */
  trailingSlash: z.union([z.boolean(), z.literal('auto')]).default('auto'),
  /** Settings for light and dark mode. */
  colorMode: z
    .strictObject({
      /** Default mode for readers who haven't chosen one. */
      default: z.enum(['light', 'dark']).default('light'),
      /** Whether the reader's system setting takes precedence over `default`. */
      respectSystem: z.boolean().default(true),
      /** Whether to show a button that switches between the modes. */
      switch: z.boolean().default(true),
    })
    .prefault({}),
  /** First and last heading level in the table of contents. */
  toc: z
    .strictObject({
      /** First level that is listed. */
      minLevel: headingLevel.default(2),
      /** Last level that is listed. */
      maxLevel: headingLevel.default(3),
    })
    .prefault({}),
  /** Versions of the documentation. */
  versions: z
    .array(
      z.strictObject({
        /** Name of the version, and of its folder below `versions/`. `current` is the version in `content/`. */
        name: z.string(),
        /**
         * First part of the URLs of the version's pages: `next`, or `''` for the root of the site. Default: `''` for `current`, otherwise
         * `name`.
         */
        path: z
          .string()
          .regex(/^(?:[A-Za-z0-9][\w.-]*)?$/, "one part of a path, such as `next`, or `''` for the root of the site")
          .optional(),
        /** Name of the version in the version menu. Default: `name`. */
        label: z.string().optional(),
        /**
         * Whether this is the latest version. The pages of other versions link to it and point search engines to it.
         */
        isLatest: z.boolean().default(false),
        /** Route path of the version's first page, without a leading slash. */
        mainDoc: z
          .string()
          .regex(/^(?!.*\.mdx?$)/i, 'a route path such as `guide/start`, without `.md`')
          .default(''),
        /**
         * The version's sidebar, or several sidebars by name, with the same entries as `sidebars`. Default: generated from the folders of
         * `versions/<name>/`. The sidebars of `current` are in `sidebars`.
         */
        sidebar: z.union([z.array(sidebarEntry), z.record(z.string(), z.array(sidebarEntry))]).optional(),
      }),
    )
    .min(1)
    .default([{ name: 'current', label: 'Next', isLatest: true, mainDoc: '' }]),
  /** Where to store the version that a reader chose. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  /** The bar at the top of each page. */
  navbar: z
    .strictObject({
      /** Title in the bar. Default: the site's title. */
      title: z.string().optional(),
      /** Logo next to the title. */
      logo: logo.optional(),
      /** Links and menus in the bar, in reading order. A menu has a label and links: `{ label: 'Community', items: […] }`. */
      items: z
        .array(
          z.union([
            linkItem,
            z.strictObject({
              /** Text of the link or menu. */
              label: z.string(),
              /** The links of a menu. An entry without `items` is a link. */
              items: z.array(linkItem).min(1),
            }),
          ]),
        )
        .default([]),
    })
    .prefault({}),
  /**
   * Sidebars by name: `{ docs: ['', 'guide'], api: [{ autogenerate: 'api' }] }`. An entry is the path of a page (`folder/page`, or `''` for
   * the home page), `{ label, to }` for a page with a different label, `{ label, href }` for another site, `{ label, to, collapsed, items }`
   * for a group, or `{ autogenerate: folder }` for the pages of a folder. A page shows the first sidebar that lists it. If no sidebar lists
   * the page, it shows the first one. Default: one sidebar, generated from the folders of `content/`.
   */
  sidebars: z.record(z.string(), z.array(sidebarEntry)).optional(),
  /** A bar above the navbar. */
  announcement: z
    .strictObject({
      /** Identifies the announcement. Readers who closed the bar see it again when the ID changes. */
      id: z.string().regex(/^[\w.-]+$/, 'letters, digits, `.`, `_`, and `-`'),
      /** The text. It can contain Markdown links: `Version 5 is out. [What’s new](/blog/5)`. */
      text: z.string().min(1),
      /** Whether readers can close the bar. */
      closable: z.boolean().default(true),
    })
    .optional(),
  /** The footer of each page. */
  footer: z
    .strictObject({
      /** Logo in the footer. */
      logo: logo.optional(),
      /** Titled lists of links. */
      groups: z.array(z.strictObject({ title: z.string(), items: z.array(linkItem) })).default([]),
      /** Text below the lists of links. */
      copyright: z.string().default(''),
    })
    .prefault({}),
  /** A hosted search service. Without one, search uses the index that the build generates. */
  search: z
    .strictObject({
      /** ID of the application at the service. Default: the environment variable `DOCSEARCH_APP_ID`. */
      appId: z.string().optional(),
      /** Public API key that only permits searching. Default: the environment variable `DOCSEARCH_API_KEY`. */
      apiKey: z.string().optional(),
      /** Name of the index. Default: the environment variable `DOCSEARCH_INDEX_NAME`. */
      indexName: z.string().optional(),
      /** URLs of servers to use instead of Algolia's. They need to have the same API. */
      hosts: z.array(z.string()).optional(),
    })
    .prefault({}),
  /** Page view analytics. Default: none. */
  analytics: z
    .strictObject({
      /** Google Analytics measurement ID. */
      ga4: z.string().optional(),
      /** The site's domain in Plausible. */
      plausible: z.string().optional(),
      /** URL of the Umami script, and the website's ID in Umami. */
      umami: z.strictObject({ src: z.string(), websiteId: z.string() }).optional(),
      /** URL that receives a JSON POST request for each page view. */
      endpoint: z.string().optional(),
    })
    .prefault({}),
  /**
   * Redirects. `from` is a path without a query or a fragment, and may end in `/*`, which matches the path itself and everything below it.
   * `:splat` in `to` is replaced with the text that `*` matches.
   */
  redirects: z
    .array(
      z.strictObject({
        from: routePath
          .refine(isRouteText, routeTextHint)
          .refine(
            (from) => !from.includes('#'),
            'a path without `#`, because browsers don’t send it to the server. Redirect the page, and keep the old ID of a renamed heading: `## Heading {#new aka=old}`',
          )
          .refine(
            (from) => !from.includes('?'),
            'a path without `?`, because hosts compare only the path. Redirect the path; the query is kept',
          ),
        to: z.string().refine((to) => !/[\p{Cc}\s]/u.test(to), 'a URL without spaces'),
      }),
    )
    .default([]),
  /**
   * For hosts that support neither redirects nor headers: whether to write a page for each redirect, and the Content Security Policy to
   * each page.
   */
  redirectPages: z.boolean().default(false),
  /**
   * Elements for the `<head>` of each page: `{ tag: 'script', attributes: { src: 'https://example.com/a.js', defer: true } }`. The Content
   * Security Policy allows these scripts and styles. URLs that start with `/` are paths on the site, without the base URL.
   */
  head: z
    .array(
      z.strictObject({
        /** Name of the element. */
        tag: z.enum(['link', 'meta', 'script', 'noscript', 'style']),
        /** Attributes by name. `true` sets an attribute without a value. */
        attributes: z
          .record(
            z
              .string()
              .regex(
                /^(?!on|style$)[a-z][\w:-]*$/i,
                'the name of an attribute that the Content Security Policy allows',
              ),
            z.union([z.string(), z.boolean()]),
          )
          .optional(),
        /** Text of the element. The Content Security Policy allows inline scripts and styles by their hash. */
        content: z.string().optional(),
      }),
    )
    .default([]),
  /**
   * Additional sources for the Content Security Policy: `{ 'connect-src': ['https://api.example.com'] }`. For `style-src-attr`, your
   * sources replace the [automatic one](publishing/index.md#style-attributes).
   */
  csp: z.partialRecord(z.enum(policyDirectives), z.array(policySource)).default({}),
  /**
   * Whether visited pages work offline. `false`: the site doesn't install a service worker, and removes one that is already installed.
   */
  offline: z.boolean().default(true),
  /** Whether to generate an image for each page, for link previews. Requires `url`. */
  socialCards: z.boolean().default(false),
  /** Settings for the smaller versions of PNG and JPEG images. `false`: pages use the original images. */
  images: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Formats to offer in addition to the format of the original. */
        formats: z.array(z.enum(['avif', 'webp'])).default(['avif', 'webp']),
        /**
         * Widths to generate, in pixels. If an image is narrower than the largest width, a version at its
         * original width is generated, too.
         */
        widths: z.array(z.int().min(16)).default([480, 960, 1440]),
      }),
    ])
    .prefault({}),
  /** Image for link previews of pages that don't have their own. Path below `content/_public`. */
  socialImage: z.string().optional(),
  /** URL of the folder that contains `content/`, for “Edit this page” links: `https://github.com/…/edit/main/`. */
  editUrl: z.url().optional(),
  /** Colors, styles, and components. */
  theme: z
    .strictObject({
      /** Color of links and buttons, such as `#3b5bdb`, `teal`, or `oklch(0.5 0.2 260)`. Its lightness is adjusted for each color mode. */
      accent: cssColor.optional(),
      /** Color of links and buttons in dark mode. Default: `accent`. */
      accentDark: cssColor.optional(),
      /**
       * Whether to use the web fonts Inter and JetBrains Mono (39 kB). `false`: use the fonts of the reader's system. Default:
       * `true` if the web fonts contain the letters of the language in `locale`.
       */
      fonts: z.boolean().optional(),
      /** CSS files. Paths are relative to the site's root. */
      css: z.array(z.string()).default([]),
      /** Components that replace components of the theme, by name. Paths are relative to the site's root. */
      components: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
  /** remark and rehype plugins, such as the packages named `remark-…` and `rehype-…`. For details, see [Using Plugins](plugins.md). */
  markdown: z
    .strictObject({
      /** Plugins that change the Markdown of each page: `[remarkEmoji, [remarkMath, { singleDollarTextMath: false }]]`. */
      remarkPlugins: pluggables.default([]),
      /** Plugins that change the HTML of each page. */
      rehypePlugins: pluggables.default([]),
      /**
       * Functions that convert the nodes that remark plugins add into HTML, by node type. Packages such as remark-definition-list export them for
       * the `handlers` option of remark-rehype.
       */
      handlers: hooksByName<Plugin['handlers']>().prefault({}),
    })
    .prefault({}),
  /** Plugins, created with `definePlugin`. All hooks are optional. For details, see [Writing Plugins](writing-plugins.md). */
  plugins: z
    .array(
      z.strictObject({
        /** Name of the plugin, shown in messages. */
        name: z.string().min(1),
        /**
         * Version of the plugin. If you set it, the plugin's output must depend only on `name`, `version`, `options`, and the data from
         * `prepare`.
         */
        version: z.string().optional(),
        /** Options that the plugin was created with. */
        options: z.unknown().optional(),
        /** Front matter keys that the plugin reads. Pages can set them to any value. */
        frontMatterKeys: z.array(z.string()).optional(),
        /** remark plugins that change the Markdown of each page. */
        remarkPlugins: pluggables.optional(),
        /** rehype plugins that change the HTML of each page. */
        rehypePlugins: pluggables.optional(),
        /** Functions that convert the nodes that `remarkPlugins` add into HTML, by node type. */
        handlers: hooksByName<Plugin['handlers']>().optional(),
        /** Modules of components that the HTML from `codeBlocks` and `directives` uses, by name. */
        components: z.record(z.string(), z.string()).optional(),
        /** Functions that render fenced code blocks, by language. */
        codeBlocks: hooksByName<Plugin['codeBlocks']>().optional(),
        /** Functions that render directives, by name. */
        directives: hooksByName<Plugin['directives']>().optional(),
        /** Reads the data that `directives` and `pages` need. */
        prepare: hook<Plugin['prepare']>().optional(),
        /** Generates pages. */
        pages: hook<Plugin['pages']>().optional(),
        /** Changes the title or the front matter of a parsed page. */
        page: hook<Plugin['page']>().optional(),
        /** Returns elements for the `<head>` of a page. */
        head: hook<Plugin['head']>().optional(),
        /** Runs after `docs build` has written the site. */
        buildEnd: hook<Plugin['buildEnd']>().optional(),
      }),
    )
    .default([]),
  /**
   * An object, even an empty one: compiles every TypeScript sample and reports errors. `false`: compiles no samples,
   * and doesn't check the props of components. Default: compiles samples whose packages are installed, and only
   * warns about code that is wrong in any project (invalid syntax, an import that an installed package doesn't
   * export, an argument or a value of the wrong type).
   */
  samples: z
    .union([
      z.literal(false),
      z.strictObject({
        /**
         * Path of a `tsconfig.json`, relative to the site's root. Default: strict mode, and `bundler` as
         * `moduleResolution`.
         */
        tsconfig: z.string().optional(),
        /**
         * Glob patterns of the pages whose samples and component props are checked, relative to `content`:
         * `['guide/**', 'intro.md']`. Default: all pages.
         */
        include: z.array(z.string()).optional(),
        /** `'twoslash'` compiles only the code blocks that are marked with `twoslash`. Default: all TypeScript code blocks. */
        only: z.literal('twoslash').optional(),
        /** Path of a JSON file that maps exported names to route paths, for the links in type hints. */
        links: z.string().optional(),
        /** `false` doesn't run the samples that are marked `run`. They're still compiled. Default: `true`. */
        run: z.boolean().optional(),
        /**
         * `false` lets samples marked `run` read and write files, start processes and threads, and load native addons. By
         * default, they can only read installed packages and write temporary files.
         */
        sandbox: z.boolean().optional(),
      }),
    ])
    .optional(),
  /**
   * Levels of rules: `{ 'front-matter': 'warn' }`. `throw` means `error`, and `ignore` means `off`. These levels take
   * precedence over the `on…` keys below. See [Rules](#rules) for the names and default levels.
   */
  rules: ruleLevels.prefault({}),
  /** Level for links to pages that don't exist. */
  onBrokenLinks: level.default('throw'),
  /** Level for links to headings that don't exist. */
  onBrokenAnchors: level.default('throw'),
  /** Level for links to Markdown files that don't exist. */
  onBrokenMarkdownLinks: level.default('warn'),
  /** Level for two files with the same route. */
  onDuplicateRoutes: level.default('warn'),
  /** Links that aren't checked. `*` matches any text. `/setup#id` also matches `#id` on the page `/setup`. */
  ignoreLinks: z.array(z.string()).default([]),
  /**
   * Hosts in your own network that `docs check --external` may request: `['wiki.example.com', '*.corp.example.com']`. By
   * default, it only requests public addresses.
   */
  internalHosts: z.array(z.string()).default([]),
})

/** The configuration as an author writes it, without defaults. */
export type UserConfig = z.input<typeof siteConfigSchema>

/** The configuration with its defaults applied. */
export type ResolvedConfig = z.output<typeof siteConfigSchema>

/** The configuration without plugins. It is plain data, so that it can be sent between threads and stored in the cache. */
export type SiteConfig = Omit<ResolvedConfig, 'markdown' | 'plugins'>
