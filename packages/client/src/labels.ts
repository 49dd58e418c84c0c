/**
 * Text that depends on a number: one form for each plural category of the language. `other` is used for categories without a form.
 * `Intl.PluralRules` defines the categories.
 */
export type PluralLabel = { [Category in Intl.LDMLPluralRule]?: string | undefined } & { other: string }

/**
 * The labels of the user interface. `labels` in a site's configuration replaces any of them. A name in braces is a placeholder, and a
 * replacement must contain the same placeholders.
 */
export const defaultLabels = {
  // Page frame
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  siteNavigation: 'Site',
  docsSidebar: 'Docs sidebar',
  overview: 'Overview',
  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  previousAndNext: 'Previous and next pages',
  previous: 'Previous',
  next: 'Next',
  editPage: 'Edit this page',
  lastUpdated: 'Last updated {date}',
  copyPage: 'Copy page',
  viewMarkdown: 'View as Markdown',
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
  colorModeSystem: 'Switch color mode (currently system)',
  colorModeLight: 'Switch color mode (currently light)',
  colorModeDark: 'Switch color mode (currently dark)',
  colorModeIsSystem: 'Color mode: system',
  colorModeIsLight: 'Color mode: light',
  colorModeIsDark: 'Color mode: dark',
  version: 'Version',
  currentVersion: 'Version:',
  siteLanguage: 'Language:',
  untranslatedIn: '{language}: not translated yet',
  untranslated: 'This page hasn’t been translated yet.',
  translatePage: 'Translate this page',
  versionBanner: 'You are reading the documentation for {version}. The latest version is {latest}.',

  // Page content
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  important: 'Important',
  caution: 'Caution',
  details: 'Details',
  output: 'Output',
  codeLanguage: 'Language',
  codeLanguageShown: ', shown',
  copyCode: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy the text, because the browser denied access to the clipboard',
  showSetup: { one: 'Show {count} line of setup', other: 'Show {count} lines of setup' },
  table: 'Table',
  code: 'Code',
  setup: 'Setup',
  codeSetup: 'Setup for {name}',
  copyNamedCode: 'Copy {name}',
  languageOf: 'Language of {name}',
  boxInSection: '{name} in “{section}”',
  boxInSectionNumber: '{name} {number} in “{section}”',
  taskDone: 'Done',
  taskToDo: 'To do',
  headingLink: 'Link to this section',
  image: 'Image',
  enlargeImage: '{alt} (enlarge)',
  diagram: 'Diagram',
  enlarge: 'Enlarge',
  enlargeDiagram: 'Enlarge: {alt}',
  close: 'Close',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {number}',
  typeHintsHelp: 'Explore the types with the arrow keys',
  aboutName: 'About {name}',
  showMore: 'More',
  showLess: 'Less',

  // Loading, errors, and offline pages
  loading: 'Loading',
  loadingPage: 'Loading page',
  loadFailed: 'This page couldn’t be loaded',
  loadFailedTitle: 'Failed to load',
  retry: 'Retry',
  offlineError: 'You are offline, and this page isn’t available offline.',
  networkError: 'The server couldn’t be reached.',
  pageGone: 'This page doesn’t exist.',
  serverError: 'The server responded with status {status}.',
  invalidPage: 'The page didn’t load correctly.',
  somethingWrong: 'Something went wrong',
  offlineTitle: 'You are offline',
  offlineText: 'This page isn’t available offline. Connect to the internet, then try again.',
  offlineNotCached: 'This page isn’t available offline, because you haven’t visited it before.',
  offlinePages: 'Pages you can read offline',
  tryAgain: 'Try again',
  home: 'Home',

  // Generated pages
  notFound: 'Page not found',
  notFoundDescription: 'The requested page wasn’t found.',
  notFoundText: 'The page may have moved, or the URL may be mistyped.',
  whereToGo: 'Where to go from here',
  didYouMean: 'Did you mean',
  archive: 'Archive',
  archiveDescription: 'All posts on the {site} blog, newest first.',
  rssFeed: 'RSS feed',
  noPosts: 'No posts yet.',
  blog: 'Blog',
  blogDescription: 'The latest posts on the {site} blog.',
  recentPosts: 'Recent posts',
  allPosts: 'All posts',
  readMore: 'Read more',
  readMoreOf: 'Read more: {title}',
  authors: 'Authors',
  readingTime: { one: '{count} min read', other: '{count} min read' },
  tags: 'Tags',
  tagsDescription: 'The tags of all posts on the {site} blog.',
  postsTagged: 'Posts tagged “{tag}”',

  // Search
  search: 'Search',
  searchDocs: 'Search the documentation',
  searchDescription: 'Search all pages of {site}.',
  searchTitle: '“{query}” – Search',
  searchNeedsScript: 'Search requires JavaScript. Without it, browse the sections of the documentation, or {link}.',
  webSearch: 'search this site with DuckDuckGo',
  searchHint: 'Search for a function, option, error message, or question.',
  searchError: 'Search is unavailable ({reason}). Check your connection, then try again.',
  searchErrorInDialog: 'Search is unavailable. Check your connection, then try again:',
  searchFallback: 'The search service is unavailable, so these results come from the site’s own index.',
  resultCount: { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
  resultCountInGroup: {
    one: '{count} result for “{query}” in {group}',
    other: '{count} results for “{query}” in {group}',
  },
  resultPageOf: ', page {page} of {pages}',
  resultsOffline: ' on the pages that you can read offline',
  searchOffline: 'You are offline, so these results include only pages that you can read offline.',
  searchedOffline: 'You are offline, so only the pages that you can read offline were searched.',
  resultPages: 'Result pages',
  resultPage: 'Page {page}',
  filterResults: 'Filter results',
  allGroups: 'All',
  allResults: 'All results for “{query}”',
  noResults: 'No results for “{query}”.',
  noResultsInGroup: 'No results for “{query}” in {group}.',
  noResultsInDialog: 'No results for',
  searchAllSections: 'Search all sections',
  similarTerms: 'Similar terms:',
  searchAdvice: 'Try fewer words, or the name of a function or option.',
  trySearching: 'Try searching for:',
  suggestedQuery: 'Try searching for',
  clearQuery: 'Clear the query',
  cancelSearch: 'Cancel',
  recentSearches: 'Recent',
  saveSearch: 'Save this search',
  removeSearch: 'Remove this search from history',
  favoriteSearches: 'Favorites',
  removeFavorite: 'Remove this search from favorites',
  keySelect: 'to select',
  keyEnter: 'Enter key',
  keyNavigate: 'to navigate',
  keyUp: 'Arrow up',
  keyDown: 'Arrow down',
  keyClose: 'to close',
  keyEscape: 'Escape key',
  searchBy: 'Search by',
} satisfies Record<string, string | PluralLabel>

/** The labels of the user interface, by name. */
export type Labels = {
  [Name in keyof typeof defaultLabels]: (typeof defaultLabels)[Name] extends string ? string : PluralLabel
}

/** Labels as `labels` in a site's configuration sets them. A label without plural forms is used for all numbers. */
export type LabelOverrides = { [Name in keyof Labels]?: Labels[Name] | string | undefined }

/** The language of a site, and the labels that its configuration replaces. */
export interface SiteLabels {
  locale: string
  labels: Partial<Labels>
}

/** All labels in the language of a site. */
export type LabelTable = { [Name in keyof Labels]: Labels[Name] extends string ? string : PluralLabel | string } & {
  /** The language, as in `<html lang>`. */
  locale: string
}

export function labelTable({ locale, labels }: SiteLabels): LabelTable {
  return { ...defaultLabels, ...labels, locale }
}
