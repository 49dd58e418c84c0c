import type { WarningKind } from '../../model/migration-warnings.ts'
import type { OldSite } from '../../model/old-site.ts'
import type { Aliases } from './aliases.ts'
import type { MagicComment } from './code-fence.ts'
import type { CopiedModules } from './copied-modules.ts'
import type { Document } from './documents.ts'
import type { MarkdownNode } from './markdown-node.ts'
import type { MissingTargets } from './missing-targets.ts'
import type { OriginalSite } from './original-site.ts'
import type { OutsideLinks } from './outside-links.ts'

/** A Docusaurus site, with the data that the conversions of all pages share. */
export interface MigrationContext extends OldSite {
  original: OriginalSite
  aliases: Aliases
  /** All documents, by absolute path. */
  documents: Map<string, Document>
  /** Routes of the new site. */
  routes: Set<string>
  /** Returns the path for a route of the original site, as pages of a version refer to it, or `undefined` if it isn't imported. */
  newRoute: (address: string, version?: string) => string | undefined
  /** Returns the name of the page or blog that a route of the original site belongs to and that isn't imported, or else `undefined`. */
  unmigratedPage: (route: string) => string | undefined
  /** Links to paths on the same host that aren't pages of the new site. */
  outsideLinks: OutsideLinks
  missingTargets: MissingTargets
  /** The modules that pages import, and what they consist of. */
  modules: CopiedModules
  /** The components that all pages of the original site can use without importing them, with the imports that the new pages need. */
  globals: Map<string, string>
  /** The Markdown files that pages import, by absolute path. */
  partials: Map<string, Partial>
  /** Whether the old site draws Mermaid diagrams. */
  hasDiagrams: boolean
  magicComments: MagicComment[]
  /** Whether code blocks contain several files, separated by the markers of remark-typescript-tools. */
  hasVirtualFiles: boolean
  admonitions: string[]
  /** Whether shortcodes such as `:tada:` are emoji. */
  hasEmoji: boolean
  /** Whether the old site runs the code blocks marked with `live`. */
  hasLiveCode: boolean
  /** Returns the pages that a card list in this document shows. */
  cardsOf: (document: Document) => { label: string; route: string; description?: string | undefined }[]
  /**
   * Converts a list of nodes. This function is in the context because importing it would create a cycle: converting an element converts its
   * children.
   */
  convertNodes: (nodes: MarkdownNode[], page: PageContext) => MarkdownNode[]
  /** Converts one node. Returns `undefined` if nothing changes. */
  convertNode: (node: MarkdownNode, page: PageContext) => MarkdownNode[] | undefined
  /** Whether a file is parsed as MDX. By default, Docusaurus parses even `.md` files as MDX. */
  isMdx: (file: string) => boolean
}

/**
 * What a name on a page refers to.
 *
 * - `theme`: a part of Docusaurus, such as `Tabs`
 * - `own`: anything else that the page imports or exports, with the URLs of links to other pages in its module
 * - `partial`: a Markdown file
 * - `missing`: what can't be imported
 */
export type Imported =
  | { kind: 'theme'; name: string }
  | { kind: 'own'; links?: readonly string[] }
  | { kind: 'partial' }
  | { kind: 'missing'; reason: string }

/** A Markdown file that pages import. */
export interface Partial {
  /** Path in the new site, without the folder of its version. */
  target: string
  /** Path in the new site. */
  path: string
  /** The front matter as written. */
  frontMatter: string
  /** The text after the front matter. */
  body: string
  /** `undefined` if the text isn't valid MDX. */
  tree: MarkdownNode | undefined
  page: PageContext
}

/** A file that is being converted: a document, or a partial that documents include. */
export interface PageContext {
  site: MigrationContext
  document: Document
  /** Absolute path. In a partial, it differs from the document's path. */
  file: string
  /** Path in the new site. */
  target: string
  /** The preprocessed text that positions refer to. */
  text: string
  /** Number of front matter lines before `text`. */
  linesBefore: number
  imports: Map<string, Imported>
  /** The values that the page exports, and its front matter. */
  scope: Map<string, unknown>
  /** The new text of the nodes with imports that change. */
  modules: Map<MarkdownNode, string>
  /** The imports to add at the top, by name: components from `MigrationContext.globals`, and imports that were inside of elements. */
  added: Map<string, string>
  /** What `<head>` elements in the page set: the title, the description, and the image. */
  head: Record<string, string>
  headings: { level: number; text: string; id: string }[]
  /** Nesting depth of block quotes: the number of `>` before the text. */
  quotes: number
}

/** Adds a warning that part of a page could not be migrated. `at` is the node that the warning points to. */
export function warn(
  page: PageContext,
  kind: WarningKind,
  name: string,
  reason: string,
  at?: MarkdownNode,
  note?: string,
): void {
  const start = at?.position?.start
  page.site.warnings.add({
    kind,
    name,
    reason,
    file: displayPath(page.site, page.file),
    ...(start && { line: start.line + page.linesBefore, column: start.column }),
    ...(note && { note }),
    pages: [displayPath(page.site, page.document.file)],
  })
}

/** Returns the path of a file as shown in messages. */
export function displayPath({ root }: Pick<OldSite, 'root'>, file: string): string {
  return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file
}
