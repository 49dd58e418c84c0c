/** Provided by the bundler (`packages/cli/src/bundle/`). */
declare module 'virtual:site' {
  export const site: import('./page-data.ts').SiteData
}

/** Loaders for the site's islands, each in its own chunk: `content/_components/<Name>.tsx` → `{ Name: () => import(…) }`. */
declare module 'virtual:islands' {
  export const islands: Record<
    string,
    () => Promise<{ default: import('react').ComponentType<Record<string, unknown>> }>
  >
}

/** Applies saved changes to the open page. Only defined in `docs dev`. */
declare module 'virtual:dev' {
  export const startLiveUpdates: undefined | ((page: import('./dev/live-updates.ts').LivePage) => void)
}

/** The frame's components: the built-in ones, replacements from the site's configuration, and parts adopted as HTML. */
declare module 'virtual:theme' {
  export const components: import('./theme/frame/frame-components.ts').FrameComponents
  /** Updates `aria-current` in the navbar after a navigation. Only defined if the navbar is adopted as HTML. */
  export const markSection: undefined | ((path: string, baseUrl: string) => void)
}

/** Reports page views. `undefined` for a site without analytics, and in `docs dev`. */
declare module 'virtual:analytics' {
  export const createLazyPageViews:
    | undefined
    | typeof import('./features/analytics/lazy-page-views.ts').createLazyPageViews
}

/** Loads the redirects for old paths. `undefined` for a site without redirects. */
declare module 'virtual:redirects' {
  export const loadRedirects: undefined | (() => Promise<{ redirectTarget: (path: string) => string | undefined }>)
}
