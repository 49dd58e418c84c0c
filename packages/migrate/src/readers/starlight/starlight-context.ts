import type { OldPage, OldSite } from '../../model/old-site.ts'
import type { OldStyles } from '../../passes/old-styles.ts'
import type { Options } from '../../util/values.ts'
import type { CodeDefaults } from './code-defaults.ts'
import type { AstroRenderer } from './render-astro.ts'

/** Data that the conversions of all Starlight pages share. */
export interface StarlightContext {
  site: OldSite
  /** The folder that `~/` and `@/` in imports stand for. */
  srcFolder: string
  /** Returns the file that an import with an alias of `tsconfig.json` refers to. */
  aliased: (wanted: string) => string | undefined
  /** The site's own stylesheets. */
  styles: OldStyles
  /** The stylesheets that pages import. They are added to `styles` when the first page that imports them is converted. */
  stylesheets: Set<string>
  renderer: AstroRenderer
  codeDefaults: CodeDefaults
  /** Whether the old site draws Mermaid diagrams. */
  hasMermaid: boolean
  /** The icons of Starlight, by name. */
  icons: ReadonlyMap<string, string>
  /** Returns the name of a file's icon in file trees. */
  fileIcon: (fileName: string) => string | undefined
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

/** The modules that a page imports: local name → absolute path, or the name of the package. */
export type PageImports = ReadonlyMap<string, string>

/** What the expressions of a page can refer to: values that it exports, and files that it imports. */
export type PageScope = ReadonlyMap<string, unknown>

/** The names that a page can use. */
export interface PageNames {
  imports: PageImports
  scope: PageScope
  /** The components that can't be rendered: name → reason. */
  failures: ReadonlyMap<string, string>
}
