import { type BlogAuthors, readBlogAuthors } from './blog-authors.ts'
import { type BlogOptions, type BlogTags, readTags } from './blog-options.ts'
import { listPosts } from './blog-posts.ts'
import { type DocsOptions, folderOptions } from './docs-options.ts'
import { type Document, listDocuments } from './documents.ts'
import type { OriginalSite } from './original-site.ts'

/** A document set: the options of a folder with documents, such as `docs/`, and the documents themselves. */
export interface DocumentSet {
  set: DocsOptions
  documents: Document[]
}

/** The blog that becomes the blog of the new site. */
export interface Blog extends DocumentSet {
  blog: BlogOptions
  authors: BlogAuthors
  tags: BlogTags
}

/** Lists the documents of all document sets: those of the docs plugins, the posts of the blog, and the Markdown files in `src/pages`. */
export function listSets(site: OriginalSite, root: string): { sets: DocumentSet[]; blog: Blog | undefined } {
  const usedTargets = new Set<string>()
  const list = (set: DocsOptions) => ({ set, documents: withoutEmptyDrafts(listDocuments(set, root, usedTargets)) })
  const docs = site.docs.map(list)
  const blog = site.blogs[0] && listBlog(site.blogs[0], root, usedTargets)
  const pages = site.pages ? [list(folderOptions(site.pages, 'pages', ''))] : []
  return { sets: [...docs, ...(blog ? [blog] : []), ...pages], blog }
}

function listBlog(blog: BlogOptions, root: string, usedTargets: Set<string>): Blog | undefined {
  const authors = readBlogAuthors(blog)
  const tags = readTags(blog)
  const documents = withoutEmptyDrafts(listPosts(blog, authors, tags, root, usedTargets))
  return documents.length > 0 ? { set: blog.set, documents, blog, authors, tags } : undefined
}

/** Omits drafts that contain nothing but front matter. */
function withoutEmptyDrafts(documents: Document[]): Document[] {
  return documents.filter((document) => document.block.frontMatter.draft !== true || document.block.body.trim() !== '')
}
