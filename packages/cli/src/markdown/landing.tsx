import type { Root } from 'hast'
import type { ReactNode } from 'react'
import { codeBlockInput, renderCodeBlock } from '../code/render-code-block.ts'
import { titlePlaceholder, urlPlaceholder } from '../components/placeholders.ts'
import { renderHtml, renderIsland } from '../components/render-html.tsx'
import { type RenderContext, toReact } from '../components/render-tree.tsx'
import type { CodeBlock } from '../model/code-block.ts'
import type { Link } from '../model/link.ts'
import type { ReportMessage } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { Position } from '../model/position.ts'
import { PageTimeout, withTimeout } from '../workers/time-limit.ts'
import type { SplitSource } from './front-matter/front-matter.ts'
import { valuePosition } from './front-matter/front-matter-links.ts'
import { formatPosition } from './positions.ts'

export interface LandingInput
  extends Pick<SplitSource, 'frontMatter' | 'positionOf'>,
    Pick<Page, 'title' | 'titleFrom'> {
  /** The code block in the hero. */
  code: CodeBlock | undefined
  /** The page's text, including the front matter. */
  source: string
  /** The page's links. Those of the front matter are added. */
  links: Link[]
  report: ReportMessage
}

/** Renders a landing page: the hero and features from the front matter, followed by the text. */
export async function renderLanding(tree: Root, context: RenderContext, input: LandingInput): Promise<string> {
  const { Landing } = context.components
  const { source, links, code } = input
  const add: AddUrl = (url, kind, key) => {
    links.push({ url, kind, position: valuePosition(source, key, url), via: 'front matter' })
    return urlPlaceholder(links.length - 1)
  }
  const component = heroComponent(context, input)
  const codeBlock = code && (await renderCodeBlock(codeBlockInput(code, '')))
  const hero = {
    ...heroProps(input, add),
    ...(codeBlock && { codeHtml: codeBlock.code[0]!.html }),
    ...(component !== undefined && { component }),
  }
  const landing = (
    <Landing hero={hero} features={featureProps(input, add)}>
      {toReact(tree, context)}
    </Landing>
  )
  return withTimeout(() => renderHtml(landing, context.labels))
}

/** Adds a URL in the front matter to the page's links, and returns its placeholder. */
type AddUrl = (url: string, kind: Link['kind'], key: Position) => string

function heroProps({ frontMatter, positionOf, title, titleFrom }: LandingInput, add: AddUrl) {
  const { title: heroTitle, tagline, actions, image } = frontMatter.hero!
  return {
    // A page without a title of its own gets one during planning. For example, the home page is named after the site.
    title: heroTitle ?? (titleFrom === 'file' ? titlePlaceholder : title),
    tagline: tagline ?? '',
    actions: actions.map(({ label, to, href }, index) => ({
      label,
      href: add(to ?? href ?? '', 'link', positionOf('hero', 'actions', index, to === undefined ? 'href' : 'to')),
    })),
    ...(image && {
      image: {
        src: add(image.src, 'image', positionOf('hero', 'image', 'src')),
        ...(image.srcDark && { srcDark: add(image.srcDark, 'image', positionOf('hero', 'image', 'srcDark')) }),
        alt: image.alt,
      },
    }),
  }
}

function featureProps({ frontMatter, positionOf }: LandingInput, add: AddUrl) {
  return (frontMatter.features ?? []).map(({ title, text, to, icon }, index) => ({
    title,
    text,
    ...(icon && {
      icon: isImage(icon) ? <img src={add(icon, 'image', positionOf('features', index, 'icon'))} alt="" /> : icon,
    }),
    ...(to && { href: add(to, 'link', positionOf('features', index, 'to')) }),
  }))
}

/** Renders the component that the hero shows. Returns `undefined` if there is none, or if it fails, which is reported. */
function heroComponent(context: RenderContext, { frontMatter, positionOf, report }: LandingInput): ReactNode {
  const name = frontMatter.hero!.component
  if (!name) return undefined
  const place = positionOf('hero', 'component')
  const Component = Object.hasOwn(context.islands, name) ? context.islands[name] : undefined
  if (!Component) {
    report({
      ruleId: 'component',
      fatal: true,
      ...place,
      reason: `No component \`${name}\` in \`content/_components\`.`,
    })
    return undefined
  }
  try {
    // Set a time limit, because the component may never return.
    const { html, idPrefix } = withTimeout(() => renderIsland(<Component />, 0, context.labels))
    return (
      <div data-island={name} data-props="{}" data-id-prefix={idPrefix} dangerouslySetInnerHTML={{ __html: html }} />
    )
  } catch (error) {
    if (error instanceof PageTimeout) throw error
    context.onIslandError(name, error, formatPosition(place))
    return undefined
  }
}

/** Returns whether an icon is the path of an image, and not an emoji. */
function isImage(icon: string): boolean {
  return /^(?:\.{0,2}\/|https?:).*\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(icon)
}
