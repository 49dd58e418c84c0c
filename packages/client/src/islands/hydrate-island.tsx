import type { ComponentType } from 'react'
import { AfterHydration } from '../boot/AfterHydration.tsx'
import type { HydrateRoot } from './lazy-islands.ts'

export interface LiveIsland {
  unmount(): void
}

/** Gives a drawn component its behaviour. @param onReady Called once it answers. */
export function hydrateIsland(
  hydrateRoot: HydrateRoot,
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  onReady: () => void,
): LiveIsland {
  const drawn = element.innerHTML
  const children = element.querySelector('[data-island-children]')
  const root = hydrateRoot(
    element,
    <AfterHydration run={onReady}>
      <Component {...JSON.parse(element.dataset.props || '{}')}>
        {children && <Adopted tag={children.tagName === 'SPAN' ? 'span' : 'div'} html={children.innerHTML} />}
      </Component>
    </AfterHydration>,
  )
  element.dataset.live = ''
  return {
    unmount() {
      root.unmount()
      element.innerHTML = drawn
      delete element.dataset.live
    },
  }
}

/** Markdown inside of a component: text, which stays as it was drawn. */
function Adopted({ tag: Tag, html }: { tag: 'div' | 'span'; html: string }) {
  return <Tag data-island-children="" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
