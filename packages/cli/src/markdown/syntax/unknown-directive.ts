import { nearest } from '@docs-engine/shared/nearest.ts'
import type { Text } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { ReportMessage } from '../../model/message.ts'
import { nodePosition } from '../../util/node-position.ts'
import { positionAt } from '../links/references.ts'
import { containerNames, leafNames, synonyms, textNames } from './directive-names.ts'
import { attributePositions } from './directive-use.ts'

const containers = Object.keys(containerNames)
const leaves = Object.keys(leafNames)
const texts = Object.keys(textNames)

/**
 * Reports a directive on a line of its own whose name is unknown.
 *
 * @param pluginNames Names of the directives that plugins render.
 */
export function reportUnknown(
  node: ContainerDirective | LeafDirective,
  pluginNames: readonly string[],
  report: ReportMessage,
): void {
  const isContainer = node.type === 'containerDirective'
  const colons = isContainer ? ':::' : '::'
  const known = [...(isContainer ? containers : leaves), ...pluginNames]
  const near = nearest(node.name, [...known, ...containers])
  const needsContent = near !== undefined && !known.includes(near)
  report({
    ruleId: 'markdown',
    // After two colons, a name that isn't similar to a known one is only a warning, because it may be intended as text.
    fatal: isContainer || near !== undefined,
    ...nodePosition(node, 1),
    reason:
      needsContent && near === node.name
        ? `\`::${node.name}\` needs content.`
        : `Unknown directive \`${colons}${node.name}\`.`,
    note: needsContent
      ? `Write three colons, put the text on lines of its own, and close it: \`:::${near}\` … \`:::\`.`
      : near
        ? `Did you mean \`${colons}${near}\`?`
        : `Known directives: ${known.join(', ')}, and components, whose names start with a capital letter.${isContainer ? '' : ` With three colons and text: ${containers.join(', ')}.`}`,
    ...(near && !needsContent && { suggestion: near }),
  })
}

/** Reports attributes of the engine's own directives that have no effect. */
export function reportUnknownAttributes(
  node: ContainerDirective | LeafDirective | TextDirective,
  source: string,
  report: ReportMessage,
): void {
  const attributes = Object.keys(node.attributes ?? {})
  // A name that starts with a capital letter is a component, and its attributes are props.
  if (attributes.length === 0 || /^[A-Z]/.test(node.name)) return
  const name = node.name.toLowerCase()
  const kinds = { containerDirective: containerNames, leafDirective: leafNames, textDirective: textNames }[node.type]
  const kind = kinds[Object.hasOwn(synonyms, name) ? synonyms[name]! : name]
  if (!kind) return
  const known = kind.attributes ?? []
  const unknown = attributes.filter((attribute) => !known.includes(attribute))
  if (unknown.length === 0) return
  const positions = attributePositions(node, source)
  for (const attribute of unknown) {
    // A title is written in brackets, so it isn't an attribute.
    const isTitle = !known.includes('title') && nearest(attribute, ['title', ...known]) === 'title'
    const near = isTitle ? undefined : nearest(attribute, known)
    report({
      ruleId: 'markdown',
      fatal: false,
      ...(positions.get(attribute) ?? nodePosition(node, 1)),
      reason: `The attribute \`${attribute}\` of \`${node.name}\` has no effect.`,
      note: noteForAttribute(isTitle ? 'title' : attribute, node.name, near, known),
      ...(near && { suggestion: near }),
    })
  }
}

function noteForAttribute(attribute: string, name: string, near: string | undefined, known: string[]): string {
  if (near) return `Did you mean \`${near}\`?`
  if (attribute === 'title') return `Write the title in brackets: \`:::${name}[A title]\`.`
  return known.length > 0
    ? `Known attributes: ${known.map((each) => `\`${each}\``).join(', ')}.`
    : 'Remove it. This directive has no attributes.'
}

/**
 * Matches the start of a directive within a line of text: `:name[` or `:name{`. Names that start with a capital letter are components,
 * which are reported elsewhere. `[^` starts a footnote.
 */
const textDirective = /:([a-z][\w-]*)(\[(?!\^)|\{)/g

/** Matches the start of a component that is written as on a line of its own: `::Name[` or `::Name{`. */
const leafComponent = /::([A-Z]\w*)[[{]/g

/** Matches a character after which a colon is part of a word, a path, or an emoji: `a:b[c]`, `http://x:y[z]`, `:smile:[x]`. */
const beforeColon = /[\w:\\/.)\]-]/

/**
 * Reports directives within a line of text whose name is unknown. They are parsed as text, so the page shows them as written.
 *
 * A name before braces is only reported if it's similar to a known one, because braces after a colon are common in formulas and code.
 *
 * @param source The text that the node's offsets refer to.
 * @param pluginNames Names of the directives that plugins render.
 */
export function reportUnknownInText(
  node: Text,
  source: string,
  pluginNames: readonly string[],
  report: ReportMessage,
): void {
  const start = node.position?.start.offset
  if (start === undefined || !node.value.includes(':')) return
  const text = source.slice(start, node.position!.end.offset)
  for (const { 0: written, 1: name, index } of text.matchAll(leafComponent)) {
    const at = start + index
    // At the start of a line, it's a directive, or reported because it isn't closed.
    const isFirst = source.slice(source.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
    if (isFirst || beforeColon.test(source[at - 1]!)) continue
    report({
      ruleId: 'markdown',
      fatal: false,
      ...positionAt(source, at, written.length - 1),
      reason: `\`::${name}\` is on a line with other text, so it is shown as text.`,
      note: `Write one colon, \`:${name}{…}\`, or put it on a line of its own.`,
    })
  }
  const known = [...texts, ...pluginNames]
  for (const { 0: written, 1: name = '', 2: bracket, index } of text.matchAll(textDirective)) {
    const at = start + index
    if (known.includes(name) || beforeColon.test(source[at - 1] ?? '')) continue
    const near = nearest(name, known)
    if (!near && bracket === '{') continue
    const isBlock = !near && (containers.includes(name) || leaves.includes(name))
    report({
      ruleId: 'markdown',
      fatal: false,
      ...positionAt(source, at, written.length - 1),
      reason: isBlock
        ? `The directive \`${name}\` can’t be used within a line of text, so it is shown as text.`
        : `Unknown directive \`:${name}\`, which is shown as text.`,
      note: noteFor(name, near, known),
      ...(near && { suggestion: near }),
    })
  }
}

function noteFor(name: string, near: string | undefined, known: string[]): string {
  if (near) return `Did you mean \`:${near}\`?`
  if (containers.includes(name)) return `Write it on a line of its own, with three colons: \`:::${name}\`.`
  if (leaves.includes(name)) return `Write it on a line of its own, with two colons: \`::${name}\`.`
  const names = known.map((name) => `\`:${name}\``).join(', ')
  return `Directives within a line are ${names}, and components, whose names start with a capital letter. If it is text, write a backslash before the colon.`
}
