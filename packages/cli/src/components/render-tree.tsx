import { contentComponents, type ThemeComponents } from '@docs-engine/client'
import type { Root } from 'hast'
import {
  Children,
  type ComponentProps,
  type ComponentType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import type { RenderedCodeBlock } from '../model/code-block.ts'
import { withCodePlaceholders } from './code-placeholders.ts'
import { type RenderedIsland, renderIsland } from './render-island.ts'
import { slotElement } from './slots.tsx'

export interface RenderContext {
  components: ThemeComponents
  /** Components of the site, by name. */
  islands: Record<string, ComponentType<Record<string, unknown>>>
  codeBlocks: RenderedCodeBlock[]
  /** Puts tokens in place of the URLs a component drew. `place`: where it is called. */
  takeLinks: (html: string, place: string) => string
  /** Called for a component that throws while it is drawn. */
  onIslandError: (name: string, error: unknown, place: string) => void
}

/** Draws a page's tree with the theme's components. */
export function renderTree(tree: Root, context: RenderContext): string {
  return renderToString(toReact(tree, context))
}

/** The page's tree as React elements. */
export function toReact(tree: Root, context: RenderContext): ReactElement {
  return unified()
    .use(rehypeReact, {
      Fragment,
      jsx,
      jsxs,
      components: mapping(context) as never,
      // The Content-Security-Policy allows no `style` attribute.
      tableCellAlignToStyle: false,
    } as never)
    .stringify(tree) as unknown as ReactElement
}

function Title({ children }: { children?: ReactNode }) {
  return <>{children}</>
}

function Tab(_: { label: string; value: string; children?: ReactNode }) {
  return null
}

/** hast element name → component, with the props our components take. */
function mapping(context: RenderContext) {
  const { components: c, islands, codeBlocks: fences } = context
  let islandsCount = 0
  const heading = (level: 2 | 3 | 4 | 5 | 6) => (props: { id?: string; children?: ReactNode }) => (
    <c.Heading level={level} id={props.id ?? ''}>
      {props.children}
    </c.Heading>
  )
  return {
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    table: (props: { children?: ReactNode }) => <c.Table>{props.children}</c.Table>,
    a: ({ node: _, ...props }: ComponentProps<'a'> & { node?: unknown }) => <c.Link {...props} />,
    img: ({ node: _, ...props }: ComponentProps<'img'> & { node?: unknown }) => (
      <c.Image {...(props as ComponentProps<typeof c.Image>)} />
    ),
    kbd: (props: { children?: ReactNode }) => <c.Kbd>{props.children}</c.Kbd>,
    // The box of a task list; other inputs are raw HTML of the author's.
    input: ({ node: _, ...props }: ComponentProps<'input'> & { node?: unknown }) =>
      props.type === 'checkbox' && props.disabled ? (
        <c.TaskCheckbox checked={props.checked ?? false} />
      ) : (
        <input {...props} />
      ),
    'docs-code': ({ index }: { index: string }) => {
      const fence = fences[Number(index)]
      if (!fence) return null
      // Numbers are put into the lines, and a component of the site's own may do as it likes with the code.
      const isPlain = c.CodeBlock === contentComponents.CodeBlock && fence.lineNumbers === undefined
      const shown = isPlain ? withCodePlaceholders(fence, Number(index)) : fence
      return <c.CodeBlock {...shown} {...(fence.lang === 'output' && { kind: 'output' as const })} />
    },
    'docs-title': Title,
    'docs-admonition': ({ type, children }: { type: 'note'; children?: ReactNode }) => {
      const { title, rest } = splitTitle(children)
      return (
        <c.Admonition type={type} title={title ?? defaultTitles[type]}>
          {rest}
        </c.Admonition>
      )
    },
    'docs-details': ({ open, children }: { open?: string; children?: ReactNode }) => {
      const { title, rest } = splitTitle(children)
      return (
        <c.Details summary={title ?? 'Details'} open={open !== undefined}>
          {rest}
        </c.Details>
      )
    },
    'docs-tab': Tab,
    'docs-tabs': ({ id, group, children }: { id: string; group?: string; children?: ReactNode }) => {
      const tabs = Children.toArray(children).flatMap((child) =>
        isValidElement<ComponentProps<typeof Tab>>(child) && child.type === Tab
          ? [{ value: child.props.value, label: child.props.label, children: child.props.children }]
          : [],
      )
      return <c.Tabs id={id} {...(group && { group })} tabs={tabs} />
    },
    'docs-diagram': ({ src, alt, caption }: { src: string; alt: string; caption?: string }) =>
      slotElement('diagram', { src, alt, caption: caption || undefined }),
    'docs-signature': ({ name, from }: { name: string; from: string }) => slotElement('signature', { name, from }),
    'docs-island': ({
      name,
      props,
      inline,
      place = '1:1',
      children,
    }: {
      name: string
      props: string
      inline?: string
      place?: string
      children?: ReactNode
    }) => {
      const Component = islands[name]
      const Wrapper = inline ? 'span' : 'div'
      if (!Component) return null
      islandsCount++
      let drawn: RenderedIsland = { html: '' }
      try {
        // The browser finds the text by its wrapper, and keeps it when it gives the component life.
        const content = children === undefined ? undefined : <Wrapper data-island-children="">{children}</Wrapper>
        drawn = renderIsland(<Component {...JSON.parse(props)}>{content}</Component>, islandsCount)
        drawn.html = context.takeLinks(drawn.html, place)
      } catch (error) {
        context.onIslandError(name, error, place)
      }
      const { html, idPrefix } = drawn
      return (
        <Wrapper
          data-island={name}
          data-props={props}
          data-id-prefix={idPrefix}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )
    },
  }
}

const defaultTitles = { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' }

function splitTitle(children: ReactNode): { title?: ReactNode; rest: ReactNode } {
  const list = Children.toArray(children)
  const title = list.find((child) => isValidElement(child) && child.type === Title)
  // The line end behind the title would become a text of its own.
  const rest = list.filter((child, i) => child !== title && !(child === '\n' && title && list[i - 1] === title))
  return { ...(title !== undefined && { title }), rest }
}
