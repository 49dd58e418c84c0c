import type { ThemeComponents } from '@docs-engine/client'
import type { Element, Root } from 'hast'
import type { Code, Root as MdastRoot } from 'mdast'
import { renderToString } from 'react-dom/server'
import rehypeRaw from 'rehype-raw'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { nearest } from '../nearest.ts'
import { searchEntry } from '../search/page-entry.ts'
import type { Heading, Link, Message, Page, ParsedPage, Place } from '../types.ts'
import { drawFence } from './code-blocks.ts'
import { takeComponentLinks } from './component-links.ts'
import { remarkDirectives } from './directive-syntax.ts'
import { applyDirectives } from './directives.ts'
import { drawTree, toReact } from './draw.tsx'
import { type Fence, parseFence } from './fence-meta.ts'
import { readFrontMatter, type SplitSource } from './front-matter.ts'
import { frontMatterLinks, placeOfValue } from './front-matter-links.ts'
import { applyHeadingIds, collectHeadings } from './headings.ts'
import { anchorsIn } from './html-tags.ts'
import { checkIds } from './ids.ts'
import type { IslandComponent } from './islands.ts'
import { takeLinks } from './links.ts'
import { placeOfNode } from './place-of-node.ts'
import { readableMarkdown } from './readable-markdown.ts'
import { applyReferences, readPlace } from './references.ts'
import { javascriptTwins } from './samples/javascript-twin.ts'
import { isTypeScript } from './samples/sample-files.ts'
import { collectSections, excerptOf } from './sections.ts'
import { slotsIn } from './slots.tsx'
import { urlToken, withoutMarks } from './url-token.ts'

export interface ParseOptions {
  components: ThemeComponents
  islands: Record<string, IslandComponent>
}

const toMdast = unified().use(remarkParse).use(remarkGfm).use(remarkDirectives).freeze()
const toHast = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
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
const parseRaw = rehypeRaw({ passThrough: [] })
const addSlugs = rehypeSlug()

/**
 * Source → page: Markdown → React trees → `renderToString`. Only what is in the source matters, and the components.
 *
 * All that is wrong comes back as `messages`; it does not throw for what an author wrote.
 */
export async function parsePage(
  text: string,
  source: string,
  options: ParseOptions,
): Promise<Omit<ParsedPage, 'page'> & { page: Omit<Page, 'key'> }> {
  const messages: Message[] = []
  const report = (message: Omit<Message, 'file'>) => messages.push({ ...message, file: source })

  const split = readFrontMatter(withoutMarks(text), source)
  messages.push(...split.messages)
  const { frontMatter, body } = split

  const file = new VFile({ value: body, path: source })
  const mdast = toMdast.parse(file) as MdastRoot
  applyHeadingIds(mdast)
  applyReferences(mdast, body, report)
  applyDirectives(mdast, body, report)
  const fences = takeFences(mdast, body, report)
  const markdown = readableMarkdown(mdast, body, fences)
  const hast = toHypertext(mdast, file)

  addSlugs(hast)
  const ownTitle = takeTitle(hast)
  const headings = collectHeadings(hast)
  checkIslands(hast, options.islands, report)
  const islands = islandNames(hast)
  const sections = collectSections(hast)
  const links = takeLinks(hast, body)
  cleanAttributes(hast, report)
  joinTexts(hast)

  const context = {
    components: options.components,
    islands: options.islands,
    fences: await drawFences(fences),
    takeLinks: (drawn: string, place: string) => takeComponentLinks(drawn, links, readPlace(place)),
    onIslandError: (name: string, error: unknown, place: string) =>
      report({
        ruleId: 'component',
        fatal: true,
        ...readPlace(place),
        reason: `\`${name}\` cannot be drawn: ${error instanceof Error ? error.message : error}.`,
        note: `Look at \`content/_components/${name}.tsx\`. It is drawn under Node, where there is no \`window\`.`,
      }),
  }
  const drawn = frontMatter.hero
    ? await drawLanding(hast, context, split, text, links, report)
    : drawTree(hast, context)
  const html = takeComponentLinks(drawn, links)
  links.push(...frontMatterLinks(split, text))
  const anchors = [...(ownTitle?.id ? [ownTitle.id] : []), ...anchorsIn(html)]
  checkIds(hast, anchors, report)

  const title = frontMatter.title ?? ownTitle?.text ?? fileTitle(source)
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
        (frontMatter.title !== undefined || ownTitle !== undefined),
      ...(ownTitle?.id && { titleId: ownTitle.id }),
      excerpt: excerptOf(sections),
      headings: headings.filter((h) => h.level > 1),
      anchors,
      links,
      slots: slotsIn(html),
      samples: fences.filter((fence) => isTypeScript(fence.lang)).length,
      islands,
      ...(frontMatter.to !== undefined && { toPlace: placeOfValue(text, split.placeOf('to'), frontMatter.to) }),
      messages,
    },
    body: { html, fences: compiled, sections, markdown, search: searchEntry({ title, description, sections, fences }) },
  }
}

