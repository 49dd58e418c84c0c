import { type LabelTable, propsWithElements } from '@docs-engine/client'
import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type RenderedIsland, renderIsland } from './render-html.tsx'

export interface IslandContext {
  labels: LabelTable
  /** The site's components, by name. */
  islands: Record<string, ComponentType<Record<string, unknown>>>
  /**
   * Replaces the URLs in the HTML of a component with placeholders. `place` is the position of the directive that uses
   * the component.
   */
  extractLinks: (html: string, place: string) => string
  /** Called when a component throws during rendering. */
  onIslandError: (name: string, error: unknown, place: string) => void
  /** Called when a component renders its children never or several times. */
  onWrongChildren: (name: string, times: number, place: string) => void
}

export interface IslandProps {
  name: string
  /** The component's props as JSON. */
  props: string
  inline?: string
  /** Position of the directive. */
  place?: string
  children?: ReactNode
}

/** Renders a component of the site, and reports mistakes in it. Returns an empty wrapper if the component throws. */
export function islandElement(
  { name, props, inline, place = '1:1', children: given }: IslandProps,
  number: number,
  { islands, labels, extractLinks, onIslandError, onWrongChildren }: IslandContext,
): ReactElement {
  const Component = islands[name]!
  const Wrapper = inline ? 'span' : 'div'
  let rendered: RenderedIsland = { html: '' }
  const { slots, rest } = splitProps(given)
  const children = slots.length === 0 ? given : rest.length > 0 ? rest : undefined
  const slotIds = slots.map((slot) => `${number}-${slot.name}`)
  const elements = slots.map((slot, i): [string, ReactNode] => [
    slot.name,
    <IslandProp key={slot.name} id={slotIds[i]!}>
      {slot.children}
    </IslandProp>,
  ])
  const propsOf = (json: string) => propsWithElements(JSON.parse(json), elements)
  const text = plainText(children)
  const data = text === undefined ? props : JSON.stringify({ ...JSON.parse(props), children: text })
  let times = 0
  try {
    const content = text === undefined && children !== undefined && (
      <IslandChildren as={Wrapper} onRender={() => times++}>
        {children}
      </IslandChildren>
    )
    rendered = renderIsland(<Component {...propsOf(data)} {...(content && { children: content })} />, number, labels)
    if (content && times !== 1) onWrongChildren(name, times, place)
    // Without its text, a component that uses the text renders different HTML, or throws.
    if (text !== undefined && isSame(rendered, () => renderIsland(<Component {...propsOf(props)} />, number, labels)))
      onWrongChildren(name, 0, place)
    rendered.html = extractLinks(rendered.html, place)
  } catch (error) {
    onIslandError(name, error, place)
  }
  const { html, idPrefix } = rendered
  const hidden = slots.filter((_, i) => !html.includes(`data-island-prop="${slotIds[i]}"`))
  return (
    <>
      <Wrapper
        data-island={name}
        data-props={data}
        data-slots={slotIds.join(' ') || undefined}
        data-id-prefix={idPrefix}
        // The Markdown copy contains a link instead of the component's initial state.
        data-markdown-ignore=""
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {/* The component may show these elements later. */}
      {hidden.map((slot) => (
        <template key={slot.name} data-island-prop={`${number}-${slot.name}`}>
          {slot.children}
        </template>
      ))}
    </>
  )
}

/** Returns children that consist of text only as a string, so that the component receives the same value as in other React code. */
function plainText(children: ReactNode): string | undefined {
  const list = Children.toArray(children)
  return list.length > 0 && list.every((child) => typeof child === 'string') ? list.join('') : undefined
}

/** Returns whether a function renders the given HTML. If it throws, it doesn't. */
function isSame({ html }: RenderedIsland, render: () => RenderedIsland): boolean {
  try {
    return render().html === html
  } catch {
    return false
  }
}

/** The children of a component. The client finds them by their attribute and keeps them when it hydrates the component. */
function IslandChildren({
  as: Wrapper,
  onRender,
  children,
}: {
  as: 'div' | 'span'
  onRender: () => void
  children: ReactNode
}) {
  onRender()
  return <Wrapper data-island-children="">{children}</Wrapper>
}

/** An element that a component receives as a prop. The client finds it by its attribute and passes its HTML to the hydrated component. */
function IslandProp({ id, children }: { id: string; children: ReactNode }) {
  return <span data-island-prop={id}>{children}</span>
}

interface PropSlotProps {
  /** The path from the props to the JSX, as in `propsWithElements`. */
  name: string
  children?: ReactNode
}

/** Represents JSX that is passed to a component of an MDX page as a prop. */
export function PropSlot(_: PropSlotProps) {
  return null
}

/** Separates the JSX that is passed to a component as props from the component's children. */
export function splitProps(children: ReactNode): { slots: PropSlotProps[]; rest: ReactNode[] } {
  const list = Children.toArray(children)
  const isSlot = (child: ReactNode): child is ReactElement<PropSlotProps> =>
    isValidElement(child) && child.type === PropSlot
  return {
    slots: list.filter(isSlot).map(({ props }) => props),
    rest: list.filter((child) => !isSlot(child) && child !== '\n'),
  }
}
