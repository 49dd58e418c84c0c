import { nearest } from '@docs-engine/shared/nearest.ts'
import { nodePosition } from '../../util/node-position.ts'
import { formatPosition } from '../positions.ts'
import { islandChildren } from '../syntax/directive-use.ts'
import { builtinComponents } from './builtin-components.ts'
import { attributePosition, elementAttributes, htmlProperties } from './element-attributes.ts'
import { elementUse } from './element-use.ts'
import { ChildNodes, evaluated, type MdxContext, reportMdx } from './mdx-context.ts'
import { isData, isPageFunction, isPlainObject, JsxValue, unknown } from './static-value.ts'
import type { MarkdownNode } from './syntax-tree.ts'

/** HTML elements that would turn the rest of the page into text, only make sense in `<head>`, or are reserved for the engine. */
const forbiddenName = /^(?:docs-.*|html|head|body|title|xmp|plaintext|noembed|noframes|noscript|template)$/

/** Converts a JSX element to nodes. Reports an element that doesn't exist. */
export function convertElement(element: MarkdownNode, context: MdxContext, isFlow: boolean): MarkdownNode[] {
  const name = element.name
  if (!name) return context.apply(element.children ?? [], context)
  if (/^[a-z][\w-]*$/.test(name) && !context.scope.has(name)) return htmlElement(element, context)
  const first = name.split('.')[0]!
  const imported = context.imports.get(first)
  if (imported?.kind === 'partial') {
    if ((element.children ?? []).length > 0 && !context.showsChildren(imported.path)) {
      const isMarkdown = imported.path.endsWith('.md')
      reportMdx(
        context,
        nodePosition(element as never, 1),
        `\`<${name}>\` has children, but \`${imported.path}\` doesn’t show them.`,
        isMarkdown
          ? 'Only an `.mdx` file can show children. Rename the file, and add `{props.children}` to it.'
          : 'Add `{props.children}` to the file, or remove the children.',
      )
    }
    return context.includePartial(imported.path, elementAttributes(element, context).values, element, context)
  }
  // The import has already been reported.
  if (imported?.kind === 'missing') return context.apply(element.children ?? [], context)
  if (imported?.kind === 'component') return importedComponent(element, context, imported, isFlow)
  if (imported?.kind === 'unavailable') {
    reportMdx(context, nodePosition(element as never, 1), imported.reason, imported.note)
    return []
  }
  const local = context.scope.get(first)
  if (isPageFunction(local)) return pageComponent(element, local, context, isFlow)
  const builtin = imported?.kind === 'builtin' ? imported.name : name
  if (imported === undefined && context.components.has(name)) return [islandNode(name, element, context, isFlow)]
  if (Object.hasOwn(builtinComponents, builtin)) return builtinComponents[builtin]!(element, context, isFlow)
  reportUnknown(element, context, builtin)
  return context.apply(element.children ?? [], context)
}

function reportUnknown(element: MarkdownNode, context: MdxContext, name: string): void {
  const known = [...context.components, ...context.imports.keys(), ...Object.keys(builtinComponents)]
  const near = nearest(name, known)
  const position = nodePosition(element as never, 1)
  context.report({
    ruleId: 'mdx',
    fatal: true,
    ...position,
    reason: `The component \`${name}\` doesn’t exist.`,
    note: near
      ? `Did you mean \`${near}\`?`
      : `Import it: \`import ${name.split('.')[0]} from './${name.split('.')[0]}.tsx'\`, or add \`content/_components/${name}.tsx\`. For text, put it in backticks.`,
    ...(near && { suggestion: near }),
  })
}

function htmlElement(element: MarkdownNode, context: MdxContext): MarkdownNode[] {
  const name = element.name!
  if (forbiddenName.test(name)) {
    reportMdx(
      context,
      nodePosition(element as never, 1),
      `\`<${name}>\` isn’t allowed on a page.`,
      'For a literal `<`, write `\\<` or put it in backticks.',
    )
    return []
  }
  return [
    {
      type: 'mdxElement',
      children: context.apply(element.children ?? [], context),
      position: element.position,
      data: { hName: name, hProperties: htmlProperties(element, context) },
    },
  ]
}

/** Calls a component that the page defines, such as `export const Key = ({ children }) => <kbd>{children}</kbd>`. */
function pageComponent(
  element: MarkdownNode,
  component: (...values: unknown[]) => unknown,
  context: MdxContext,
  isFlow: boolean,
): MarkdownNode[] {
  const { values } = elementAttributes(element, context)
  const children = context.apply(element.children ?? [], context)
  const props = { ...values, ...(children.length > 0 && { children: new ChildNodes(children) }) }
  const shown = evaluated(context, element, () => component(props))
  return shown === unknown ? [] : context.show(shown, element, context, isFlow)
}

