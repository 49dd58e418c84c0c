import { join } from 'node:path'
import type { Scan } from '../../markdown/scan-content.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { blogPath } from '../../plan/generated-paths.ts'
import { isIndexSource } from '../../plan/routes.ts'
import type { SiteScan } from '../background/site-scan.ts'
import type { DevPlan, DevPlanner } from './dev-plan.ts'
import type { PageStore } from './page-store.ts'

export interface PageFinderOptions {
  root: string
  store: PageStore
  planner: DevPlanner
  siteScan: SiteScan
  /** Returns the current files of the site. */
  files: () => Scan
  /** Called if the source of a page no longer exists. */
  onMissing: () => void
}

/** How long a request may be delayed to read the titles of other pages, in milliseconds. */
export const titleDuration = 60
/** Maximum number of times that a page is looked up again because reading its source changed the routes. */
const maxLookups = 3

/** Finds pages by their path, even if most pages haven't been read yet. */
export class PageFinder {
  readonly #options: PageFinderOptions
  /** Cache keys of the blog posts that the blog was last planned with. */
  #blogKey = ''

  constructor(options: PageFinderOptions) {
    this.#options = options
  }

  /**
   * Finds a page and parses its current contents. Reading its source can change its route, so the lookup is repeated until the plan is
   * stable.
   *
   * @returns The page and the plan it's part of, or `undefined` if no page has this path.
   */
  async find(path: string): Promise<(DevPlan & { page: Page }) | undefined> {
    const { store, planner, siteScan, onMissing } = this.#options
    if (path.startsWith(`${blogPath}/`) || path === blogPath) await this.#readPosts()
    // Read the titles of neighboring pages first, because the sidebar shows them.
    if (!siteScan.hasAllMetadata()) siteScan.readMetadata(titleDuration, this.#neighbors(path))
    for (let lookup = 0; ; lookup++) {
      const { plan, context } = planner.plan()
      const page = plan.pages.get(path)
      if (!page && !siteScan.hasAllMetadata() && !isFile(path)) {
        // A page that hasn't been read yet may set this path in its front matter.
        siteScan.readMetadata(Number.POSITIVE_INFINITY)
        continue
      }
      if (!page || page.source === '' || lookup === maxLookups) return page && { page, plan, context }
      const version = store.version()
      const file = this.#fileOf(page.source)
      const current = await store.read(file)
      if (!current) onMissing()
      else if (store.version() === version && planner.isCurrent()) {
        // Only the contents have changed, so the plan is still valid.
        return { page: planner.updatePage(current), plan, context }
      }
    }
  }

  /** Reads all blog posts, because the blog's pages show their contents, titles, and dates. If any post has changed, discards the plan. */
  async #readPosts(): Promise<void> {
    const { files, store, planner } = this.#options
    const posts = await Promise.all(files().posts.map((file) => store.read(file)))
    const key = posts.map((post) => post?.key).join()
    if (key !== this.#blogKey) planner.invalidate()
    this.#blogKey = key
  }

  /** Returns the file for a source. If a plugin generated the source, the file contains the generated text. */
  #fileOf(source: string): SourceFile {
    const { root, files } = this.#options
    const generated = files().pages.find(({ path, text }) => path === source && text !== undefined)
    return generated ?? { path: source, absolutePath: join(root, source) }
  }

  /** Returns the pages in the same folder, and all index pages, because the sidebar labels each folder with the title of its index page. */
  #neighbors(path: string): SourceFile[] {
    const { pages } = this.#options.files()
    const folder = `content${path.slice(0, path.lastIndexOf('/') + 1)}`
    const isNear = (file: SourceFile) => file.path.slice(0, file.path.lastIndexOf('/') + 1) === folder
    const namesFolder = (file: SourceFile) => isIndexSource(file.path)
    return [...pages.filter(isNear), ...pages.filter(namesFolder)]
  }
}

/** Whether a path looks like a file: `/favicon.ico` does, but `/1.9` may be a page. */
function isFile(path: string): boolean {
  return /\.[a-z]\w*$/i.test(path)
}
