import type { OldSite } from '../../model/old-site.ts'

/** Data that the conversions of all Starlight pages share. */
export interface StarlightContext {
  site: OldSite
  /** The folder that `~/` and `@/` in imports stand for. */
  srcFolder: string
  /** Returns the file that an import with an alias of `tsconfig.json` refers to. */
  aliased: (wanted: string) => string | undefined
  /** Whether the old site draws Mermaid diagrams. */
  hasMermaid: boolean
  /** The components of Starlight that pages use and that become files of the new site. */
  runtime: Set<string>
  /** The converted files that pages import, by their absolute path. */
  partials: Map<string, { target: string; text: string }>
  /** Whether a plugin shows the front matter of blog posts. */
  hasBlog: boolean
}
