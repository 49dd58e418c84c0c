import type { ThemeComponents } from '@docs-engine/client'
import type { Element, Root } from 'hast'
import type { Code, Root as MdastRoot } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { extractCodeBlocks, renderCodeBlocks, withSourceLine } from '../code/extract-code-blocks.ts'
import { packagesOfSamples } from '../code/imported-packages.ts'
import { isTypeScript } from '../code/sample-files.ts'
import { checkIslands, islandPositions } from '../components/check-islands.ts'
import { withoutMarks, withoutMarksIn } from '../components/placeholders.ts'
import { renderTree } from '../components/render-tree.tsx'
import { slotsIn } from '../components/slots.tsx'
import type { CachedCodeBlock } from '../model/code-block.ts'
import type { IslandComponent } from '../model/component.ts'
import type { Message } from '../model/message.ts'
import type { Page, ParsedPage } from '../model/page.ts'
import type { Position } from '../model/position.ts'
import { searchEntry } from '../search/page-entry.ts'
import { clampPosition } from '../util/clamp-position.ts'
import { errorText } from '../util/error-text.ts'
import { fileTitle } from '../util/file-title.ts'
import { anchorsIn } from '../util/html-tags.ts'
import { visit } from '../util/visit.ts'
import { needsTimeout, withTimeout } from '../workers/time-limit.ts'
import { checkIds, idPrefix } from './check-ids.ts'
import { readFrontMatter } from './front-matter/front-matter.ts'
import { frontMatterLinks, valuePosition } from './front-matter/front-matter-links.ts'
import { addIds, applyHeadingIds, collectHeadings } from './headings.ts'
import { cleanAttributes, joinTexts } from './html/clean-tree.ts'
import { checkRawHtml } from './html/raw-html.ts'
import { repairElements } from './html/repair-elements.ts'
import { renderLanding } from './landing.tsx'
import { extractComponentLinks } from './links/component-links.ts'
import { extractLinks } from './links/extract-links.ts'
import { unlinkNestedUrls } from './links/nested-urls.ts'
import { applyReferences, parsePosition } from './links/references.ts'
import { extractTitle, headingOffsets, type PageTitle } from './page-title.ts'
import { readableMarkdown } from './readable-markdown.ts'
import { collectSections, excerptOf } from './sections.ts'
import { remarkDirectives } from './syntax/directive-syntax.ts'
import { applyDirectives } from './syntax/directives.ts'
import { mdxMessage, reportIncludes, reportMdxSyntax, reportUnrendered } from './syntax/foreign-syntax.ts'
import { lazyGfm } from './syntax/lazy-gfm.ts'
import { checkTextLimits } from './text-limits.ts'

export interface ParseOptions {
  /** The site's root. Messages show paths relative to it. */
  root?: string
  components: ThemeComponents
  islands: Record<string, IslandComponent>
  /** The code blocks that were rendered before the page was edited. Unchanged ones are reused. */
  previousBlocks?: CachedCodeBlock[]
}

const toMdast = unified().use(remarkParse).use(remarkGfm).use(remarkDirectives).use(lazyGfm).freeze()
const toHast = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: idPrefix,
    handlers: {
      code: (_state: unknown, node: Code & { index: number }): Element => ({
        type: 'element',
        tagName: 'docs-code',
        properties: { index: String(node.index) },
        children: [],
      }),
    },
  })
  .freeze()

/**
 * Parses a source: Markdown → hast → React elements → HTML. The result depends on nothing but the source and the
 * components.
 *
 * Problems in the source are returned as `messages`.
 *
 * @throws {PageTimeout} if parsing takes too long.
 * @throws {ContainerTooDeep} if containers are nested too deeply.
 */
