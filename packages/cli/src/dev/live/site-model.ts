import type { AssetStore } from '../../assets/asset-store.ts'
import type { PreparedAssets } from '../../assets/prepare-assets.ts'
import type { ArtifactStore, StoredArtifacts } from '../../model/artifact-store.ts'
import { isPostSource } from '../../model/blog-post.ts'
import { editionOf, pathIn } from '../../model/edition.ts'
import type { Page } from '../../model/page.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { notFoundPath } from '../../plan/generated-paths.ts'
import { assembleSite, planPages, type SiteInput, type SitePlan } from '../../plan/plan-site.ts'
import { dependentPages } from '../../plan/translations.ts'
import { targetsByEdition } from '../../plan/versions/edition-targets.ts'
import { generatePages } from '../../render/generated-pages.tsx'
import { pageLanguages } from '../../render/page-languages.ts'
import type { RenderContext } from '../../render/render-context.ts'
import { namedPage, readPageMetadata } from '../background/page-metadata.ts'

/** Everything the plan depends on, except the pages. */
export interface ModelInput extends Omit<SiteInput, 'parsed'>, Pick<SiteInput['parsed'], 'theme'> {
  assets: AssetStore
  prepared: PreparedAssets
}

/** The routes of all pages, and the context for rendering them. */
export interface DevPlan {
  plan: SitePlan
  context: Omit<RenderContext, 'client'>
  languages: ReturnType<typeof pageLanguages>
}

/** The pages of the site that `docs dev` serves, as far as they're known, and the plan that is made from them. */
export class SiteModel {
  readonly #artifacts: ArtifactStore
  readonly #pages = new Map<string, Page>()
  #planned: DevPlan | undefined
  #revision = 0

  constructor(artifacts: ArtifactStore) {
    this.#artifacts = artifacts
  }

  /** A number that changes when any page changes. */
  get revision(): number {
    return this.#revision
  }

  /** Returns a page for each file. A page that isn't known yet is named after its file. */
  pages(files: SourceFile[]): Page[] {
    return files.map((file) => this.#pages.get(file.path) ?? namedPage(file))
  }

  /** Whether the contents of a page are known. */
  hasContents({ path }: SourceFile): boolean {
    const key = this.#pages.get(path)?.key
    return key !== undefined && this.#artifacts.has(key)
  }

  /**
   * Reads the titles and the front matter of pages that aren't known yet. That is much faster than parsing them.
   *
   * @returns Whether there were such pages.
   */
  readTitles(files: SourceFile[]): boolean {
    return this.put(files.filter(({ path }) => !this.#pages.has(path)).map(readPageMetadata))
  }

  /**
   * Adds or replaces pages. A page whose key is empty hasn't been parsed yet.
   *
   * @param artifacts The artifacts of the first page. They are stored unless they can be read from disk.
   * @returns Whether any of the pages is new or has changed.
   */
  put(pages: Page[], artifacts?: StoredArtifacts): boolean {
    const [first] = pages
    const before = this.#revision
    if (first && artifacts && !this.#artifacts.has(first.key)) this.#artifacts.put(first.key, artifacts)
    for (const page of pages) {
      const known = this.#pages.get(page.source)
      if (known?.key === page.key) continue
      this.#pages.set(page.source, page)
      this.#revision++
      // The blog's lists show the contents of posts.
      if (!known || shape(known) !== shape(page) || isPostSource(page.source)) this.#planned = undefined
      else this.#replaceContents(page)
    }
    return this.#revision !== before
  }

  /** Removes every page whose source isn't in `files`, and discards the plan. */
  keepOnly(files: SourceFile[]): void {
    const sources = new Set(files.map(({ path }) => path))
    for (const source of this.#pages.keys()) if (!sources.has(source)) this.#pages.delete(source)
    this.#revision++
    this.#planned = undefined
  }

  /** Discards the plan. Call this after the input has changed. */
  invalidate(): void {
    this.#planned = undefined
  }

  /** @param input Returns the current input. Called if the site has to be planned again. */
  plan(input: () => ModelInput): DevPlan {
    this.#planned ??= this.#makePlan(input())
    return this.#planned
  }

  /** Replaces the contents of a page in the plan, and of the translations that inherit from it. */
  #replaceContents(page: Page): void {
    const planned = this.#planned
    if (!planned) return
    for (const changed of dependentPages(page, this.#pages, planned.context.site.config))
      replaceContents(changed, planned)
  }

  #makePlan({ assets, prepared, theme, ...input }: ModelInput): DevPlan {
    const { root, config, scan } = input
    const artifacts = this.#artifacts
    // Leave out posts that aren't known yet, except those with a route of their own, because other pages can link to them.
    const posts = this.pages(scan.posts).filter(({ key, frontMatter }) =>
      key === '' ? frontMatter.to === undefined : artifacts.has(key),
    )
    const parsed = { pages: this.pages(scan.pages), posts, artifacts, theme }
    const generated = generatePages({ root, config }, parsed)
    const plan = planPages({ root, config, scan, parsed, generated })
    const site = assembleSite(plan, { ...input, parsed })
    return { plan, context: { site, assets, prepared }, languages: pageLanguages(site, { dev: true }) }
  }
}

/** Replaces a page of a plan. Its title and front matter must be the same as before. Its fallback pages are then created again. */
function replaceContents(parsed: Page, { plan }: DevPlan): void {
  const { pages, authored, slugs, targets } = plan
  const notFound = pathIn(editionOf(parsed), notFoundPath)
  const isNotFound = pages.real.get(notFound)?.source === parsed.source
  const path = isNotFound ? notFound : targets.sources.get(parsed.source)
  if (path === undefined) return
  // If the page doesn't define a title, keep the one that was derived during planning, because it depends on other pages.
  const { prefix, title = parsed.title, titleFrom } = pages.real.get(path) ?? {}
  const own = parsed.titleFrom && { title, ...(titleFrom && { titleFrom }) }
  const page = { ...parsed, ...own, ...(prefix !== undefined && { prefix }) }
  pages.real.set(path, page)
  if (isNotFound) return
  authored.real.set(path, page)
  targets.routes.real.set(path, page)
  // They contain copies of the page.
  targets.inEdition = targetsByEdition(targets, slugs)
}

/** Returns the parts of a page that routes and other pages depend on. */
function shape({ title, frontMatter }: Page): string {
  return JSON.stringify([title, frontMatter])
}
