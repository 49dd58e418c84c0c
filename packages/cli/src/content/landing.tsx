import type { Root } from 'hast'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Link, Message, Place } from '../types.ts'
import { drawFence } from './code-blocks.ts'
import { type DrawContext, toReact } from './draw.tsx'
import { drawIsland } from './draw-island.ts'
import { parseFence } from './fence-meta.ts'
import type { SplitSource } from './front-matter.ts'
import { placeOfValue } from './front-matter-links.ts'
import { withTimeLimit } from './time-limit.ts'
import { urlToken } from './url-token.ts'

/** The landing page: hero and features of the front matter, then the text. */
export async function drawLanding(
  tree: Root,
  context: DrawContext,
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
  let component: ReactNode
  if (hero.component) {
    const Component = context.islands[hero.component]
    if (Component) {
      const { html, idPrefix } = drawIsland(<Component />, 0)
      component = (
        <div
          data-island={hero.component}
          data-props="{}"
          data-id-prefix={idPrefix}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )
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
  const landing = (
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
    </Landing>
  )
  return withTimeLimit(() => renderToString(landing))
}
