import { relative, sep } from 'node:path'
import type { SiteLabels, ThemeComponents } from '@docs-engine/client'
import { isSample, packagesOfSamples } from '@docs-engine/samples'
import { renderCodeBlocks, withSourceLine } from '../code/extract-code-blocks.ts'
import { includedCodeFiles } from '../code/included-code.ts'
import { componentPath, modulePath } from '../components/islands.ts'
import { type RenderContext, renderTree } from '../components/render-tree.tsx'
import { extractComponentLinks, type RenderedHtml, readRenderedHtml } from '../components/rendered-html.ts'
import type { CachedCodeBlock, CodeBlock } from '../model/code-block.ts'
import type { IslandComponent } from '../model/component.ts'
import { frontMatterSchema } from '../model/front-matter-schema.ts'
import type { InlineStyles, Page, PageArtifacts, ParsedPage } from '../model/page.ts'
import type { PluginPage } from '../model/plugin.ts'
import { type CreateSearchEntry, createSearchEntries } from '../search/page-entry.ts'
import { errorText } from '../util/error-text.ts'
import { fileTitle } from '../util/file-title.ts'
import { hasStyleAttribute } from '../util/html-tags.ts'
import { canImport, isReactPage } from '../util/react-page.ts'
import { withTimeout } from '../workers/time-limit.ts'
import { separatePluginKeys } from './front-matter/front-matter.ts'
import { frontMatterLinks, valuePosition } from './front-matter/front-matter-links.ts'
import { heroCode, heroSample } from './hero-code.ts'
import { renderLanding } from './landing.tsx'
import { lint, pageRules } from './lint/lint.ts'
import type { ImportedFiles } from './mdx/imports.ts'
import type { MdxOptions } from './mdx/mdx.ts'
import { loadMdxModules, type MdxModules } from './mdx/mdx-modules.ts'
import { extractContent, type PageContent } from './page-content.ts'
import type { PagePlugins } from './page-plugins.ts'
import { createPageSource, type PageSource } from './page-source.ts'
import type { PageTitle } from './page-title.ts'
import { loadMdxParser, type ParsedMarkdown, parseMarkdown } from './parse-markdown.ts'
import { parsePosition } from './positions.ts'
import { isPostPage, markTruncation, readingMinutes } from './post-page.ts'
import { excerptOf } from './sections.ts'
import { inlineStylesOf, placeOfLink, replaceFailing } from './static-elements.ts'
import { blogStyles, boxStyles, formStyles, markedTextStyles } from './theme-styles.ts'

export interface ParseOptions {
  /** The site's root folder. Messages show paths relative to it. */
  root?: string
  /** The language and the labels of the site. Default: the English labels. */
  labels?: SiteLabels | undefined
  components: ThemeComponents
  islands: Record<string, IslandComponent>
  /** The files and modules that an MDX page imports. */
  mdx?: { files: ImportedFiles; modules: MdxModules }
  /** The site's plugins. */
  plugins?: PagePlugins | undefined
  /** Creates the page's search entry. */
  searchEntry?: CreateSearchEntry
  /** The code blocks that were rendered before the page was edited. Unchanged code blocks are reused. */
  previousBlocks?: CachedCodeBlock[]
  /** Called with the errors of components that can't be rendered. They are also reported as messages. */
  onError?: (error: unknown) => void
}

/** The results of the steps that `parsePage` consists of. */
interface Steps {
  source: PageSource
  markdown: ParsedMarkdown
  content: PageContent
  renderedBlocks: CachedCodeBlock[]
  /** The code of the landing page's hero. */
  hero: CodeBlock | undefined
  html: RenderedHtml
  inlineStyles: InlineStyles[]
}

