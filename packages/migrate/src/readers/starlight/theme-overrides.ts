import { resolve } from 'node:path'
import type { OldPage, OldSite } from '../../model/old-site.ts'
import { textOf, toRecord } from '../../util/values.ts'
import { contentComponents } from './content-components.ts'
import type { AstroRenderer } from './render-astro.ts'
import { equivalentOf } from './starlight-plugins.ts'

/** The components of the site that replace components of Starlight, as they change the content of pages. */
export class ThemeOverrides {
  readonly #renderer: AstroRenderer
  readonly #files: Map<string, string>
  /** Pages on which readers miss something, by the name of the replaced component. */
  readonly #lossyPages = new Map<string, string[]>()

  constructor(components: unknown, site: OldSite, renderer: AstroRenderer) {
    this.#renderer = renderer
    this.#files = new Map(
      Object.entries(toRecord(components)).flatMap(([name, value]) => {
        const path = textOf(value)
        if (!path || !Object.hasOwn(contentComponents, name) || equivalentOf(path)) return []
        return [[name, /^[./]/.test(path) ? resolve(site.root, path) : path]]
      }),
    )
  }

  /** Returns the paths of the pages on which readers miss what the override of a component shows. */
  pagesOf(name: string): readonly string[] {
    return this.#lossyPages.get(name) ?? []
  }

  /** Returns whether the override of a component changes only the pages that contain its result. */
  isImported(name: string): boolean {
    return this.#files.has(name) && !this.#lossyPages.has(name)
  }

  /**
   * Renders the overrides for a page.
   *
   * @returns Markdown with components of Starlight: what readers see between the title and the page's text, and what follows the text.
   */
  async render(page: OldPage): Promise<{ above: string; below: string }> {
    const { frontMatter } = page.block
    const result = { above: '', below: '' }
    for (const [name, file] of this.#files) {
      if (!contentComponents[name]!(frontMatter)) continue
      const preview = await this.#run(file, name, page, mark)
      const [before = '', after, ...more] = 'text' in preview ? preview.text.split(mark) : []
      const hasSlot = name === 'MarkdownContent' || name === 'ContentPanel'
      const isKnown = 'text' in preview && more.length === 0 && (after !== undefined || !hasSlot)
      if (isKnown && !isVisible(before, page) && !isVisible(after ?? '', page)) continue
      const hasOnlyMore =
        name === 'MarkdownContent' ? isKnown && !isVisible(before, page) : isKnown && hasTitle(before, page)
      const added = hasOnlyMore ? await this.#run(file, name, page, '') : undefined
      if (added && 'text' in added) {
        if (name === 'MarkdownContent') result.below = added.text.replace(hidden, '')
        else result.above = added.text.replace(hidden, '').replace(title, '')
        continue
      }
      this.#lossyPages.set(name, [...this.pagesOf(name), page.shown])
    }
    return result
  }

  #run(file: string, name: string, page: OldPage, text: string): ReturnType<AstroRenderer['render']> {
    const { frontMatter } = page.block
    const slots = new Map([['default', { text, source: text, isBlock: true }]])
    const entry = { id: page.route.slice(1), slug: page.route.slice(1), data: frontMatter }
    return this.#renderer.render(file, name, { entry }, slots, page, text === '')
  }
}

/** Stands for the page's text. */
const mark = 'THE-TEXT-OF-THE-PAGE'

/** An element that a script of the old site reads. */
const hidden = /[ \t]*<([a-z]+)\b[^<>]*\shidden\b[^<>]*>[^<>]*<\/\1>/g

const title = /<h1\b[^<>]*>([\s\S]*?)<\/h1>\s*/

/** Returns whether HTML contains the title of the page, as readers see it on the new page. */
function hasTitle(html: string, { block }: OldPage): boolean {
  const shown = title.exec(html)?.[1]?.replace(/<[^<>]*>|\s+/g, '')
  return shown !== undefined && shown === textOf(block.frontMatter.title)?.replace(/\s+/g, '')
}

/** Returns whether readers see anything in HTML apart from the page's title. */
function isVisible(html: string, { block }: OldPage): boolean {
  const shown = html.replace(hidden, '')
  if (/<(?:[A-Z]|img|svg|iframe|video|input|button)/.test(shown)) return true
  const text = shown.replace(/<[^<>]*>/g, '').trim()
  return text !== '' && text !== textOf(block.frontMatter.title)
}