export async function parsePage(
  raw: string,
  source: string,
  options: ParseOptions,
): Promise<Omit<ParsedPage, 'page'> & { page: Omit<Page, 'key'> }> {
  const messages: Message[] = []

  // Normalize line breaks. Lines and columns still match the file.
  const text = withoutMarks(raw).replace(/\r\n?/g, '\n')
  const toValidPosition = clampPosition(text.replace(/^\uFEFF/, ''))
  const report = ({ line, column, endLine, endColumn, ...message }: Omit<Message, 'file'>) =>
    messages.push({ ...message, ...toValidPosition({ line, column, endLine, endColumn } as Position), file: source })
  const isHeavy = needsTimeout(text)
  const read = () => {
    const split = readFrontMatter(text, source)
    messages.push(...split.messages)
    const { body } = split
    if (isHeavy) checkTextLimits(body)

    const file = new VFile({ value: body, path: source })
    const mdast = withoutMarksIn(toMdast.parse(file) as MdastRoot, body)
    reportMdxSyntax(mdast, body, report)
    reportUnrendered(mdast, body, report)
    reportIncludes(mdast, body, report)
    applyHeadingIds(mdast)
    unlinkNestedUrls(mdast, body)
    applyReferences(mdast, body, report)
    applyDirectives(mdast, body, report)
    const fences = extractCodeBlocks(mdast, body, report)
    const markdown = readableMarkdown(mdast, body, fences)
    const hast = toHast.runSync(mdast, file) as unknown as Root
    return { split, file, fences, markdown, hast }
  }
  const { split, file, fences, markdown, hast: written } = withTimeout(read, isHeavy, 'Parsing the Markdown of')
  // parse5 reads the whole tree again, so only pages with raw HTML pay for it, and for loading it.
  const parseRaw = hasRawHtml(written) ? (await import('rehype-raw')).default({ passThrough: [] }) : undefined

  const { frontMatter } = split
  const arrange = () => {
    let hast = written
    const markdownHeadings = parseRaw && headingOffsets(written)
    if (parseRaw) {
      checkRawHtml(hast, report)
      hast = withoutMarksIn(parseRaw(hast, file) as Root, split.body)
    }
    addIds(hast)
    const title = extractTitle(hast, { frontMatter, source, ...(markdownHeadings && { markdownHeadings }) })
    const headings = collectHeadings(hast)
    checkIslands(hast, options.islands, report)
    const places = islandPositions(hast, (place) => toValidPosition(place) as Position)
    const islands = Object.keys(places).sort()
    const sections = collectSections(hast)
    const links = extractLinks(hast, split.body)
    for (const link of links) link.position = toValidPosition(link.position) as Position
    cleanAttributes(hast, report)
    if (parseRaw) repairElements(hast, report)
    joinTexts(hast)
    return { hast, title, headings, islands, places, sections, links }
  }
  const {
    hast,
    title: taken,
    headings,
    islands,
    places,
    sections,
    links,
  } = withTimeout(arrange, isHeavy, 'Reading the HTML of')

  const renderedBlocks = await renderCodeBlocks(fences, options.previousBlocks)
  const context = {
    components: options.components,
    islands: options.islands,
    codeBlocks: renderedBlocks.map((block, i) => withSourceLine(block, fences[i]!)),
    extractLinks: (rendered: string, place: string) => extractComponentLinks(rendered, links, parsePosition(place)),
    onIslandError: (name: string, error: unknown, place: string) =>
      report({
        ruleId: 'component',
        fatal: true,
        ...parsePosition(place),
        reason: `\`${name}\` throws in the build: ${errorText(error, options.root)}.`,
        note: `Look at \`content/_components/${name}.tsx\`. The build renders it under Node, where there is no \`window\`.`,
      }),
  }
  const rendered = frontMatter.hero
    ? await renderLanding(hast, context, split, text, links, report)
    : // A component may never return, however short the page is.
      withTimeout(() => renderTree(hast, context), isHeavy || islands.length > 0)
  const html = extractComponentLinks(rendered, links)
  links.push(...frontMatterLinks(split, text))
  const { title, titleFrom, titleId, isExplicit } = taken
  const called = frontMatter.hero?.component
    ? withHero(places, frontMatter.hero.component, toValidPosition(split.positionOf('hero', 'component')) as Position)
    : places
  const anchors = [...(titleId ? [titleId] : []), ...anchorsIn(html)]
  checkIds(hast, anchors, report)

  if (source.endsWith('.mdx')) {
    const first = messages.find(({ ruleId }) => ruleId === 'mdx-syntax')
    messages.splice(0, messages.length, { ...mdxMessage(first), file: source })
  }

  const description = frontMatter.description ?? ''
  const compiled = fences.filter((fence) => fence.files.length > 0 || fence.lang === 'output')
  return {
    page: {
      source,
      frontMatter,
      title,
      showTitle:
        frontMatter.hide_title !== true &&
        !frontMatter.hero &&
        // A component may render an `<h1>` itself.
        (isExplicit || !/<h1[\s>]/.test(html)),
      ...(titleId && { titleId }),
      ...(titleFrom && { titleFrom }),
      excerpt: excerptOf(sections),
      headings: headings.filter((h) => h.level > 1),
      anchors,
      links,
      slots: slotsIn(html),
      samples: fences.filter((fence) => isTypeScript(fence.lang)).length,
      samplePackages: packagesOfSamples(fences),
      islands,
      ...(Object.keys(called).length > 0 && { islandPositions: called }),
      ...(frontMatter.to !== undefined && { toPosition: valuePosition(text, split.positionOf('to'), frontMatter.to) }),
      messages,
    },
    artifacts: {
      html,
      renderedBlocks,
      codeBlocks: compiled,
      markdown,
      ...(source.startsWith('content/blog/') && { text: sections.map((section) => section.text).join('\n') }),
      search: searchEntry({ title: searchTitle(taken, source), description, sections, fences }),
    },
  }
}

function hasRawHtml(tree: Root): boolean {
  let isFound = false
  visit(tree, 'raw', () => {
    isFound = true
    return false
  })
  return isFound
}

/** An `<h1>` in raw HTML may be the same logo on every page, so such a page can also be found by its file name. */
function searchTitle({ title, titleFrom }: PageTitle, source: string): string {
  return titleFrom === 'html' ? `${title} ${fileTitle(source)}` : title
}

/** The component of the hero stands above the text. */
function withHero(places: Record<string, Position[]>, name: string, place: Position): Record<string, Position[]> {
  return { ...places, [name]: [place, ...(places[name] ?? [])] }
}