function toHypertext(mdast: MdastRoot, file: VFile): Root {
  const tree = toHast.runSync(mdast, file) as unknown as Root
  let hasRaw = false
  visit(tree, 'raw', () => {
    hasRaw = true
    return false
  })
  // parse5 reads the whole tree again, so only pages with raw HTML pay for it.
  return hasRaw ? (parseRaw(tree, file) as Root) : tree
}

async function drawFences(fences: Fence[]) {
  const twins = await javascriptTwins(fences)
  return Promise.all(fences.map((fence, i) => drawFence(fence, twins[i])))
}

/** Numbers the fences in the tree, removes those that are not shown and returns them parsed. */
function takeFences(tree: MdastRoot, body: string, report: (message: Omit<Message, 'file'>) => void): Fence[] {
  const fences: Fence[] = []
  visit(tree, 'code', (node, index, parent) => {
    const start = node.position!.start
    const isFenced = /^\s*(`{3}|~{3})/.test(body.slice(start.offset, start.offset! + 3))
    const end = body.indexOf('\n', start.offset)
    const fence = parseFence({
      lang: node.lang ?? null,
      meta: node.meta ?? null,
      value: node.value,
      line: isFenced ? start.line : start.line - 1,
      column: start.column,
      ...(isFenced && { opening: body.slice(start.offset, end < 0 ? undefined : end) }),
    })
    for (const message of fence.messages) report(message)
    fences.push(fence)
    Object.assign(node, { index: fences.length - 1 })
    if (fence.prelude) {
      parent!.children.splice(index!, 1)
      return [SKIP, index!]
    }
    return undefined
  })
  return fences
}

/** The first heading of level 1: it is the page's title and drawn by the layout. */
function takeTitle(tree: Root): Heading | undefined {
  const index = tree.children.findIndex((node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName))
  const node = tree.children[index]
  if (node?.type !== 'element' || node.tagName !== 'h1') return undefined
  const [heading] = collectHeadings({ type: 'root', children: [structuredClone(node)] })
  // Its other names stay in the text, at the place where it stood.
  const names = (heading?.aliases ?? []).map(
    (id): Element => ({ type: 'element', tagName: 'span', properties: { id }, children: [] }),
  )
  tree.children.splice(index, 1, ...names)
  return heading
}

function islandNames(tree: Root): string[] {
  const names = new Set<string>()
  visit(tree, 'element', (node) => {
    if (node.tagName === 'docs-island') names.add(String(node.properties.name))
  })
  return [...names].sort()
}

function checkIslands(tree: Root, islands: Record<string, unknown>, report: (message: Omit<Message, 'file'>) => void) {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'docs-island') return
    const name = String(node.properties.name)
    if (islands[name]) return
    const near = nearest(name, Object.keys(islands))
    report({
      ruleId: 'component',
      fatal: true,
      ...placeOfNode(node, 1),
      reason: `No component \`${name}\` in \`content/_components\`.`,
      note: near ? `Did you mean \`${near}\`?` : `Write \`content/_components/${name}.tsx\` with a default export.`,
      ...(near && { suggestion: near }),
    })
  })
}

