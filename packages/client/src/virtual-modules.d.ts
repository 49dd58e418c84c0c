/** Provided by the bundle (`render/bundle-client.ts` of the cli). */
declare module 'virtual:site' {
  export const site: import('./page-data.ts').SiteData
}

/** Loaders of the site's islands, one chunk each: `content/_components/<Name>.tsx` → `{ Name: () => import(…) }`. */
declare module 'virtual:islands' {
  export const islands: Record<
    string,
    () => Promise<{ default: import('react').ComponentType<Record<string, unknown>> }>
  >
}

/** Takes up what is saved while the page is open: in `docs dev`; a built site has nothing of it. */
declare module 'virtual:dev' {
  export const goLive: undefined | ((page: import('./dev/live-page.ts').LivePage) => void)
}

/** The shell's components: ours, those which the site's configuration puts in their place, and what is adopted as HTML. */
declare module 'virtual:theme' {
  export const components: import('./theme/frame/index.ts').FrameComponents
  /** Where the navbar is adopted: sets its marks for another page. */
  export const markSection: undefined | ((path: string, baseUrl: string) => void)
}

/** Reports page views. Undefined for a site without collectors, and in `docs dev`. */
declare module 'virtual:analytics' {
  export const createLazyPageViews:
    | undefined
    | typeof import('./features/analytics/lazy-page-views.ts').createLazyPageViews
}

/** Where old paths lead. Undefined for a site which has none. */
declare module 'virtual:redirects' {
  export const loadRedirects: undefined | (() => Promise<{ redirectTarget: (path: string) => string | undefined }>)
}
