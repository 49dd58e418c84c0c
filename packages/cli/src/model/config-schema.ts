// As a whole, so that the bundle leaves out what is not used of it: its messages in sixty languages.
import * as z from 'zod'
import { isRouteText, routeTextHint } from './route-text.ts'
import { type RuleLevel, type RuleName, ruleNames, ruleOf } from './rules.ts'

const routePath = z.string().startsWith('/', 'a route path that starts with `/`')
const level = z.enum(['throw', 'warn', 'ignore'])
/** The words of `onBrokenLinks` mean the same in `rules`. */
const ruleLevel = z
  .enum(['error', 'warn', 'info', 'off', 'throw', 'ignore'])
  .transform((word): RuleLevel => (word === 'throw' ? 'error' : word === 'ignore' ? 'off' : word))

const ruleLevels = z.partialRecord(z.enum(ruleNames), ruleLevel).superRefine((levels, context) => {
  for (const [name, level] of Object.entries(levels)) {
    if (!ruleOf(name as RuleName).isFixed || level === 'error') continue
    const message = '`error`, since no page can be built from what this rule reports'
    context.addIssue({ code: 'custom', path: [name], message })
  }
})

const headingLevel = z.int().min(2).max(6)

const linkItem = z.strictObject({
  /** What readers click. */
  label: z.string(),
  /** A page of this site: route path with an optional `#anchor`, without base URL. */
  to: routePath.optional(),
  /** Another address. */
  href: z.string().optional(),
})

