import type { LabelTable, ThemeComponents } from '@docs-engine/client'
import { isSample, packagesOfSamples } from '@docs-engine/samples'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { renderCodeBlocks } from '../code/extract-code-blocks.ts'
import { includedCodeFiles } from '../code/included-code.ts'
import type { RenderedHtml } from '../components/rendered-html.ts'
import { isPostSource } from '../model/blog-post.ts'
import type { CachedCodeBlock } from '../model/code-block.ts'
import type { IslandComponent } from '../model/component.ts'
import { frontMatterSchema } from '../model/front-matter-schema.ts'
import type { Page, PageArtifacts, ParsedPage } from '../model/page.ts'
import { type CreateSearchEntry, createSearchEntries } from '../search/page-entry.ts'
import { fileTitle } from '../util/number-prefix.ts'
import { canImport, isReactPage } from '../util/react-page.ts'
import { separatePluginKeys } from './front-matter/front-matter.ts'
import { frontMatterLinks, valuePosition } from './front-matter/front-matter-links.ts'
import { heroCode, heroSample } from './hero-code.ts'
import { lint, pageRules } from './lint/lint.ts'
import type { MdxOptions } from './mdx/mdx.ts'
import { loadMdxModules } from './mdx/mdx-modules.ts'
import { extractContent } from './page-content.ts'
import type { PagePlugins } from './page-plugins.ts'
import { createPageSource, type PageSource } from './page-source.ts'
import type { PageTitle } from './page-title.ts'
import { loadMdxParser, parseMarkdown } from './parse-markdown.ts'
import { isPostPage, markTruncation, readingMinutes } from './post-page.ts'
import { type ContentToRender, renderContent } from './render-content.ts'
import { excerptOf } from './sections.ts'
import { blogStyles, boxStyles, formStyles, landingStyles, markedTextStyles } from './theme-styles.ts'

export interface ParseOptions {
  /** The site's root folder. Messages show paths relative to it. */
  root?: string
  labels: LabelTable
  components: ThemeComponents
  islands: Record<string, IslandComponent>
  /** The files and modules that an MDX page imports. */
  mdx?: Omit<MdxOptions, 'components'>
  /** The site's plugins. */
  plugins?: PagePlugins | undefined
  /** Whether the page gets an outline, which its translations are compared with. */
  hasOutline?: boolean | undefined
  /** Creates the page's search entry. */
  searchEntry?: CreateSearchEntry
  /** The code blocks that were rendered before the page was edited. Unchanged code blocks are reused. */
  previousBlocks?: CachedCodeBlock[]
  /** Called with the errors of components that can't be rendered. They are also reported as messages. */
  onError?: (error: unknown) => void
}

/** The results of the steps that `parsePage` consists of. */
type Steps = ContentToRender & { html: RenderedHtml }

/**
 * Parses a source: Markdown → hast → React elements → HTML. The result depends only on the source, its path, and the components.
 *
 * Problems in the source are returned as `messages`.
 *
 * @throws {PageTimeout} if parsing takes too long.
 */
export async function parsePage(
  text: string,
  path: string,
  options: ParseOptions,
): Promise<Omit<ParsedPage, 'page'> & { page: Omit<Page, 'key'> }> {
  if (!isReactPage(path)) return parseText(text, path, options)
  const { createReactPage } = await import('./react-page.ts')
  const react = createReactPage(path, text.replace(/\r\n?/g, '\n'), options.mdx?.modules ?? noModules)
  const { page, artifacts } = await parseText(react.text, path, { ...options, onError: react.onError })
  return { page: react.withModulePositions(page), artifacts }
}

async function parseText(
  raw: string,
  path: string,
  options: ParseOptions,
): Promise<Omit<ParsedPage, 'page'> & { page: Omit<Page, 'key'> }> {
  const source = createPageSource(raw, path)
  const { plugins } = options
  const mdx = canImport(path) ? await loadMdxParser(mdxOptions(options)) : undefined
  const { root, labels, hasOutline } = options
  const componentNames = Object.keys(options.islands)
  const markdown = await parseMarkdown(source, { root, labels, mdx, plugins, componentNames, hasOutline })
  const islands = markdown.mdx ? { ...options.islands, ...markdown.mdx.islands } : options.islands
  const content = await extractContent(markdown, source, islands, plugins)
  const renderedBlocks = await renderCodeBlocks(markdown.codeBlocks, options.previousBlocks)
  if (isPostPage(path, markdown.frontMatter)) markTruncation(content.tree, source.text)
  const hero = heroCode(markdown, source.text)
  const toRender = { source, markdown, content, renderedBlocks, hero }
  const html = await renderContent(toRender, { ...options, islands })
  const steps: Steps = { ...toRender, html }
  content.links.push(...frontMatterLinks(markdown, source.text))
  const anchors = [...(content.title.titleId ? [content.title.titleId] : []), ...html.anchors]
  const { frontMatter, body } = markdown
  lint(pageRules, { path, frontMatter, body, tree: content.tree, chunks: html.chunks, anchors }, source.report)
  const artifacts = artifactsOf(steps, options.searchEntry)
  const codeFiles = options.root === undefined ? [] : includedCodeFiles(source.text, path, options.root)
  const page = pageOf(steps, anchors)
  if (codeFiles.length > 0) page.codeFiles = codeFiles.map((file) => relativePath(options.root!, file))
  return { page: plugins ? changedPage(page, plugins, source) : page, artifacts }
}

