import { readFileSync } from 'node:fs'
import { basename, dirname, posix, relative } from 'node:path'
import { isBuiltinImport, pathWithoutNumbers } from '@docs-engine/cli/internal'
import { pathInSite } from '../mdx/copied-modules.ts'
import type { MdxPart, MdxReader, ThemeComponent } from '../mdx/mdx-part.ts'
import { convertCode } from './convert-code.ts'
import { convertDirective } from './convert-directive.ts'
import { assetUrl, convertUrl } from './convert-url.ts'
import { type Document, fileInVersion } from './documents.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'
import { contentsList, pageList } from './generated-lists.ts'
import { needsMdx, parseMdx, prepareSource } from './parse-mdx.ts'
import { importPath } from './resolve-import.ts'

/** Returns how the pages of a Docusaurus site are read. */
export function docusaurusReader(context: DocusaurusContext): MdxReader {
  const { original, admonitions, isMdx, globals, modules, partials, hasEmoji } = context
  const components = componentsOf(context)
  return {
    components,
    globals,
    modules,
    partials,
    hasEmoji,
    hasReact: true,
    parse: (text, file) => {
      const parsed = parseMdx(text, isMdx(file))
      if ('error' in parsed) throw new Error(parsed.error.reason)
      return parsed.tree
    },
    partialText: async (file) => ({ text: readFileSync(file, 'utf8') }),
    prepare: (text) => prepareSource(text, admonitions),
    partialPath: (file, tree, part) =>
      `${placeOfPartial(file, part, original.folder)}.${tree && needsMdx(tree) ? 'mdx' : 'md'}`,
    themeImports(specifier, names, part) {
      const name = /^@(?:theme(?:-original|-init)?|docusaurus)\/(.+)$/.exec(specifier)?.[1]
      if (!name || importPath(specifier, part.file, original.folder)) return undefined
      for (const { local } of names) part.imports.set(local, { kind: 'theme', name })
      if (components[name]?.replace) return []
      const isBuiltin = names.every(({ exported }) => isBuiltinImport(specifier, exported))
      return isBuiltin ? 'kept' : undefined
    },
    convertUrl: (url, part) => convertUrl(url, part, original),
    assetUrl: (file, part) => assetUrl(file, './', part),
    convertCode: (node, part) => convertCode(node, part, context),
    convertDirective: (node, part, inside) => convertDirective(node, part, inside, admonitions),
  }
}

/** The components of Docusaurus's theme that the import replaces, because what they show depends on other parts of the old site. */
function componentsOf(context: DocusaurusContext): Record<string, ThemeComponent> {
  const head: ThemeComponent = {
    replace: (_, { site }) => {
      site.warnings.omit('elements in the `<head>` of a page')
      return ''
    },
  }
  return {
    // Pages can use `<Head>` without importing it.
    head,
    Head: head,
    TOCInline: {
      replace: contentsList,
      lost: { toc: { effect: 'the list contains the headings of this page', usual: 'toc' } },
    },
    DocCardList: {
      replace: (node, part) => pageList(node, part, context),
      lost: {
        items: {
          effect: 'the list contains all pages of the category',
          usual: 'useCurrentSidebarCategory().items',
        },
      },
    },
    Tabs: { lost: { queryString: { effect: 'a query string can’t select a tab' }, lazy: {}, block: {} } },
    TabItem: { lost: { attributes: {} } },
    Admonition: { lost: { icon: {} } },
    CodeBlock: { lost: { live: { effect: 'readers can’t edit the code' } } },
    Translate: { lost: { values: { effect: 'the text contains placeholders' } } },
  }
}

/** Returns the path of a partial without its ending. The name of a partial in `content/` starts with `_`, so that it isn't a page. */
function placeOfPartial(file: string, { page }: MdxPart, siteFolder: string): string {
  const { set, version } = page as Document
  const inside = relative(set.folder, file).replace(/\.mdx?$/, '')
  if (inside.startsWith('..')) {
    const path = pathInSite(file, siteFolder).replace(/\.mdx?$/, '')
    return posix.join('src', path.replace(/^src\//, ''))
  }
  const folder = set.numberPrefixes ? pathWithoutNumbers(dirname(inside)) : dirname(inside)
  const place = posix.join('content', set.routeBase, folder, basename(inside).replace(/^_*/, '_'))
  return fileInVersion(place, version)
}
