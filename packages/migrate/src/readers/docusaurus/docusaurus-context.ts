import type { MarkdownNode } from '@docs-engine/cli/internal'
import type { WarningKind } from '../../model/migration-warnings.ts'
import type { OldSite } from '../../model/old-site.ts'
import type { MagicComment } from './code-fence.ts'
import type { CopiedModules } from './copied-modules.ts'
import type { Document } from './documents.ts'
import type { OriginalSite } from './original-site.ts'
import type { Card } from './read-sidebars.ts'

/** A Docusaurus site, with the data that the conversions of all pages share. */
export interface DocusaurusContext {
  site: OldSite
  original: OriginalSite
  /** The modules that pages import, and what they consist of. */
  modules: CopiedModules
  /** The components that all pages of the original site can use without importing them, with the imports that the new pages need. */
  globals: Map<string, string>
  /** The Markdown files that pages import, by absolute path. */
  partials: Map<string, Partial>
  /** Whether the old site draws Mermaid diagrams. */
  hasDiagrams: boolean
  magicComments: MagicComment[]
  admonitions: string[]
  /** Whether shortcodes such as `:tada:` are emoji. */
  hasEmoji: boolean
  /** Whether the old site runs the code blocks marked with `live`. */
  hasLiveCode: boolean
  /** The pages that a card list on a page shows, by the route of that page in the original site. */
  cards: ReadonlyMap<string, Card[]>
  /** Whether the texts of pages contain elements, modules, or expressions, by text. Filled by `setFormat`. */
  hasMdx: Map<string, boolean>
  /** Whether a file is parsed as MDX. By default, Docusaurus parses even `.md` files as MDX. */
  isMdx: (file: string) => boolean
}

/** The syntax that determines how pages are parsed. */
export type Syntax = Pick<DocusaurusContext, 'admonitions' | 'isMdx'>

/**
 * What a name on a page refers to.
 *
 * - `theme`: a part of Docusaurus, such as `Tabs`
 * - `own`: anything else that the page imports or exports
 * - `partial`: a Markdown file
 * - `missing`: what can't be imported
 */
export type Imported =
  | { kind: 'theme'; name: string }
  | { kind: 'own' }
  | { kind: 'partial' }
  | { kind: 'missing'; reason: string }

/** A Markdown file that pages import. */
export interface Partial {
  /** Path in the new site. */
  target: string
  /** The front matter as written. */
  frontMatter: string
  /** The text after the front matter. */
  body: string
  /** `undefined` if the text isn't valid MDX. */
  tree: MarkdownNode | undefined
  part: PagePart
}

/** The text of a document, or of a partial that documents include, while it's converted. */
export interface PagePart {
  context: DocusaurusContext
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
  /** The imports to add at the top, by name: components from `DocusaurusContext.globals`, and imports that were inside of elements. */
  added: Map<string, string>
  headings: { level: number; text: string; id: string }[]
}

/** Adds a warning that part of a page could not be migrated. `at` is the node that the warning points to. */
export function warn(
  { context: { site }, document, file, linesBefore }: PagePart,
  kind: WarningKind,
  name: string,
  reason: string,
  at?: Pick<MarkdownNode, 'position'>,
  note?: string,
): void {
  const start = at?.position?.start
  site.warnings.add({
    kind,
    name,
    reason,
    file: displayPath(site, file),
    ...(start && { line: start.line + linesBefore, column: start.column }),
    ...(note && { note }),
    pages: [document.shown],
  })
}

/** Returns the path of a file as shown in messages. */
export function displayPath({ root }: Pick<OldSite, 'root'>, file: string): string {
  return file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file
}