function importedComponent(
  element: MarkdownNode,
  context: MdxContext,
  { path, exported }: { path: string; exported: string },
  isFlow: boolean,
): MarkdownNode[] {
  const keys = [exported, ...element.name!.split('.').slice(1)].filter((key) => key !== '*')
  let component: unknown = context.modules.exportsOf(path)
  for (const key of keys) {
    component = component === null || component === undefined ? undefined : (component as Record<string, unknown>)[key]
  }
  const isComponent = typeof component === 'function' || (typeof component === 'object' && component !== null)
  if (!isComponent) {
    const near = nearest(exported, Object.keys(context.modules.exportsOf(path)))
    reportMdx(
      context,
      nodePosition(element as never, 1),
      `\`${element.name}\` isn’t a component: \`${path}\` exports ${component === undefined ? 'nothing with this name' : `a ${typeof component}`}.`,
      near ? `Did you mean \`${near}\`?` : 'Check the import.',
    )
    return []
  }
  if (context.modules.isInteractive(path)) {
    const name = `${path}#${keys.join('.')}`
    context.output.islands[name] = component as never
    return [islandNode(name, element, context, isFlow)]
  }
  const attributes = elementAttributes(element, context)
  const { values } = attributes
  context.componentUses.push(elementUse(`${path}#${keys.join('.')}`, element, attributes, context, 'any'))
  const index = context.output.elements.length
  const position = {
    ...nodePosition(element as never, 1),
    ...(context.path !== context.page && { file: context.path }),
  }
  const props: Record<string, unknown> = {}
  const output = { name: element.name!, file: path, position, component: component as never, props }
  context.output.elements.push(output)
  const slots: MarkdownNode[] = []
  for (const [name, value] of Object.entries(values)) {
    if (name !== 'key')
      output.props[name] = withoutJsx(value, name, (path, jsx) => slots.push(propNode(path, jsx, element, context)))
  }
  return [
    {
      type: 'mdxElement',
      children: [...slots, ...context.apply(element.children ?? [], context)],
      position: element.position,
      data: {
        hName: 'docs-component',
        hProperties: { index: String(index), name: element.name, inline: isFlow ? '' : 'true' },
      },
    },
  ]
}

/**
 * Replaces the JSX in a prop with `null`, and passes it to `found` with its path, such as `label` or `items/0/label`. Only looks into arrays
 * and objects that consist of plain data and JSX.
 */
function withoutJsx(value: unknown, path: string, found: (path: string, jsx: unknown) => void): unknown {
  if (value instanceof JsxValue || value instanceof ChildNodes) {
    found(path, value)
    return null
  }
  const inner = (key: string | number, item: unknown) => withoutJsx(item, `${path}/${encodeURIComponent(key)}`, found)
  if (Array.isArray(value)) return value.map((item, i) => inner(i, item))
  if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(key, item)]))
}

/**
 * Returns a node that contains JSX that is passed to a component as a prop. It's part of the tree, so that its links and headings are found.
 * It's passed to the component when the tree is rendered.
 */
function propNode(name: string, value: unknown, element: MarkdownNode, context: MdxContext): MarkdownNode {
  return {
    type: 'mdxElement',
    children: context.show(value, element, context, false),
    position: element.position,
    data: { hName: 'docs-prop', hProperties: { name } },
  }
}

/** Returns the node for a component that is hydrated in the browser. Reports props that can't be sent to the browser. */
function islandNode(name: string, element: MarkdownNode, context: MdxContext, isFlow: boolean): MarkdownNode {
  const attributes = elementAttributes(element, context)
  const { values, nodes } = attributes
  context.componentUses.push(elementUse(name, element, attributes, context, islandChildren(element.children ?? [])))
  const props: Record<string, unknown> = {}
  const slots: MarkdownNode[] = []
  for (const [key, value] of Object.entries(values)) {
    if (key === 'key') continue
    const data = withoutJsx(value, key, (path, jsx) => slots.push(propNode(path, jsx, element, context)))
    if (isData(data)) props[key] = data
    else
      reportMdx(
        context,
        attributePosition(nodes[key], element),
        `\`${key}\` can’t be sent to the browser, because it is a ${typeof value}.`,
        'Pass plain data or JSX, and create the value in the component.',
      )
  }
  return {
    type: 'mdxElement',
    children: [...slots, ...context.apply(element.children ?? [], context)],
    position: element.position,
    data: {
      hName: 'docs-island',
      hProperties: {
        name,
        props: JSON.stringify(props),
        inline: isFlow ? '' : 'true',
        place: formatPosition({
          ...nodePosition(element as never),
          ...(context.path !== context.page && { file: context.path }),
        }),
      },
    },
  }
}
