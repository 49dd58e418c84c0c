import type { MagicComment } from './code-fence.ts'
import type { CopiedComponents } from './copied-components.ts'
import type { Document } from './documents.ts'
import type { InlineStyles } from './inline-styles.ts'
import type { MarkdownNode } from './markdown-node.ts'
import type { MigrationWarnings, WarningKind } from './migration-warnings.ts'
import type { Scope } from './static-value.ts'

/** What the pages of a site need of each other. */
export interface SiteContext {
  /** The folder the places of messages start at. */
  folder: string
  siteFolder: string
  staticFolders: string[]
  /** Of the original: `https://example.com`, with its base URL if that is not `/`. */
  origin: string
  /** By absolute path. */
  documents: Map<string, Document>
  /** Routes that exist here. */
  routes: Set<string>
  /** A route that exists there and was not taken. */
  isLeftBehind: (route: string) => boolean
  /** Links to what was left behind, as they are written. */
  brokenOff: Set<string>
  /** Path here → absolute path there. */
  assets: Map<string, string>
  components: CopiedComponents
  styles: InlineStyles
  losses: MigrationWarnings
  magicComments: MagicComment[]
  admonitions: string[]
  /** Pages a list of cards on this document shows. */
  cardsOf: (document: Document) => { label: string; route: string; description?: string | undefined }[]
  /** Converts a list of nodes. It's part of the context because elements and their children convert each other. */
  convertNodes: (nodes: MarkdownNode[], page: PageContext) => MarkdownNode[]
  /** Elements in `.md` files are components, too. */
  isMdx: (file: string) => boolean
}

export type Imported =
  | { kind: 'theme'; name: string }
  | { kind: 'partial'; page: PageContext; tree: MarkdownNode }
  | { kind: 'component'; name: string }
  | { kind: 'none'; reason: string }

/** One file while it is converted: a document, or a part that documents include. */
export interface PageContext {
  site: SiteContext
  document: Document
  /** Absolute; differs from that of the document in a part. */
  file: string
  /** The prepared text that positions refer to. */
  text: string
  /** Lines of front matter before it. */
  linesBefore: number
  scope: Scope
  imports: Map<string, Imported>
  headings: { level: number; text: string; id: string }[]
  /** How many `>` stand before the text. */
  quotes: number
}

/** Notes that something of a page could not be taken, at its place. */
export function warn(
  page: PageContext,
  kind: WarningKind,
  name: string,
  reason: string,
  at?: MarkdownNode,
  note?: string,
): void {
  const start = at?.position?.start
  page.site.losses.add({
    kind,
    name,
    reason,
    file: positionIn(page.site, page.file),
    ...(start && { line: start.line + page.linesBefore, column: start.column }),
    ...(note && { note }),
  })
}

/** A file as messages name it. */
export function positionIn(site: Pick<SiteContext, 'folder'>, file: string): string {
  return file.startsWith(`${site.folder}/`) ? file.slice(site.folder.length + 1) : file
}
