import type { ThemeComponents } from '@docs-engine/client'
import type { Element, Root } from 'hast'
import type { Code, Root as MdastRoot } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { searchEntry } from '../search/page-entry.ts'
import { thrownText } from '../thrown-text.ts'
import type { Message, Page, ParsedPage, Place } from '../types.ts'
import { checkIslands, islandPlaces } from './check-islands.ts'
import { cleanAttributes, joinTexts } from './clean-tree.ts'
import type { KeptDrawing } from './code-blocks.ts'
import { takeComponentLinks } from './component-links.ts'
import { remarkDirectives } from './directive-syntax.ts'
import { applyDirectives } from './directives.ts'
import { drawTree } from './draw.tsx'
import { drawFences, placeDrawing, takeFences } from './fences.ts'
import { fileTitle } from './file-title.ts'
import { mdxMessage, reportIncludes, reportMdxSyntax, reportUnrendered } from './foreign-syntax.ts'
import { readFrontMatter } from './front-matter.ts'
import { frontMatterLinks, placeOfValue } from './front-matter-links.ts'
import { addIds, applyHeadingIds, collectHeadings } from './headings.ts'
import { anchorsIn } from './html-tags.ts'
import { checkIds, idPrefix } from './ids.ts'
import type { IslandComponent } from './islands.ts'
import { drawLanding } from './landing.tsx'
import { lazyGfm } from './lazy-gfm.ts'
import { takeLinks } from './links.ts'
import { mendElements } from './mend-elements.ts'
import { headingOffsets, type TakenTitle, takeTitle } from './page-title.ts'
import { placesIn } from './places-in.ts'
import { guardRawHtml } from './raw-html.ts'
import { readableMarkdown } from './readable-markdown.ts'
import { applyReferences, readPlace } from './references.ts'
import { packagesOfSamples } from './samples/imported-packages.ts'
import { isTypeScript } from './samples/sample-files.ts'
import { collectSections, excerptOf } from './sections.ts'
import { slotsIn } from './slots.tsx'
import { checkTextLimits } from './text-limits.ts'
import { mayTakeLong, withTimeLimit } from './time-limit.ts'
import { withoutMarks, withoutMarksIn } from './url-token.ts'
import { visit } from './visit.ts'

export interface ParseOptions {
  /** The site's root: messages show paths relative to it. */
  root?: string
  components: ThemeComponents
  islands: Record<string, IslandComponent>
  /** What the page's samples looked like before it was edited. */
  drawings?: KeptDrawing[]
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
 * Source → page: Markdown → React trees → `renderToString`. Only what is in the source matters, and the components.
 *
 * All that is wrong comes back as `messages`; it does not throw for what an author wrote.
 */
export async function parsePage(
  raw: string,
  source: string,
  options: ParseOptions,
): Promise<Omit<ParsedPage, 'page'> & { page: Omit<Page, 'key'> }> {
  const messages: Message[] = []

  // One kind of line end: lines and columns stay those of the file.
  const text = withoutMarks(raw).replace(/\r\n?/g, '\n')
  const inside = placesIn(text.replace(/^\uFEFF/, ''))
  const report = ({ line, column, endLine, endColumn, ...message }: Omit<Message, 'file'>) =>
    messages.push({ ...message, ...inside({ line, column, endLine, endColumn } as Place), file: source })
  const isHeavy = mayTakeLong(text)
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
    applyReferences(mdast, body, report)
    applyDirectives(mdast, body, report)
    const fences = takeFences(mdast, body, report)
    const markdown = readableMarkdown(mdast, body, fences)
    const hast = toHast.runSync(mdast, file) as unknown as Root
    return { split, file, fences, markdown, hast }
  }
  const { split, file, fences, markdown, hast: written } = withTimeLimit(read, isHeavy, 'Parsing the Markdown of')
  // parse5 reads the whole tree again, so only pages with raw HTML pay for it, and for loading it.
  const parseRaw = hasRawHtml(written) ? (await import('rehype-raw')).default({ passThrough: [] }) : undefined

  const { frontMatter } = split
  const arrange = () => {
    let hast = written
    const markdownHeadings = parseRaw && headingOffsets(written)
    if (parseRaw) {
      guardRawHtml(hast, report)
      hast = withoutMarksIn(parseRaw(hast, file) as Root, split.body)
    }
    addIds(hast)
    const title = takeTitle(hast, { frontMatter, source, ...(markdownHeadings && { markdownHeadings }) })
    const headings = collectHeadings(hast)
    checkIslands(hast, options.islands, report)
    const places = islandPlaces(hast, (place) => inside(place) as Place)
    const islands = Object.keys(places).sort()
    const sections = collectSections(hast)
    const links = takeLinks(hast, split.body)
    for (const link of links) link.place = inside(link.place) as Place
    cleanAttributes(hast, report)
    if (parseRaw) mendElements(hast, report)
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
  } = withTimeLimit(arrange, isHeavy, 'Reading the HTML of')

  const drawings = await drawFences(fences, options.drawings)
  const context = {
    components: options.components,
    islands: options.islands,
    fences: drawings.map((kept, i) => placeDrawing(kept, fences[i]!)),
    takeLinks: (drawn: string, place: string) => takeComponentLinks(drawn, links, readPlace(place)),
    onIslandError: (name: string, error: unknown, place: string) =>
      report({
        ruleId: 'component',
        fatal: true,
        ...readPlace(place),
        reason: `\`${name}\` throws in the build: ${thrownText(error, options.root)}.`,
        note: `Look at \`content/_components/${name}.tsx\`. The build renders it under Node, where there is no \`window\`.`,
      }),
  }
  const drawn = frontMatter.hero
    ? await drawLanding(hast, context, split, text, links, report)
    : // A component may never end, however short the text.
      withTimeLimit(() => drawTree(hast, context), isHeavy || islands.length > 0)
  const html = takeComponentLinks(drawn, links)
  links.push(...frontMatterLinks(split, text))
  const { title, titleFrom, titleId, isExplicit } = taken
  const called = frontMatter.hero?.component
    ? withHero(places, frontMatter.hero.component, inside(split.placeOf('hero', 'component')) as Place)
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
        // A component may bring the `<h1>`.
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
      ...(Object.keys(called).length > 0 && { islandPlaces: called }),
      ...(frontMatter.to !== undefined && { toPlace: placeOfValue(text, split.placeOf('to'), frontMatter.to) }),
      messages,
    },
    body: {
      html,
      drawings,
      fences: compiled,
      markdown,
      ...(source.startsWith('content/blog/') && { text: sections.map((section) => section.text).join('\n') }),
      search: searchEntry({ title: searchTitle(taken, source), description, sections, fences }),
    },
  }
}

function hasRawHtml(tree: Root): boolean {
  let isThere = false
  visit(tree, 'raw', () => {
    isThere = true
    return false
  })
  return isThere
}

/** An `<h1>` in raw HTML may be the logo on every page: such a page is also found by the name of its file. */
function searchTitle({ title, titleFrom }: TakenTitle, source: string): string {
  return titleFrom === 'html' ? `${title} ${fileTitle(source)}` : title
}

/** The component of the hero stands above the text. */
function withHero(places: Record<string, Place[]>, name: string, place: Place): Record<string, Place[]> {
  return { ...places, [name]: [place, ...(places[name] ?? [])] }
}
