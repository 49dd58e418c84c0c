import type { OldPage, OldSite } from '../../model/old-site.ts'
import type { Options } from '../../util/values.ts'

/** Data that the conversions of all Starlight pages share. */
export interface StarlightContext {
  site: OldSite
  /** The folder that `~/` and `@/` in imports stand for. */
  srcFolder: string
  /** Returns the file that an import with an alias of `tsconfig.json` refers to. */
  aliased: (wanted: string) => string | undefined
  /** Whether the old site draws Mermaid diagrams. */
  hasMermaid: boolean
  /** The icons of Starlight, by name. */
  icons: ReadonlyMap<string, string>
  /** The icons that pages show. */
  usedIcons: Map<string, string>
  /** The components of Starlight that pages use and that become files of the new site. */
  runtime: Set<string>
  /** The converted files that pages import, by their absolute path. */
  partials: Map<string, { target: string; text: string }>
  /** The blog that is imported. */
  blog: StarlightBlog | undefined
  /** Whether a plugin shows the front matter of blog posts. */
  hasBlog: boolean
}

/** A blog of the plugin `starlight-blog`. */
export interface StarlightBlog {
  plugin: unknown
  options: Options
  /** The posts of the blog, which are in the folder `blog`. */
  posts: ReadonlySet<OldPage>
}
