import type { LabelTable } from '@docs-engine/client'
import { createElement } from 'react'
import { withSourceLine } from '../code/extract-code-blocks.ts'
import { componentPath, modulePath } from '../components/islands.ts'
import { renderHtml } from '../components/render-html.tsx'
import { type RenderContext, renderTree } from '../components/render-tree.tsx'
import { extractComponentLinks, type RenderedHtml, readRenderedHtml } from '../components/rendered-html.ts'
import type { CachedCodeBlock, CodeBlock } from '../model/code-block.ts'
import type { StaticElement } from '../model/component.ts'
import { editionOf } from '../model/edition.ts'
import type { Position } from '../model/position.ts'
import { thrownAt } from '../modules/thrown-at.ts'
import { errorText } from '../util/error-text.ts'
import { escapeHtml } from '../util/html-tags.ts'
import { withTimeout } from '../workers/time-limit.ts'
import { renderLanding } from './landing.tsx'
import type { PageContent } from './page-content.ts'
import type { PageSource } from './page-source.ts'
import type { ParsedMarkdown } from './parse-markdown.ts'
import { parsePosition } from './positions.ts'
import { isPostPage } from './post-page.ts'

export interface ContentToRender {
  source: PageSource
  markdown: ParsedMarkdown
  content: PageContent
  renderedBlocks: CachedCodeBlock[]
  /** The code of the landing page's hero. */
  hero: CodeBlock | undefined
}

interface RenderOptions extends Pick<RenderContext, 'components' | 'islands' | 'labels'> {
  root?: string | undefined
  /** Called with the errors of components that can't be rendered. */
  onError?: ((error: unknown) => void) | undefined
}

/** Renders a page's tree. Adds the links that its components render to the page's links, and reports components that fail. */
export async function renderContent(
  { source, markdown, content, renderedBlocks, hero }: ContentToRender,
  { components, islands, labels, root, onError }: RenderOptions,
): Promise<RenderedHtml> {
  const { tree, links } = content
  const elements = markdown.mdx?.elements ?? []
  const reportFailure: ReportFailure = (name, error, position, note) => {
    onError?.(error)
    // React throws this for an async component, and for one that waits for a promise.
    const words = /suspended/.test(String(error))
      ? {
          reason: `\`${name}\` waits for a promise, but pages are rendered without waiting.`,
          note: 'Pass the data to the component as a prop, or load it in the browser with `useEffect`.',
        }
      : { reason: `\`${name}\` failed to render: ${errorText(error, root)}.`, note }
    source.report({ ruleId: 'component', fatal: true, ...position, ...words })
  }
  const context: RenderContext = {
    components,
    labels,
    islands,
    codeBlocks: renderedBlocks.map((block, i) => withSourceLine(block, markdown.codeBlocks[i]!)),
    elements,
    extractLinks: (rendered, position) => extractComponentLinks(rendered, links, parsePosition(position)),
    onIslandError(name, error, position) {
      const note = `Check \`${throwingLine(error, componentFile(name, root), root)}\`. Components also render in Node, where \`window\` doesn’t exist.`
      reportFailure(name, error, parsePosition(position), note)
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
  const needsLimit = source.isHeavy || Object.keys(content.islandPositions).length > 0 || elements.length > 0
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
  const html = await render().catch((error) => {
    const failing = elements.filter((element) => replaceFailing(element, { root, labels, reportFailure }))
    if (failing.length === 0) throw error
    return render()
  })
  const known = links.length
  const isPost = isPostPage(source.path, markdown.frontMatter)
  const isTranslation = editionOf({ source: source.path }).locale !== undefined
  const read = readRenderedHtml(html, links, { addsLinks: true, isPost, isTranslation })
  for (const link of links.slice(known)) Object.assign(link, placeOfLink(link.url, elements, labels))
  return read
}

/** Returns the path of a component's file for messages. The name of an imported component contains its path. */
function componentFile(name: string, root: string | undefined): string {
  return name.includes('#') ? modulePath(name.slice(0, name.lastIndexOf('#')), root) : componentPath(name, root)
}

/** Returns the file and the line that threw an error, or a component's file if React threw it. */
function throwingLine(error: unknown, file: string, root = ''): string {
  const place = thrownAt(error, root)
  return place ? `${place.file}:${place.line}:${place.column}` : file
}

type ReportFailure = (name: string, error: unknown, position: Position, note: string) => void

/**
 * Renders a component of an MDX page separately. If it throws, reports the error, and makes the component render nothing. Returns whether it
 * throws.
 */
function replaceFailing(
  element: StaticElement,
  { root, labels, reportFailure }: Pick<RenderOptions, 'root' | 'labels'> & { reportFailure: ReportFailure },
): boolean {
  const { name, file, position, component, props } = element
  try {
    renderHtml(createElement(component, props), labels)
    return false
  } catch (error) {
    const note = `Check \`${throwingLine(error, modulePath(file, root), root)}\`. Components render in Node, where \`window\` doesn’t exist.`
    reportFailure(name, error, position, note)
    element.component = () => null
    return true
  }
}

/** Returns the position of the component that rendered a link. */
function placeOfLink(url: string, elements: readonly StaticElement[], labels: LabelTable): { position?: Position } {
  const written = `="${escapeHtml(url)}"`
  const found = elements.find((element) => htmlOf(element, labels).includes(written))
  return found ? { position: found.position } : {}
}

/** Renders a component separately. Returns an empty string if it throws, for example because it needs its children. */
function htmlOf({ component, props }: StaticElement, labels: LabelTable): string {
  try {
    return renderHtml(createElement(component, props), labels)
  } catch {
    return ''
  }
}
