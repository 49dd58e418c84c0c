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

/** Components which the site's configuration replaces by name (`theme.components`). */
declare module 'virtual:theme' {
  export const overrides: Partial<import('./components/index.ts').ThemeComponents>
}
