/** Maps the selectors of an old theme to those of the new theme. */
export interface ThemeMap {
  /** Class names of the old theme. Rules with such a class aren't imported, unless `selectors` replaces it. */
  isThemeClass: (name: string) => boolean
  /** Parts of selectors, with the selector of the new theme. */
  selectors: readonly [RegExp, string][]
}

const dark = '[data-theme="dark"]'
const light = '[data-theme="light"]'

/** The theme of each generator. */
export const themeMaps: Readonly<Record<string, ThemeMap>> = {
  // mdBook has three dark and two light variants.
  mdBook: {
    isThemeClass: (name) =>
      /^(?:chapter|sidebar|menu-|nav-|page-wrapper$|searchbar|hljs|theme|icon-button$|js$)/.test(name),
    selectors: [
      [/\.(?:content|page)(?![\w-])(?:\s+main(?![\w-]))?/g, '.prose'],
      [/\.(?:coal|navy|ayu)(?![\w-])/g, dark],
      [/\.(?:light|rust)(?![\w-])/g, light],
    ],
  },
  MkDocs: {
    isThemeClass: (name) => /^(?:md-|tabbed-|admonition|codehilite$)/.test(name),
    selectors: [
      [/\.md-(?:typeset|content(?:__inner)?)(?![\w-])/g, '.prose'],
      // Generated code keeps this class. As an attribute, it isn't a class of its own, so rules for all code aren't imported.
      [/\.highlight(?![\w-])/g, '[class~="highlight"]'],
      [/\[data-md-color-scheme=["']?slate["']?\]/g, dark],
      [/\[data-md-color-scheme=["']?default["']?\]/g, light],
    ],
  },
  Starlight: {
    isThemeClass: (name) => /^(?:sl-|starlight-|expressive-code|ec-)/.test(name),
    selectors: [[/\.sl-markdown-content(?![\w-])/g, '.prose']],
  },
  VitePress: {
    isThemeClass: (name) => /^(?:VP|vp-(?:doc|raw|code|icon|adaptive)|vpi-|dark$|no-icon$|DocSearch)/.test(name),
    selectors: [
      [/\.(?:vp-doc|VPDoc)(?![\w-])/g, '.prose'],
      [/(?:html)?\.dark(?![\w-])/g, dark],
    ],
  },
}
