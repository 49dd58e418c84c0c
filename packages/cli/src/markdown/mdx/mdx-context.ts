import type { ComponentUse, IslandComponent, StaticElement } from '../../model/component.ts'
import type { ReportMessage } from '../../model/message.ts'
import type { Position } from '../../model/position.ts'
import { nodePosition } from '../../util/node-position.ts'
import { positionAt } from '../../util/position-at.ts'
import type { MdxModules } from './mdx-modules.ts'
import type { NotStatic } from './not-static.ts'
import type { Scope } from './scope.ts'
import { unknown } from './static-value.ts'
import type { JsNode, MarkdownNode } from './syntax-tree.ts'

/** The output of MDX that isn't part of the tree. */
export interface MdxOutput {
  elements: StaticElement[]
  /** The CSS declarations of each class that replaces a `style` attribute. */
  styles: Map<string, string>
  /** The imported components that are hydrated in the browser, by island name. */
  islands: Record<string, IslandComponent>
}

/** The target of an import that isn't a plain value. */
export type ImportedElement =
  | { kind: 'builtin'; name: string }
  | { kind: 'partial'; path: string }
  | { kind: 'component'; path: string; exported: string }
  /** The import is invalid and has been reported. */
  | { kind: 'missing' }
  | { kind: 'unavailable'; reason: string; note: string }

/** The data for converting the MDX of a page or a partial. */
export interface MdxContext {
  /** Path of the page, relative to the site's root. */
  page: string
  /** Path of the page or of the partial that is being converted. */
  path: string
  /** The text that node positions and offsets refer to. */
  body: string
  report: ReportMessage
  scope: Scope
  imports: Map<string, ImportedElement>
  /** Names of the site's components in `content/_components`. */
  components: ReadonlySet<string>
  modules: MdxModules
  output: MdxOutput
  /** The uses of the author's components on the page and its partials. */
  componentUses: ComponentUse[]
  /** Converts the MDX in a list of nodes. */
  apply(nodes: MarkdownNode[], context: MdxContext): MarkdownNode[]
  /** Converts the value of an expression to nodes. */
  show(value: unknown, node: MarkdownNode, context: MdxContext, isFlow: boolean): MarkdownNode[]
  /** Returns whether a partial can show the children that it receives. */
  showsChildren(path: string): boolean
  /** Parses a partial, and returns a node that contains its text. The partial receives the node's children as `props.children`. */
  includePartial(path: string, props: Record<string, unknown>, node: MarkdownNode, context: MdxContext): MarkdownNode[]
}

/** Children passed to a component that the page defines. They're already part of the page's tree. */
export class ChildNodes {
  constructor(readonly nodes: MarkdownNode[]) {}
}

/** Returns a text node whose text isn't in the source. */
export function computedText(value: string, { position }: MarkdownNode): MarkdownNode {
  return Object.assign({ type: 'text', value, position }, { isComputed: true })
}

/** Reports an error about MDX. */
export function reportMdx(context: MdxContext, position: Position, reason: string, note: string): void {
  context.report({ ruleId: 'mdx', fatal: true, ...position, reason, note })
}

/** Calls `work`, which evaluates an expression. If the value isn't known at build time, reports why and returns `unknown`. */
export function evaluated(context: MdxContext, node: MarkdownNode, work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NotStatic') throw error
    const { node: part, message, note } = error as NotStatic
    const imported = part.type === 'Identifier' ? context.imports.get(String(part.name)) : undefined
    // A missing import has already been reported.
    if (imported?.kind === 'missing') return unknown
    const text =
      imported?.kind === 'unavailable'
        ? imported
        : { reason: message, note: note ?? 'Move the code to a component file.' }
    reportMdx(context, positionOf(part, node, context), text.reason, text.note)
    return unknown
  }
}

/** Returns the position of part of an expression. Falls back to the position of the enclosing node. */
function positionOf({ start, end }: JsNode, node: MarkdownNode, { body }: MdxContext): Position {
  if (start === undefined || end === undefined || end > body.length) return nodePosition(node as never, 1)
  return positionAt(body, start, end - start)
}
