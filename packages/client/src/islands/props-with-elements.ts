import type { ReactNode } from 'react'

type Props = Record<string, unknown>

/**
 * Returns a component's props with the elements that the page passes to it.
 *
 * @param elements The elements, each with its path in the props: `label`, or `items/0/label`. Keys are encoded like parts of a URL.
 */
export function propsWithElements(props: Props, elements: readonly [path: string, element: ReactNode][]): Props {
  return elements.reduce((result, [path, element]) => withValue(result, path.split('/'), element) as Props, props)
}

function withValue(target: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(target) ? [...target] : { ...(target as Props) }) as Props
  const name = decodeURIComponent(key)
  copy[name] = withValue(copy[name], rest, value)
  return copy
}
