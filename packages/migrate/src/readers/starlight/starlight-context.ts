import type { OldSite } from '../../model/old-site.ts'
import type { CopiedModules } from '../mdx/copied-modules.ts'
import type { MdxReader } from '../mdx/mdx-part.ts'

/** Data that the conversions of all Starlight pages share. */
export interface StarlightContext {
  site: OldSite
  /** The folder that `~/` and `@/` in imports stand for. */
  srcFolder: string
  /** Returns the path that an import or a URL with an alias refers to. */
  aliased: (wanted: string) => string | undefined
  modules: CopiedModules
  /** Whether the old site renders components written in React. */
  hasReact: boolean
  /** Whether the old site draws Mermaid diagrams. */
  hasMermaid: boolean
  /** Whether a plugin shows the front matter of blog posts. */
  hasBlog: boolean
  /** The components of Starlight that pages use and that become files of the new site. */
  runtime: Set<string>
  partials: MdxReader['partials']
}
