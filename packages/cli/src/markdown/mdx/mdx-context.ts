import type { IslandComponent, StaticElement } from '../../model/component.ts'
import type { FrontMatter } from '../../model/front-matter-schema.ts'
import type { ReportMessage } from '../../model/message.ts'
import type { Position } from '../../model/position.ts'
import { nodePosition } from '../../util/node-position.ts'
import { positionAt } from '../links/references.ts'
import type { MdxModules } from './mdx-modules.ts'
import { type NotStatic, type Scope, unknown } from './static-value.ts'
import type { JsNode, MarkdownNode } from './syntax-tree.ts'

/** The results of applying MDX that don't fit into the tree. */
export interface MdxOutput {
  elements: StaticElement[]
  /** The CSS declarations of each class that replaces a `style` attribute. */
  styles: Map<string, string>
  /** The imported components that are hydrated in the browser, by the name of their island. */
  islands: Record<string, IslandComponent>
}

/** What an imported name refers to, if it isn't a plain value. */
export type ImportedElement =
  | { kind: 'builtin'; name: string }
  | { kind: 'partial'; path: string }
  | { kind: 'component'; path: string; exported: string }
  /** The import has been reported. */
  | { kind: 'missing' }
  | { kind: 'unavailable'; reason: string; note: string }

/** Everything that is needed to convert the MDX of a page or a partial. */
export interface MdxContext {
  /** Path of the page, relative to the site's root. */
  page: string
  /** Path of the page or of the partial that is being converted. */
  path: string
  /** The text that the positions and offsets of the nodes refer to. */
  body: string
  report: ReportMessage
  scope: Scope
  imports: Map<string, ImportedElement>
  /** Names of the site's components in `content/_components`. */
  components: ReadonlySet<string>
  modules: MdxModules
  output: MdxOutput
  frontMatter: FrontMatter
  /** Converts the MDX among nodes. */
  apply(nodes: MarkdownNode[], context: MdxContext): MarkdownNode[]
  /** Converts the value of an expression to nodes. */
  show(value: unknown, node: MarkdownNode, context: MdxContext, isFlow: boolean): MarkdownNode[]
  /** Parses a partial, and returns a node that contains its text. */
  includePartial(path: string, props: Record<string, unknown>, node: MarkdownNode, context: MdxContext): MarkdownNode[]
}

/** Children that were passed to a component of a page. They are part of the page's tree already. */
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

/** Evaluates something. If its value isn't known at build time, reports the reason and returns `unknown`. */
export function evaluated(context: MdxContext, node: MarkdownNode, work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NotStatic') throw error
    const { node: part, message, note } = error as NotStatic
    const unavailable = part.type === 'Identifier' ? context.imports.get(String(part.name)) : undefined
    const text =
      unavailable?.kind === 'unavailable'
        ? unavailable
        : { reason: message, note: note ?? 'Move the code to a component file.' }
    reportMdx(context, positionOf(part, node, context), text.reason, text.note)
    return unknown
  }
}

/** Returns the position of a part of an expression, or of the node around it if the part has none. */
function positionOf({ start, end }: JsNode, node: MarkdownNode, { body }: MdxContext): Position {
  if (start === undefined || end === undefined || end > body.length) return nodePosition(node as never, 1)
  return positionAt(body, start, end - start)
}
