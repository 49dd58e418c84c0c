/** Components of Starlight that show the content of a page, and whether Starlight shows them on it. All others are around the pages. */
export const contentComponents: Record<string, (frontMatter: Record<string, unknown>) => boolean> = {
  MarkdownContent: () => true,
  ContentPanel: () => true,
  PageTitle: ({ hero }) => hero === undefined,
  Hero: ({ hero }) => hero !== undefined,
  Banner: ({ banner }) => banner !== undefined,
}

/** Stand-ins for the components that overrides wrap. They show their slot, and nothing of their own. */
export const defaultComponents = Object.fromEntries(
  Object.keys(contentComponents).map((name) => [
    `@astrojs/starlight/components/${name}.astro`,
    {
      __esModule: true,
      default: {
        isAstro: true,
        name,
        file: name,
        styles: [],
        scripts: [],
        inlineScripts: [],
        hasOtherScript: false,
        run: async (_: unknown, templates: { slot: (attributes: object, fallback: unknown) => unknown }) =>
          templates.slot({}, []),
      },
    },
  ]),
)