const logo = z.strictObject({
  /** Path below `content/_public`, e.g. `/logo.svg`. */
  src: z.string(),
  /** Drawn in dark mode instead. */
  srcDark: z.string().optional(),
  /** For readers who cannot see it; empty if the title says it. */
  alt: z.string().default(''),
  /** In CSS pixels. */
  width: z.number().default(32),
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

/** `site.config.ts`. Each default stands here and nowhere else. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site. The only key without a default. */
  title: z.string().min(1),
  /** One line about the site. */
  tagline: z.string().default(''),
  /** Path below `content/_public`. */
  favicon: z.string().optional(),
  /** Language of the pages, for `<html lang>`. */
  locale: z.string().default('en'),
  /** The site's origin. */
  url: z.url({ protocol: /^https?$/ }).default('http://localhost'),
  /** Where the site lives under its origin. */
  baseUrl: z
    .string()
    .startsWith('/')
    .endsWith('/')
    .refine(
      (path) => /^[\p{L}\p{N}/._~%+@-]*$/u.test(path) && !/\/\.{0,2}\//.test(path),
      'a path of letters and digits',
    )
    .default('/'),
  /**
   * Form of the pages' addresses. `'auto'`: `/guide/a`, the document is `guide/a/index.html`. true: `/guide/a/`, the same document.
   * false: `/guide/a`, the document is `guide/a.html`. Which one fits a host is in `hosting.md`.
   */
  trailingSlash: z.union([z.boolean(), z.literal('auto')]).default('auto'),
  /** Light and dark. */
  colorMode: z
    .strictObject({
      /** The mode for readers who have chosen none. */
      default: z.enum(['light', 'dark']).default('light'),
      /** What the reader's system asks for comes before `default`. */
      respectSystem: z.boolean().default(true),
      /** Readers can choose. */
      switch: z.boolean().default(true),
    })
    .prefault({}),
  /** Levels of the headings in the contents list. */
  toc: z.strictObject({ minLevel: headingLevel.default(2), maxLevel: headingLevel.default(3) }).prefault({}),
  /** Versions of the documentation. */
  versions: z
    .array(
      z.strictObject({
        /** Folder below `versions/`; `current` is `content/`. */
        name: z.string(),
        /** As the switch of versions names it. */
        label: z.string().optional(),
        /** Search engines are led to this version, and others say so. */
        isLatest: z.boolean().default(false),
        /** Route path of the version's first page, without a slash at its start. */
        mainDoc: z.string().default(''),
        /** Default: made from the folders of `versions/<name>/`. That of `current` is `sidebars.docs`. */
        sidebar: z.array(sidebarEntry).optional(),
      }),
    )
    .min(1)
    .default([{ name: 'current', label: 'Next', isLatest: true, mainDoc: '' }]),
  /** Whether a reader's choice of a version is kept. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  /** The bar at the top of each page. */
  navbar: z
    .strictObject({
      /** Default: the site's title. */
      title: z.string().optional(),
      logo: logo.optional(),
      /** Links, from left to right. */
      items: z.array(linkItem).default([]),
    })
    .prefault({}),
  /** Default: made from the folders of `content/`. */
  sidebars: z.strictObject({ docs: z.array(sidebarEntry) }).optional(),
  /** The end of each page. */
  footer: z
    .strictObject({
      logo: logo.optional(),
      /** Lists of links. */
      groups: z.array(z.strictObject({ title: z.string(), items: z.array(linkItem) })).default([]),
      /** Text below them. */
      copyright: z.string().default(''),
    })
    .prefault({}),
  /** Hosted search. Left out: the index that each build makes. */
  search: z
    .strictObject({
      /** The application at the service. */
      appId: z.string().optional(),
      /** Its public key, for searching only. */
      apiKey: z.string().optional(),
      /** The index to search in. */
      indexName: z.string().optional(),
      /** Other endpoints which speak the same protocol. */
      hosts: z.array(z.string()).optional(),
    })
    .prefault({}),
  /** Counting of page views. Left out: none. */
  analytics: z
    .strictObject({
      /** Measurement id of Google Analytics. */
      ga4: z.string().optional(),
      /** Domain as Plausible knows it. */
      plausible: z.string().optional(),
      /** A script of `umami` and the id of the website there. */
      umami: z.strictObject({ src: z.string(), websiteId: z.string() }).optional(),
      /** Receives a JSON POST for each page view. */
      endpoint: z.string().optional(),
    })
    .prefault({}),
  /** `from` is a path without query and fragment, and may end in `/*`; `:splat` in `to` is what it stands for. */
  redirects: z
    .array(
      z.strictObject({
        from: routePath
          .refine(isRouteText, routeTextHint)
          .refine(
            (from) => !from.includes('#'),
            'a path without `#`, since browsers keep the fragment to themselves. Redirect the page, and give a renamed heading its old ID: `## Heading {#new aka=old}`',
          )
          .refine(
            (from) => !from.includes('?'),
            'a path without `?`, since hosts match the path only. Redirect the path: the query is passed on',
          ),
        to: z.string().refine((to) => !/[\p{Cc}\s]/u.test(to), 'an address without spaces'),
      }),
    )
    .default([]),
  /** Redirects are pages too, for hosts which know no rules. */
  redirectPages: z.boolean().default(false),
  /** What the Content-Security-Policy allows besides: `{ 'connect-src': ['https://api.example.com'] }`. */
  csp: z.record(z.string(), z.array(z.string())).default({}),
  /** The shell and visited pages work without a network. false: no service worker, and an installed one goes. */
  offline: z.boolean().default(true),
  /** An image is drawn for each page, for links shared elsewhere. It needs `url`. */
  socialCards: z.boolean().default(false),
  /** Smaller and lighter forms of the pages' PNG and JPEG images. false: they are used as they are. */
  images: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Lighter formats that are offered beside the original. */
        formats: z.array(z.enum(['avif', 'webp'])).default(['avif', 'webp']),
        /** In pixels. The original's width is added, up to the largest of them. */
        widths: z.array(z.int().min(16)).default([480, 960, 1440]),
      }),
    ])
    .prefault({}),
  /** Image of pages without one of their own: path below `content/_public`. */
  socialImage: z.string().optional(),
  /** Address of the folder which holds `content/`, for “Edit this page”: `https://github.com/…/edit/main/`. */
  editUrl: z.url().optional(),
  /** Colors, styles and parts of the pages. */
  theme: z
    .strictObject({
      /** Any CSS color. */
      accent: z.string().optional(),
      /** The same for dark mode. */
      accentDark: z.string().optional(),
      /** CSS files, from the site's root. */
      css: z.array(z.string()).default([]),
      /** Components which replace the theme's, by name: files, from the site's root. */
      components: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
  /**
   * Compiles every TypeScript sample of the pages and reports errors. false: compiles none. Left out: warns only about what is wrong in
   * any project (syntax that can't be an excerpt, an import that an installed package doesn't export, a call or a value of the wrong type),
   * and skips samples that import a package that isn't installed.
   */
  samples: z
    .union([
      z.literal(false),
      z.strictObject({
        /** From the site's root. Default: strict, `moduleResolution: bundler`. */
        tsconfig: z.string().optional(),
        /** JSON file: exported name → route path, for the links in type hints. */
        links: z.string().optional(),
      }),
    ])
    .optional(),
  /**
   * Level of each rule: `{ 'front-matter': 'warn' }`. One of `error`, `warn`, `info` and `off`; `throw` and `ignore` mean `error` and
   * `off`. Takes precedence over the `on…` keys below. The names and defaults are under [Rules](#rules).
   */
  rules: ruleLevels.prefault({}),
  /** Links to pages that are not there. */
  onBrokenLinks: level.default('throw'),
  /** Links to headings that are not there. */
  onBrokenAnchors: level.default('throw'),
  /** Links to Markdown files that are not there. */
  onBrokenMarkdownLinks: level.default('warn'),
  /** Two files for one route. */
  onDuplicateRoutes: level.default('warn'),
  /** Links that are not checked: exact, or with `*` for any part. */
  ignoreLinks: z.array(z.string()).default([]),
})

/** The configuration as an author writes it. */
export type UserConfig = z.input<typeof siteConfigSchema>

/** The configuration with its defaults. */
export type SiteConfig = z.output<typeof siteConfigSchema>