function mdxOptions({ islands, mdx }: ParseOptions): MdxOptions {
  return { files: {}, modules: noModules, ...mdx, components: new Set(Object.keys(islands)) }
}

const noModules = loadMdxModules('', [])

function cssOf({ source: { path }, markdown: { frontMatter, mdx }, renderedBlocks, html }: Steps): string {
  const rules = [...(mdx?.styles ?? [])].map(([name, declarations]) => `.${name}{${declarations}}`)
  return [
    ...(isPostPage(path, frontMatter) ? [blogStyles()] : []),
    ...(frontMatter.hero ? [landingStyles()] : []),
    ...formStyles(html),
    ...boxStyles(html),
    ...markedTextStyles(renderedBlocks.flatMap(({ rendered }) => rendered.code.map(({ html }) => html))),
    ...rules,
  ].join('\n')
}

function pageOf(steps: Steps, anchors: string[]): Omit<Page, 'key'> {
  const { source, markdown, content, hero, html } = steps
  const { frontMatter, positionOf } = markdown
  const samples = [...markdown.codeBlocks, ...heroSample(hero)]
  const { title, titleFrom, titleId, isExplicit } = content.title
  const islands = Object.keys(content.islandPositions).sort()
  addHeroComponent(steps)
  const { componentUses } = source
  const css = cssOf(steps)
  return {
    source: source.path,
    frontMatter,
    title,
    showTitle:
      frontMatter.hide_title !== true &&
      !frontMatter.hero &&
      // If the page already contains an `<h1>`, possibly from a component, only show an explicit title. The component of a React page renders
      // its own heading, if it has one.
      ((isExplicit && !isReactPage(source.path)) || !html.hasTitle),
    ...(titleId && { titleId }),
    ...(titleFrom && { titleFrom }),
    excerpt: excerptOf(content.sections),
    headings: content.headings.filter((h) => h.level > 1),
    anchors,
    ...(markdown.outline && { outline: markdown.outline }),
    links: content.links,
    slots: html.slots,
    samples: samples.filter(isSample).length,
    samplePackages: packagesOfSamples(samples),
    islands,
    ...(Object.keys(content.islandPositions).length > 0 && { islandPositions: content.islandPositions }),
    ...(componentUses.length > 0 && { componentUses }),
    ...(frontMatter.to !== undefined && { toPosition: valuePosition(source.text, positionOf('to'), frontMatter.to) }),
    ...(isPostPage(source.path, frontMatter) &&
      frontMatter.reading_time !== false && {
        readingMinutes: frontMatter.reading_time ?? readingMinutes(markdown.copy),
      }),
    ...(html.hasStyleAttribute && { hasInlineStyles: true }),
    ...(css && { css }),
    messages: source.messages,
  }
}

/** Runs the plugins that change the title or the front matter, and returns the changed page. */
function changedPage(page: Omit<Page, 'key'>, plugins: PagePlugins, source: PageSource): Omit<Page, 'key'> {
  const { source: path, title, frontMatter, headings } = page
  const changed = plugins.transformPage({ source: path, title, frontMatter, headings }, source)
  const { known, forPlugins } = separatePluginKeys(changed.frontMatter, plugins.frontMatterKeys)
  const result = frontMatterSchema.safeParse(known)
  if (!result.success) {
    const [issue] = result.error.issues
    source.report({
      ruleId: 'plugin',
      fatal: true,
      line: 1,
      column: 1,
      reason: `A plugin set \`${issue!.path.join('.')}\` in the front matter to an invalid value.`,
      note: 'Check the `page` hooks of the plugins in `site.config.ts`.',
    })
    return page
  }
  return { ...page, title: String(changed.title), frontMatter: { ...result.data, ...forPlugins } }
}

/** Adds the component of the hero, which receives no props, to the components of the text. It's first, because the hero is above the text. */
function addHeroComponent({ source, markdown, content }: Steps): void {
  const name = markdown.frontMatter.hero?.component
  if (!name) return
  const position = source.clamp(markdown.positionOf('hero', 'component'))
  source.componentUses.unshift({ name, component: name, syntax: 'hero', position, props: [] })
  content.islandPositions[name] = [position, ...(content.islandPositions[name] ?? [])]
}

function artifactsOf(
  { source, markdown, content, renderedBlocks, hero, html }: Steps,
  searchEntry = createSearchEntries(),
): PageArtifacts {
  const { frontMatter, codeBlocks, copy } = markdown
  const { sections, title } = content
  return {
    chunks: html.chunks,
    renderedBlocks,
    codeBlocks: [...codeBlocks, ...heroSample(hero)].filter(
      (block) => block.files.length > 0 || block.lang === 'output',
    ),
    markdown: copy,
    ...(isPostSource(source.path) && { text: sections.map((section) => section.text).join('\n') }),
    search: searchEntry({
      title: searchTitle(title, source.path),
      description: frontMatter.description ?? '',
      sections,
      fences: codeBlocks,
    }),
  }
}

/**
 * Returns the title for the search index. If the title comes from an `<h1>` in raw HTML, the file name is added, because the `<h1>` may be
 * the same logo on every page.
 */
function searchTitle({ title, titleFrom }: PageTitle, path: string): string {
  return titleFrom === 'html' ? `${title} ${fileTitle(path)}` : title
}