/**
 * Parses a source: Markdown → hast → React elements → HTML. The result depends only on the source, its path, and the components.
 *
 * Problems in the source are returned as `messages`.
 *
 * @throws {PageTimeout} if parsing takes too long.
 * @throws {TextTooComplex} if a part of the text exceeds a limit.
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
  const markdown = await parseMarkdown(source, { root: options.root, labels: options.labels, mdx, plugins })
  const islands = markdown.mdx ? { ...options.islands, ...markdown.mdx.islands } : options.islands
  const content = await extractContent(markdown, source, islands, plugins)
  const renderedBlocks = await renderCodeBlocks(markdown.codeBlocks, options.previousBlocks)
  if (isPostPage(path, markdown.frontMatter)) markTruncation(content.tree, source.text)
  const hero = heroCode(markdown, source.text)
  const { html, inlineStyles } = await renderContent(
    { source, markdown, content, renderedBlocks, hero },
    { ...options, islands },
  )
  content.links.push(...frontMatterLinks(markdown, source.text))
  const anchors = [...(content.title.titleId ? [content.title.titleId] : []), ...html.anchors]
  lint(
    pageRules,
    { path, frontMatter: markdown.frontMatter, body: markdown.body, tree: content.tree, chunks: html.chunks, anchors },
    source.report,
  )

  const steps = { source, markdown, content, renderedBlocks, hero, html, inlineStyles }
  const artifacts = artifactsOf(steps, options.searchEntry)
  const codeFiles = options.root === undefined ? [] : includedCodeFiles(source.text, path, options.root)
  const page = pageOf(steps, anchors)
  if (codeFiles.length > 0) page.codeFiles = codeFiles.map((file) => relative(options.root!, file).split(sep).join('/'))
  return { page: plugins ? changedPage(page, plugins, source) : page, artifacts }
}

/** Renders a page's tree. Adds the links that its components render to the page's links. */
async function renderContent(
  { source, markdown, content, renderedBlocks, hero }: Omit<Steps, 'html' | 'inlineStyles'>,
  { components, islands, labels, root, onError }: ParseOptions,
): Promise<Pick<Steps, 'html' | 'inlineStyles'>> {
  const { tree, links } = content
  const styled = new Map<string, InlineStyles>()
  const context: RenderContext = {
    components,
    labels,
    islands,
    codeBlocks: renderedBlocks.map((block, i) => withSourceLine(block, markdown.codeBlocks[i]!)),
    ...(markdown.mdx && { elements: markdown.mdx.elements }),
    extractLinks: (rendered, position) => extractComponentLinks(rendered, links, parsePosition(position)),
    onIslandHtml: (name, html, position) => {
      if (styled.has(name) || !hasStyleAttribute(html)) return
      styled.set(name, { component: name, position: parsePosition(position) })
    },
    onIslandError: (name, error, position) => {
      onError?.(error)
      source.report({
        ruleId: 'component',
        fatal: true,
        ...parsePosition(position),
        reason: `\`${name}\` failed to render: ${errorText(error, root)}.`,
        note: `Check \`${componentFile(name, root)}\`. Components also render in Node, where \`window\` doesn’t exist.`,
      })
    },
    onWrongChildren: (name, times, position) =>
      source.report({
        ruleId: 'component',
        fatal: true,
        ...parsePosition(position),
        reason:
          times === 0
            ? `\`${name}\` doesn’t render its children, so they are missing on the page.`
            : `\`${name}\` renders its children ${times} times.`,
        ...(times === 0 && { cause: 'children' }),
        note: `In \`${componentFile(name, root)}\`, render \`children\` exactly once, starting with the first render. The browser reuses the HTML of the children.`,
      }),
  }
  // Also set a time limit for a short page if it uses components, because a component may never return.
  const needsLimit =
    source.isHeavy || Object.keys(content.islandPositions).length > 0 || (markdown.mdx?.elements.length ?? 0) > 0
  const render = async () =>
    markdown.frontMatter.hero
      ? await renderLanding(tree, context, {
          frontMatter: markdown.frontMatter,
          positionOf: markdown.positionOf,
          ...content.title,
          code: hero,
          source: source.text,
          links,
          report: source.report,
        })
      : withTimeout(() => renderTree(tree, context), needsLimit)
  const elements = markdown.mdx?.elements ?? []
  const html = await render().catch((error) => {
    if (!replaceFailing(elements, source, { root, onError })) throw error
    return render()
  })
  const known = links.length
  const isPost = isPostPage(source.path, markdown.frontMatter)
  const read = readRenderedHtml(html, links, { addsLinks: true, isPost })
  for (const link of links.slice(known)) Object.assign(link, placeOfLink(link.url, elements))
  return { html: read, inlineStyles: read.hasStyleAttribute ? inlineStylesOf(elements, styled) : [] }
}

/** Returns the path of a component's file for messages. The name of an imported component contains its path. */
function componentFile(name: string, root: string | undefined): string {
  return name.includes('#') ? modulePath(name.slice(0, name.lastIndexOf('#')), root) : componentPath(name, root)
}

function mdxOptions({ islands, mdx }: ParseOptions): MdxOptions {
  return { files: {}, modules: noModules, ...mdx, components: new Set(Object.keys(islands)) }
}

const noModules = loadMdxModules('', [])

function cssOf({ source: { path }, markdown: { frontMatter, mdx }, renderedBlocks, html }: Steps): string {
  const rules = [...(mdx?.styles ?? [])].map(([name, declarations]) => `.${name}{${declarations}}`)
  return [
    ...(isPostPage(path, frontMatter) ? [blogStyles()] : []),
    ...formStyles(html),
    ...boxStyles(html),
    ...markedTextStyles(renderedBlocks.flatMap(({ rendered }) => rendered.code.map(({ html }) => html))),
    ...rules,
  ].join('\n')
}

function pageOf(steps: Steps, anchors: string[]): Omit<Page, 'key'> {
  const { source, markdown, content, hero, html, inlineStyles } = steps
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
    ...(inlineStyles.length > 0 && { inlineStyles }),
    ...(css && { css }),
    messages: source.messages,
  }
}

/** Runs the plugins that change the title or the front matter, and returns the changed page. */
function changedPage(page: Omit<Page, 'key'>, plugins: PagePlugins, source: PageSource): Omit<Page, 'key'> {
  const { source: path, title, frontMatter, headings } = page
  const changed = plugins.transformPage<PluginPage>({ source: path, title, frontMatter, headings }, source)
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
    ...(source.path.startsWith('content/blog/') && { text: sections.map((section) => section.text).join('\n') }),
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
