import { type AdmonitionType, contentComponents, propsWithElements, type ThemeComponents } from '@docs-engine/client'
import type { Root } from 'hast'
import {
  Children,
  type ComponentProps,
  createContext,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import type { RenderedCodeBlock } from '../model/code-block.ts'
import type { StaticElement } from '../model/component.ts'
import { type IslandContext, type IslandProps, islandElement, PropSlot, splitProps } from './island-element.tsx'
import { slotElement, withCodePlaceholders } from './placeholders.ts'
import { renderHtml } from './render-html.tsx'

export interface RenderContext extends IslandContext {
  components: ThemeComponents
  codeBlocks: RenderedCodeBlock[]
  /** The imported components of an MDX page that are only rendered at build time, and their props. */
  elements?: readonly StaticElement[]
}

/** Renders a page's tree with the theme's components. */
export function renderTree(tree: Root, context: RenderContext): string {
  return renderHtml(toReact(tree, context), context.labels)
}

/** Converts the page's tree to React elements. */
export function toReact(tree: Root, context: RenderContext): ReactElement {
  const create = withStaticElements(context)
  return unified()
    .use(rehypeReact, {
      Fragment,
      jsx: create(jsx),
      jsxs: create(jsxs),
      components: mapping(context) as never,
      // Keep the `align` attributes of table cells, because the Content Security Policy forbids `style` attributes.
      tableCellAlignToStyle: false,
    } as never)
    .stringify(tree) as unknown as ReactElement
}

type CreateElement = (type: unknown, props: Record<string, unknown>, key?: string) => unknown

/**
 * Replaces the placeholder elements for an MDX page's components with the components themselves, so that components can check the types of
 * their children.
 */
function withStaticElements({ elements = [] }: RenderContext): <Create>(create: Create) => Create {
  return (create) => {
    if (elements.length === 0) return create
    const replaced: CreateElement = (type, props, key) => {
      if (type !== StaticPlace) return (create as CreateElement)(type, props, key)
      const { component, props: given } = elements[Number(props.index)]!
      const { slots, rest } = splitProps(props.children as ReactNode)
      return jsx(
        component,
        {
          ...propsWithElements(
            given,
            slots.map(({ name, children: value }) => [name, value]),
          ),
          ...(rest.length > 0 && { children: rest.length === 1 ? rest[0] : rest }),
        },
        key,
      )
    }
    return replaced as typeof create
  }
}

/** Represents a component of an MDX page until `withStaticElements` replaces it. */
function StaticPlace(_: { index: string; children?: ReactNode }) {
  return null
}

function Title({ children }: { children?: ReactNode }) {
  return <>{children}</>
}

function Tab(_: { label: string; value: string; id?: string; selected?: string; children?: ReactNode }) {
  return null
}

/** Whether an element is part of a link. */
const InsideLink = createContext(false)

type HeadingLevel = 2 | 3 | 4 | 5 | 6

/** A heading of the theme, or a plain element within a link, because a link can't contain the link of a heading to itself. */
function PageHeading({
  level,
  heading: Heading,
  id,
  className,
  children,
}: ComponentProps<'h2'> & { level: HeadingLevel; heading: ThemeComponents['Heading'] }) {
  const Tag = `h${level}` as const
  const classes = className && { className }
  return useContext(InsideLink) ? (
    <Tag id={id} {...classes}>
      {children}
    </Tag>
  ) : (
    <Heading level={level} id={id ?? ''} {...classes}>
      {children}
    </Heading>
  )
}

/** Maps hast element names to components, and attributes to props. */
function mapping(context: RenderContext) {
  const { components: c, labels } = context
  let islandCount = 0
  const heading = (level: HeadingLevel) => (props: ComponentProps<'h2'>) => (
    <PageHeading level={level} heading={c.Heading} id={props.id} className={props.className}>
      {props.children}
    </PageHeading>
  )
  return {
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    table: ({ node: _, ...props }: ComponentProps<'table'> & { node?: unknown }) => <c.Table {...props} />,
    a: ({ node: _, ...props }: ComponentProps<'a'> & { node?: unknown }) => (
      <InsideLink.Provider value={true}>
        <c.Link {...props} />
      </InsideLink.Provider>
    ),
    img: ({ node: _, ...props }: ComponentProps<'img'> & { node?: unknown }) => (
      <c.Image {...(props as ComponentProps<typeof c.Image>)} />
    ),
    kbd: (props: { children?: ReactNode }) => <c.Kbd>{props.children}</c.Kbd>,
    // Treat a disabled checkbox as the checkbox of a task list item. All other inputs are raw HTML from the author.
    input: ({ node: _, ...props }: ComponentProps<'input'> & { node?: unknown }) =>
      props.type === 'checkbox' && props.disabled ? (
        <c.TaskCheckbox checked={props.checked ?? false} />
      ) : (
        <input {...props} />
      ),
    'docs-code': ({ index, className }: { index: string; className?: string }) =>
      codeBlockElement(Number(index), className, context),
    'docs-title': Title,
    'docs-admonition': ({ type, name, untitled, children }: AdmonitionProps) => {
      const { title, rest } = splitTitle(children)
      return (
        <c.Admonition type={type} title={untitled ? undefined : (title ?? labels[name ?? type])}>
          {rest}
        </c.Admonition>
      )
    },
    'docs-details': ({ open, children }: { open?: string; children?: ReactNode }) => {
      const { title, rest } = splitTitle(children)
      return (
        <c.Details summary={title ?? labels.details} open={open !== undefined}>
          {rest}
        </c.Details>
      )
    },
    'docs-component': StaticPlace,
    'docs-prop': PropSlot,
    'docs-tab': Tab,
    'docs-tabs': ({ id, group, children }: { id: string; group?: string; children?: ReactNode }) => {
      const tabs = Children.toArray(children).flatMap((child) =>
        isValidElement<ComponentProps<typeof Tab>>(child) && child.type === Tab
          ? [{ ...child.props, isSelected: child.props.selected !== undefined }]
          : [],
      )
      const selected = tabs.findIndex(({ isSelected }) => isSelected)
      return (
        <c.Tabs
          id={id}
          {...(group && { group })}
          {...(selected > 0 && { selected })}
          tabs={tabs.map(({ value, label, id, children }) => {
            const { title, rest } = splitTitle(children)
            const tab = { value, label, ...(id && { id }) }
            return title === undefined ? { ...tab, children } : { ...tab, title, children: rest }
          })}
        />
      )
    },
    'docs-diagram': ({ src, file, alt, caption, line, note }: Record<string, string | undefined>) =>
      slotElement('diagram', { src, file, alt, caption: caption || undefined, line, note }),
    'docs-signature': ({ name, from }: { name: string; from: string }) => slotElement('signature', { name, from }),
    'docs-island': (props: IslandProps) => {
      if (!context.islands[props.name]) return null
      islandCount++
      return islandElement(props, islandCount, context)
    },
  }
}

function codeBlockElement(
  index: number,
  className: string | undefined,
  { components: c, codeBlocks }: RenderContext,
): ReactElement | null {
  const block = codeBlocks[index]
  if (!block) return null
  // Don't use placeholders if lines are numbered or the theme's `CodeBlock` is replaced, because adding line numbers requires the
  // highlighted code, and a custom `CodeBlock` may process the code.
  const isPlain = c.CodeBlock === contentComponents.CodeBlock && block.lineNumbers === undefined
  const shown = isPlain ? withCodePlaceholders(block, index) : block
  return (
    <c.CodeBlock
      {...shown}
      {...(block.lang === 'output' && { kind: 'output' as const })}
      {...(className && { className })}
    />
  )
}

interface AdmonitionProps {
  type: AdmonitionType
  /** The name that the author used for the type, if it has its own title. */
  name?: 'caution' | 'important'
  untitled?: string
  children?: ReactNode
}

function splitTitle(children: ReactNode): { title?: ReactNode; rest: ReactNode } {
  const list = Children.toArray(children)
  const title = list.find((child) => isValidElement(child) && child.type === Title)
  // Drop the line break after the title, because it would become a separate text node.
  const rest = list.filter((child, i) => child !== title && !(child === '\n' && title && list[i - 1] === title))
  return { ...(title !== undefined && { title }), rest }
}
