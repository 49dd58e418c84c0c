import type { MarkdownNode } from '@docs-engine/cli/internal'
import { displayPath, type Loss, lose, type OldPage, type OldSite, type Place } from '../../model/old-site.ts'
import type { Edit } from '../../util/edits.ts'
import type { ImportedName } from '../../util/mdx.ts'
import type { CopiedModules } from './copied-modules.ts'

/** What a name that a page imports or exports refers to. */
export type Imported =
  /** Docs knows what it is. */
  | { kind: 'kept' }
  /** A component of the old theme. */
  | { kind: 'theme'; name: string }
  /** A Markdown file. */
  | { kind: 'partial' }
  /** The URL of a file. */
  | { kind: 'asset' }
  /** Only the old site has it. */
  | { kind: 'foreign'; reason: string }

/** A prop of a component of the old theme that has no effect in Docs. */
export interface LostProp {
  /** What readers miss. Without it, only the look changes. */
  effect?: string
  /** The value that has the same result as no value, if there is one. */
  usual?: string
}

/** How a component of the old theme is written in the new site. Default: as in the old one. */
export interface ThemeComponent {
  /** Returns the text that takes the place of an element, or `undefined` if the element stays. */
  replace?: (node: MarkdownNode, part: MdxPart) => string | undefined
  /** The name of the HTML element that replaces the component. */
  tag?: string
  lost?: Record<string, LostProp>
}

export interface Partial {
  target: string
  text: string
  /** Why the new site can’t have it. */
  reason?: string
}

/** How the pages of a generator that uses MDX are read. */
export interface MdxReader {
  /** The components of the theme that aren't the same in Docs. */
  components: Readonly<Record<string, ThemeComponent>>
  /** The components that all pages of the old site can use without importing them, with the imports that the new pages need. */
  globals: ReadonlyMap<string, string>
  /** The modules that pages import, and what they consist of. */
  modules: CopiedModules
  /** Whether components written in React can be copied. */
  hasReact: boolean
  /** Whether shortcodes such as `:tada:` are emoji. */
  hasEmoji: boolean
  /** The converted files that pages import as partials, by absolute path. */
  partials: Map<string, Partial>
  parse: (text: string, file: string) => MarkdownNode
  /** Returns the text of a file that a page imports as a partial, or the reason why it can’t be one. */
  partialText: (file: string) => Promise<{ text: string } | { reason: string }>
  /** Prepares the text of a file for the parser. The lines stay the same. */
  prepare: (text: string) => string
  /** Returns the path of a partial in the new site. */
  partialPath: (file: string, tree: MarkdownNode | undefined, part: MdxPart) => string
  /**
   * Returns the statements that take the place of an import of the theme, and adds its names to the imports of the page. Returns `undefined`
   * for other imports.
   */
  themeImports: (specifier: string, names: readonly ImportedName[], part: MdxPart) => string[] | 'kept' | undefined
  convertUrl: (url: string, part: MdxPart) => string
  /** Returns the new URL of a file that a page imports, which is copied. */
  assetUrl: (file: string, part: MdxPart) => string
  convertCode: (node: MarkdownNode, part: MdxPart) => Edit[]
  convertDirective: (node: MarkdownNode, part: MdxPart, inside: () => Edit[]) => Edit[]
}

/** The text of a page, or of a partial that a page shows, while it's converted. */
export interface MdxPart {
  reader: MdxReader
  site: OldSite
  page: OldPage
  /** Absolute path of the text's file. */
  file: string
  /** Path of the file in the new site. */
  target: string
  /** The prepared text that positions refer to. */
  text: string
  /** Number of lines before `text`. */
  linesBefore: number
  imports: Map<string, Imported>
  /** The values that expressions can refer to. */
  scope: Map<string, unknown>
  /** The imports to add at the top, by name: those of global components, and those that were inside of elements. */
  added: Map<string, string>
  headings: { level: number; text: string; id: string }[]
}

export function newPart(
  basics: Pick<MdxPart, 'reader' | 'site' | 'page' | 'file' | 'target' | 'text' | 'linesBefore'>,
): MdxPart {
  // The names of the front matter in Docs and Docusaurus, and in Astro.
  const scope = new Map(['frontMatter', 'frontmatter'].map((name) => [name, basics.page.block.frontMatter as unknown]))
  return { ...basics, imports: new Map(), scope, added: new Map(), headings: [] }
}

/** Returns the place of a node for messages. */
export function placeOf(
  { position }: Pick<MarkdownNode, 'position'>,
  { site, file, page, linesBefore }: MdxPart,
): Place {
  const { line, column } = position!.start
  const shown = file === page.file ? page.shown : displayPath(site, file)
  return { file: shown, line: line + linesBefore, column }
}

/** Adds a warning that readers miss a part of a page. */
export function loseNode(node: Pick<MarkdownNode, 'position'>, part: MdxPart, loss: Loss): void {
  lose(part.page, part.site, loss, placeOf(node, part))
}
