import { withLabels } from '@docs-engine/client/labels.ts'
import type { Root } from 'hast'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { renderCodeBlock } from '../code/render-code-block.ts'
import { titlePlaceholder, urlPlaceholder } from '../components/placeholders.ts'
import { renderIsland } from '../components/render-island.ts'
import { type RenderContext, toReact } from '../components/render-tree.tsx'
import type { CodeBlock } from '../model/code-block.ts'
import type { Link } from '../model/link.ts'
import type { ReportMessage } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { Position } from '../model/position.ts'
import { PageTimeout, withTimeout } from '../workers/time-limit.ts'
import type { SplitSource } from './front-matter/front-matter.ts'
import { valuePosition } from './front-matter/front-matter-links.ts'
import { formatPosition } from './links/references.ts'

/** Renders a landing page: the hero and features from the front matter, followed by the text. */
export async function renderLanding(
  tree: Root,
  context: RenderContext,
  { frontMatter, positionOf }: Pick<SplitSource, 'frontMatter' | 'positionOf'>,
  { title, titleFrom }: Pick<Page, 'title' | 'titleFrom'>,
  code: CodeBlock | undefined,
  source: string,
  links: Link[],
  report: ReportMessage,
): Promise<string> {
  const { Landing } = context.components
  const hero = frontMatter.hero!
  const add = (url: string, key: Position) => {
    links.push({ url, kind: 'link', position: valuePosition(source, key, url), via: 'front matter' })
    return urlPlaceholder(links.length - 1)
  }
  const addImage = (url: string, key: Position) => {
    links.push({ url, kind: 'image', position: valuePosition(source, key, url), via: 'front matter' })
    return urlPlaceholder(links.length - 1)
  }
  const component = hero.component ? renderComponent(hero.component) : undefined
  const codeBlock = code && (await renderCodeBlock(code))
  const landing = (
    <Landing
      hero={{
        // For example, the home page is named after the site.
        title: hero.title ?? (titleFrom === 'file' ? titlePlaceholder : title),
        tagline: hero.tagline ?? '',
        actions: hero.actions.map((action, i) => ({
          label: action.label,
          href: add(
            action.to ?? action.href ?? '',
            positionOf('hero', 'actions', i, action.to === undefined ? 'href' : 'to'),
          ),
        })),
        ...(hero.image && {
          image: {
            src: addImage(hero.image.src, positionOf('hero', 'image', 'src')),
            ...(hero.image.srcDark && {
              srcDark: addImage(hero.image.srcDark, positionOf('hero', 'image', 'srcDark')),
            }),
            alt: hero.image.alt,
          },
        }),
        ...(codeBlock && { codeHtml: codeBlock.code[0]!.html }),
        ...(component !== undefined && { component }),
      }}
      features={(frontMatter.features ?? []).map(({ title, text, to, icon }, i) => ({
        title,
        text,
        ...(icon && {
          icon: isImage(icon) ? <img src={addImage(icon, positionOf('features', i, 'icon'))} alt="" /> : icon,
        }),
        ...(to && { href: add(to, positionOf('features', i, 'to')) }),
      }))}
    >
      {toReact(tree, context)}
    </Landing>
  )
  return withTimeout(() => withLabels(context.labels, () => renderToString(landing)))

  function renderComponent(name: string): ReactNode {
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
      const { html, idPrefix } = withTimeout(() => renderIsland(<Component />, 0))
      context.onIslandHtml(name, html, formatPosition(place))
      return (
        <div data-island={name} data-props="{}" data-id-prefix={idPrefix} dangerouslySetInnerHTML={{ __html: html }} />
      )
    } catch (error) {
      if (error instanceof PageTimeout) throw error
      context.onIslandError(name, error, formatPosition(place))
      return undefined
    }
  }
}

/** Returns whether an icon is the path of an image, and not an emoji. */
function isImage(icon: string): boolean {
  return /^(?:\.{0,2}\/|https?:).*\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(icon)
}