/** What the Content-Security-Policy forbids would have no effect: it is taken out and its author is told. */
function cleanAttributes(tree: Root, report: (message: Omit<Message, 'file'>) => void) {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'script' || node.tagName === 'style') {
      report({
        ruleId: 'markdown',
        fatal: false,
        ...placeOfNode(node, 1),
        reason: `A \`<${node.tagName}>\` in a page has no effect: the Content-Security-Policy forbids it.`,
        note:
          node.tagName === 'script'
            ? 'Write a component in `content/_components`.'
            : 'Name a CSS file under `theme.css` in `site.config.ts`.',
      })
      parent!.children.splice(index!, 1)
      return [SKIP, index!]
    }
    for (const name of Object.keys(node.properties)) {
      if (name !== 'style' && !/^on[A-Z]/.test(name)) continue
      delete node.properties[name]
      report({
        ruleId: 'markdown',
        fatal: false,
        ...placeOfNode(node, 1),
        reason: `The attribute \`${name.toLowerCase()}\` has no effect: the Content-Security-Policy forbids it.`,
        note:
          name === 'style'
            ? 'Use a class and a CSS file under `theme.css` in `site.config.ts`.'
            : 'Write a component in `content/_components`.',
      })
    }
    return undefined
  })
}

/** React writes a comment between two texts that follow each other, so they are made one; comments go. */
function joinTexts(tree: Root) {
  visit(tree, (node) => {
    if (node.type !== 'root' && node.type !== 'element') return
    if (!node.children.some((child) => child.type === 'comment' || child.type === 'text')) return
    const joined: typeof node.children = []
    for (const child of node.children) {
      const last = joined.at(-1)
      if (child.type === 'comment') continue
      if (child.type === 'text' && last?.type === 'text')
        joined[joined.length - 1] = { ...last, value: last.value + child.value }
      else joined.push(child as never)
    }
    node.children = joined as never
  })
}

async function drawLanding(
  tree: Root,
  context: Parameters<typeof drawTree>[1],
  { frontMatter, placeOf }: SplitSource,
  source: string,
  links: Link[],
  report: (message: Omit<Message, 'file'>) => void,
): Promise<string> {
  const { Landing } = context.components
  const hero = frontMatter.hero!
  const add = (url: string, key: Place) => {
    links.push({ url, kind: 'link', place: placeOfValue(source, key, url), via: 'front matter' })
    return urlToken(links.length - 1)
  }
  let component: React.ReactNode
  if (hero.component) {
    const Component = context.islands[hero.component]
    if (Component) {
      const html = renderToString(<Component />)
      component = <div data-island={hero.component} data-props="{}" dangerouslySetInnerHTML={{ __html: html }} />
    } else {
      report({
        ruleId: 'component',
        fatal: true,
        ...placeOf('hero', 'component'),
        reason: `No component \`${hero.component}\` in \`content/_components\`.`,
      })
    }
  }
  const fence = hero.code
    ? await drawFence(
        parseFence({
          lang: hero.code_lang,
          meta: hero.code_title ? `title="${hero.code_title}"` : null,
          value: hero.code.replace(/\n$/, ''),
          line: placeOf('hero', 'code').line,
          column: 1,
        }),
      )
    : undefined
  return renderToString(
    <Landing
      hero={{
        title: hero.title ?? frontMatter.title ?? '',
        tagline: hero.tagline ?? '',
        actions: hero.actions.map((action, i) => ({
          label: action.label,
          href: add(
            action.to ?? action.href ?? '',
            placeOf('hero', 'actions', i, action.to === undefined ? 'href' : 'to'),
          ),
        })),
        ...(fence && { codeHtml: fence.code[0]!.html }),
        ...(component !== undefined && { component }),
      }}
      features={(frontMatter.features ?? []).map(({ title, text, to, icon }, i) => ({
        title,
        text,
        ...(icon && { icon }),
        ...(to && { href: add(to, placeOf('features', i, 'to')) }),
      }))}
    >
      {toReact(tree, context)}
    </Landing>,
  )
}

/** `content/api/create-slice.md` → `Create slice` */
function fileTitle(source: string): string {
  const name = source
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '')
    .split('/')
    .at(-1)!
  const words = name.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
