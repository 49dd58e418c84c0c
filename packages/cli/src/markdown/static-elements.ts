import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { modulePath } from '../components/islands.ts'
import type { StaticElement } from '../model/component.ts'
import type { InlineStyles } from '../model/page.ts'
import type { Position } from '../model/position.ts'
import { errorText } from '../util/error-text.ts'
import { escapeHtml, hasStyleAttribute } from '../util/html-tags.ts'
import type { PageSource } from './page-source.ts'

/** Returns the components that render `style` attributes. Adds those that are only rendered at build time to `found`. */
export function inlineStylesOf(elements: readonly StaticElement[], found: Map<string, InlineStyles>): InlineStyles[] {
  for (const { name, position, component, props } of elements) {
    if (!found.has(name) && hasStyleAttribute(htmlOf(component, props))) {
      found.set(name, { component: name, position })
    }
  }
  return found.size > 0 ? [...found.values()] : [{}]
}

/**
 * Renders each component of an MDX page separately, reports those that throw, and makes them render nothing. Returns `false` if none of
 * them throws when rendered separately.
 */
export function replaceFailing(
  elements: StaticElement[],
  { report }: PageSource,
  { root, onError }: { root?: string | undefined; onError?: ((error: unknown) => void) | undefined },
): boolean {
  let isFound = false
  for (const element of elements) {
    try {
      renderToString(createElement(element.component, element.props))
    } catch (error) {
      isFound = true
      onError?.(error)
      report({
        ruleId: 'component',
        fatal: true,
        ...element.position,
        reason: `\`${element.name}\` failed to render: ${errorText(error, root)}.`,
        note: `Check \`${modulePath(element.file, root)}\`. Components render in Node, where \`window\` doesn’t exist.`,
      })
      element.component = () => null
    }
  }
  return isFound
}

/** Returns the position of the component that rendered a link. */
export function placeOfLink(url: string, elements: readonly StaticElement[]): { position?: Position } {
  const written = `="${escapeHtml(url)}"`
  const found = elements.find(({ component, props }) => htmlOf(component, props).includes(written))
  return found ? { position: found.position } : {}
}

/** Renders a component separately. Returns an empty string if it throws, for example because it needs its children. */
function htmlOf(component: StaticElement['component'], props: StaticElement['props']): string {
  try {
    return renderToString(createElement(component, props))
  } catch {
    return ''
  }
}
