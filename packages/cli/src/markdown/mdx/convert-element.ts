import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import { nodePosition } from '../../util/node-position.ts'
import { isPlainObject } from '../../util/plain-data.ts'
import { formatPosition } from '../positions.ts'
import { islandChildren } from '../syntax/directive-use.ts'
import { builtinComponents, hasBuiltinComponent } from './builtin-components.ts'
import { elementUse } from './element-use.ts'
import { htmlElement } from './html-element.ts'
import { JsxElement } from './jsx-element.ts'
import { ChildNodes, evaluated, type MdxContext } from './mdx-context.ts'
import { isData, isPageFunction, JsxValue, unknown } from './static-value.ts'
import { type MarkdownNode, slotName } from './syntax-tree.ts'

/** Converts a JSX element to nodes. Reports an element that doesn't exist. */
export function convertElement(node: MarkdownNode, context: MdxContext, isFlow: boolean): MarkdownNode[] {
  const element = new JsxElement(node, context, isFlow)
  const { name } = element
  if (name === '') return element.children()
  const [first = ''] = name.split('.')
  const local = context.scope.get(first)
  if (/^[a-z][\w-]*$/.test(name) && !context.scope.has(name)) return htmlElement(element)
  const imported = context.imports.get(first)
  switch (imported?.kind) {
    case 'partial':
      return partial(element, imported.path)
    case 'component':
      return importedComponent(element, imported)
    // The import has already been reported.
    case 'missing':
      return element.children()
    case 'unavailable':
      element.report(imported.reason, imported.note)
      return []
  }
  if (isPageFunction(local)) return pageComponent(element, local)
  const builtin = imported?.name ?? name
  const isBuiltin = hasBuiltinComponent(builtin)
  // The site's components replace built-in components, but not the ones that the page imports.
  if (context.components.has(builtin) && !(imported && isBuiltin)) return [islandNode(builtin, element)]
  if (isBuiltin) return builtinComponents[builtin]!(element)
  reportUnknown(element, builtin)
  return element.children()
}

function partial(element: JsxElement, path: string): MarkdownNode[] {
  const { context, node } = element
  if (element.written.some((child) => slotName(child) === 'children') && !context.showsChildren(path)) {
    element.report(
      `\`<${element.name}>\` has children, but \`${path}\` doesn’t show them.`,
      path.endsWith('.md')
        ? 'Only an `.mdx` file can show children. Rename the file, and add `{props.children}` to it.'
        : 'Add `{props.children}` to the file, or remove the children.',
    )
  }
  return context.includePartial(path, element.values, node, context)
}

function reportUnknown(element: JsxElement, name: string): void {
  const { components, imports, report } = element.context
  const near = nearest(name, [...components, ...imports.keys(), ...Object.keys(builtinComponents)])
  const [file] = name.split('.')
  report({
    ruleId: 'mdx',
    fatal: true,
    ...element.positionOf(),
    reason: `The component \`${name}\` doesn’t exist.`,
    ...didYouMean(
      near,
      `Import it: \`import ${file} from './${file}.tsx'\`, or add \`content/_components/${name}.tsx\`. For text, put it in backticks.`,
    ),
  })
}

/** Calls a component that the page defines, such as `export const Key = ({ children }) => <kbd>{children}</kbd>`. */
function pageComponent(element: JsxElement, component: (...values: unknown[]) => unknown): MarkdownNode[] {
  const { values, context, node, isFlow } = element
  const children = element.children()
  const props = { ...values, ...(children.length > 0 && { children: new ChildNodes(children) }) }
  const shown = evaluated(context, node, () => component(props))
  return shown === unknown ? [] : element.show(shown, isFlow)
}

function importedComponent(
  element: JsxElement,
  { path, exported }: { path: string; exported: string },
): MarkdownNode[] {
  const { modules, output, componentUses } = element.context
  const keys = [exported, ...element.name.split('.').slice(1)].filter((key) => key !== '*')
  const exports = modules.exportsOf(path)
  const component = keys.reduce<unknown>(
    (of, key) => (of as Record<string, unknown> | null | undefined)?.[key],
    exports,
  )
  if (typeof component !== 'function' && (typeof component !== 'object' || component === null)) {
    const near = nearest(exported, Object.keys(exports))
    element.report(
      `\`${element.name}\` isn’t a component: \`${path}\` exports ${component === undefined ? 'nothing with this name' : `a ${typeof component}`}.`,
      didYouMean(near, 'Check the import.').note,
    )
    return []
  }
  const name = `${path}#${keys.join('.')}`
  if (modules.isInteractive(path)) {
    output.islands[name] = component as never
    return [islandNode(name, element)]
  }
  componentUses.push(elementUse(name, element, 'any'))
  const position = element.inPage(element.positionOf())
  const shown = { name: element.name, file: path, position, component: component as never, props: {} }
  // Components in the props have a higher index.
  const index = output.elements.push(shown) - 1
  const { props, slots } = separateJsx(element)
  shown.props = props
  return [
    element.rendered(
      'docs-component',
      { index: String(index), name: element.name, inline: element.isFlow ? '' : 'true' },
      [...slots, ...element.children()],
    ),
  ]
}

/** Returns the node for a component that is hydrated in the browser. Reports props that can't be sent to the browser. */
function islandNode(name: string, element: JsxElement): MarkdownNode {
  element.context.componentUses.push(elementUse(name, element, islandChildren(element.written)))
  const { props, slots } = separateJsx(element)
  for (const [key, value] of Object.entries(props)) {
    if (isData(value)) continue
    delete props[key]
    element.report(
      `\`${key}\` can’t be sent to the browser, because it is a ${typeof element.values[key]}.`,
      'Pass plain data or JSX, and create the value in the component.',
      key,
    )
  }
  const properties = {
    name,
    props: JSON.stringify(props),
    inline: element.isFlow ? '' : 'true',
    place: formatPosition(element.inPage(nodePosition(element.node as never))),
  }
  return element.rendered('docs-island', properties, [...slots, ...element.children()])
}

/**
 * Returns the props of a component, in which `null` replaces JSX, and nodes that contain this JSX. The nodes are part of the tree, so that
 * their links and headings are found, and passed to the component when the tree is rendered.
 */
function separateJsx(element: JsxElement): { props: Record<string, unknown>; slots: MarkdownNode[] } {
  const slots: MarkdownNode[] = []
  /** @param path The path of the value, such as `label` or `items/0/label`. Only plain data can contain JSX. */
  const withoutJsx = (value: unknown, path: string): unknown => {
    if (value instanceof JsxValue || value instanceof ChildNodes) {
      slots.push(element.rendered('docs-prop', { name: path }, element.show(value)))
      return null
    }
    const inner = (key: string | number, item: unknown) => withoutJsx(item, `${path}/${encodeURIComponent(key)}`)
    if (Array.isArray(value)) return value.map((item, i) => inner(i, item))
    if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(key, item)]))
  }
  const entries = Object.entries(element.values).filter(([name]) => name !== 'key')
  return { props: Object.fromEntries(entries.map(([name, value]) => [name, withoutJsx(value, name)])), slots }
}
