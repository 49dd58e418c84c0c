import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../../model/report.ts'
import { packageFolder } from '../../util/package-folder.ts'

/**
 * Reads the explanation of each rule from the Troubleshooting page of the engine's documentation. The page is part of the package.
 *
 * @returns The page's sections as Markdown, by rule. Links are replaced with their text.
 */
export function readExplanations(): Map<string, string> {
  const page = readFileSync(join(packageFolder, 'docs/content/troubleshooting.md'), 'utf8')
  const sections = page.split(/^##+ /m).map((section) => section.split(/\n([\s\S]*)/) as [string, string])
  return new Map(
    sections.flatMap(([names, text]) => names.split(', ').map((name) => [name, withoutLinks(text).trim()] as const)),
  )
}

/** Replaces links with their text, except for links in code. */
function withoutLinks(markdown: string): string {
  return markdown.replace(/(`+)[\s\S]+?\1|\[([^\]]+)\]\([^)]+\)/g, (found, _, text?: string) => text ?? found)
}

/** Names the command that explains the first error of a report. Returns '' if there are no errors. */
export function explainHint({ messages }: Report): string {
  const error = messages.find(({ severity }) => severity === 'error')
  return error ? `For causes and fixes, run \`npx docs explain ${error.rule}\`.\n` : ''
}
