import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import type { Text } from 'mdast'
import type { ReportMessage } from '../../model/message.ts'
import { positionAt } from '../../util/position-at.ts'
import { SKIP, visit } from '../../util/visit.ts'
import { containerNames, leafNames, textNames } from '../syntax/directive-names.ts'
import { isComponentName } from '../syntax/directive-node.ts'
import type { LintedMarkdown, LintRule } from './rule.ts'

const containers = Object.keys(containerNames)
const leaves = Object.keys(leafNames)
const texts = Object.keys(textNames)

/**
 * Matches the start of a directive within a line of text: `:name[` or `:name{`. Names that start with a capital letter are components,
 * which are reported elsewhere. `[^` starts a footnote.
 */
const textDirective = /:([a-z][\w-]*)(\[(?!\^)|\{)/g

/** Matches the start of a component that is written as on a line of its own: `::Name[` or `::Name{`. */
const leafComponent = /::([A-Z]\w*)[[{]/g

/** Matches a character after which a colon is part of a word, a path, an emoji, or a range: `a:b[c]`, `http://x:y[z]`, `:smile:[x]`, `[:a[0]]`. */
const beforeColon = /[\w:\\/.)[\]-]/

/**
 * Reports directives within a line of text whose names are unknown. They are parsed as text, so the page shows them as written.
 *
 * A name before braces is only reported if it's similar to a known one, because braces after a colon are common in formulas and code.
 */
export const unknownTextDirectives: LintRule<LintedMarkdown> = (checked, report) => {
  if (!checked.source.includes(':')) return
  visit(checked.tree, (node) => {
    // The label of a directive that isn't a component isn't part of the text.
    if (node.type === 'leafDirective' && !isComponentName(node.name)) return SKIP
    if (node.type === 'text') reportUnknown(node, checked, report)
    return undefined
  })
}

function reportUnknown(node: Text, checked: LintedMarkdown, report: ReportMessage): void {
  const { source, pluginNames, componentNames } = checked
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
      fatal: true,
      ...positionAt(source, at, written.length - 1),
      reason: `\`::${name}\` is on a line with other text, so it is shown as text.`,
      note: `Write one colon, \`:${name}{…}\`, or put it on a line of its own.`,
    })
  }
  const known = [...texts, ...pluginNames]
  for (const { 0: written, 1: name = '', 2: bracket, index } of text.matchAll(textDirective)) {
    const at = start + index
    if (known.includes(name) || beforeColon.test(source[at - 1] ?? '')) continue
    const near = nearest(name, [...known, ...componentNames])
    if (!near && bracket === '{') continue
    const isBlock = !near && (containers.includes(name) || leaves.includes(name))
    report({
      ruleId: 'markdown',
      fatal: true,
      ...positionAt(source, at, written.length - 1),
      reason: isBlock
        ? `The directive \`${name}\` can’t be used within a line of text, so it is shown as text.`
        : `Unknown directive \`:${name}\`, which is shown as text.`,
      ...didYouMean(near, noteFor(name, known), `:${near}`),
    })
  }
}

function noteFor(name: string, known: string[]): string {
  if (containers.includes(name)) return `Write it on a line of its own, with three colons: \`:::${name}\`.`
  if (leaves.includes(name)) return `Write it on a line of its own, with two colons: \`::${name}\`.`
  const names = known.map((name) => `\`:${name}\``).join(', ')
  return `Directives within a line are ${names}, and components, whose names start with a capital letter. If it is text, write a backslash before the colon.`
}
