import type { ReportMessage } from '../../model/message.ts'
import { definitions } from './definitions.ts'
import { duplicateIds } from './duplicate-ids.ts'
import { emptyPage } from './empty-page.ts'
import { footnotes } from './footnotes.ts'
import { headingOrder } from './heading-order.ts'
import { imageAlt } from './image-alt.ts'
import { incompleteDirectives } from './incomplete-directives.ts'
import { mdxSyntax } from './mdx-syntax.ts'
import { notRendered } from './not-rendered.ts'
import { otherGenerators } from './other-generators.ts'
import type { LintedMarkdown, LintedPage, LintRule } from './rule.ts'
import { shownAsText } from './shown-as-text.ts'
import { strayColons } from './stray-colons.ts'
import { tableHeader } from './table-header.ts'
import { tabs } from './tabs.ts'
import { unclosedContainers } from './unclosed-containers.ts'
import { unclosedFences } from './unclosed-fences.ts'
import { unclosedHtml } from './unclosed-html.ts'
import { unclosedLeaves } from './unclosed-leaves.ts'
import { undefinedReferences } from './undefined-references.ts'
import { unknownAlerts } from './unknown-alerts.ts'
import { unknownAttributes } from './unknown-attributes.ts'
import { unknownDirectives } from './unknown-directives.ts'
import { unknownTextDirectives } from './unknown-text-directives.ts'

/** Rules for everything that a page shows: its own text, its partials, and the Markdown that plugins return. */
export const syntaxRules: LintRule<LintedMarkdown>[] = [
  definitions,
  undefinedReferences,
  footnotes,
  unknownDirectives,
  unknownTextDirectives,
  unknownAttributes,
  unknownAlerts,
  unclosedContainers,
  unclosedFences,
  unclosedLeaves,
  strayColons,
  incompleteDirectives,
  tabs,
]

/** Rules for the text of the page itself. */
export const textRules: LintRule<LintedMarkdown>[] = [notRendered, shownAsText, otherGenerators]

/** Rules for pages in Markdown, which isn't MDX. */
export const plainMarkdownRules: LintRule<LintedMarkdown>[] = [mdxSyntax, unclosedHtml]

/** Rules for the result. */
export const pageRules: LintRule<LintedPage>[] = [duplicateIds, emptyPage, headingOrder, imageAlt, tableHeader]

export function lint<Checked>(rules: LintRule<Checked>[], checked: Checked, report: ReportMessage): void {
  for (const rule of rules) rule(checked, report)
}
