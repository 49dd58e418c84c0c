/** Plugins and themes whose work is done by the engine. The first pattern that matches the name counts. */
const builtInPlugins: [pattern: RegExp, what: string][] = [
  [/umami/, 'analytics with Umami, in `analytics`'],
  [/copy-page/, 'the button that copies a page'],
  [/plugin-pwa$|^pwa$/, 'offline pages'],
  [/llms|markdown-source/, '`llms.txt` and the Markdown copies of pages'],
  [/client-redirects/, '`redirects`'],
  [/sitemap/, 'the sitemap'],
  [/pagefind|search-local|lunr|local-search|theme-search-algolia|docsearch/, 'the search'],
  [/ideal-image/, 'the smaller versions of images'],
  [/image-zoom|medium-zoom/, 'the enlarged images'],
  [/vercel-analytics$/, 'analytics'],
]

/** Plugins that no longer do anything on the old site either. */
export const withoutEffect: [pattern: RegExp, reason: string][] = [
  [/plugin-google-analytics$|^google-analytics$/, 'Google ended Universal Analytics in 2023'],
]

/** Plugins that are converted with the rest of the configuration, or that only matter while a site is developed. */
export const converted = [
  'content-docs',
  'content-pages',
  'content-blog',
  'google-gtag',
  'google-tag-manager',
  'theme-classic',
  'debug',
  'svgr',
  'css-cascade-layers',
]

/** Returns what the engine offers instead of a plugin of Docusaurus, or `undefined` if it offers nothing. */
export function equivalentOf(name: string): string | undefined {
  return builtInPlugins.find(([pattern]) => pattern.test(name))?.[1]
}

/** A plugin can be given as the absolute path of its module. */
export function shortName(name: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(name)?.[1]
  return inPackage ?? (name.startsWith('/') ? name.split('/').slice(-2).join('/') : name)
}
