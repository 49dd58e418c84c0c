import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Report, ReportedMessage } from '../../model/report.ts'
import { ruleOf } from '../../model/rules.ts'
import { packageFolder } from '../../util/package-folder.ts'
import { visibleText } from '../../util/visible-text.ts'
import { pathFromBase } from './base-folder.ts'

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** GitHub rejects results without a location, so messages without a file refer to the configuration. */
const configName = 'site.config.ts'

/** Converts a report to SARIF 2.1.0 for GitHub code scanning. */
export function sarif(report: Report, root: string, base: string) {
  const used = [...new Set(report.messages.map(({ rule }) => rule))].sort()
  const seen = new Map<string, number>()
  const explanations = readExplanations()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'docs',
            version: __VERSION__,
            semanticVersion: __VERSION__,
            rules: used.map((id) => ({
              id,
              name: id.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()),
              shortDescription: { text: ruleOf(id).description },
              help: { text: explanations.get(id)!, markdown: explanations.get(id)! },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { uri: `${pathToFileURL(base).href.replace(/\/$/, '')}/` } },
        results: report.messages.map((message) =>
          result(message, pathFromBase(base, root, message.file ?? configName), used, seen),
        ),
      },
    ],
  }
}

function result(reported: ReportedMessage, path: string, used: string[], seen: Map<string, number>) {
  const { rule, message, note, url, line, column, endLine = line, endColumn } = reported
  const artifactLocation = { uri: encodeURI(path), uriBaseId: '%SRCROOT%' }
  const region = {
    startLine: line ?? 1,
    ...(column && { startColumn: column }),
    ...(endLine && { endLine }),
    ...(endColumn && { endColumn }),
  }
  return {
    ruleId: rule,
    ruleIndex: used.indexOf(rule),
    level: levels[reported.severity],
    message: { text: visibleText(note ? `${message} ${note}` : message) },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    partialFingerprints: { 'docsMessage/v1': fingerprint(reported, reported.file ?? configName, seen) },
    properties: {
      ...(url !== undefined && { url }),
      ...(reported.suggestion !== undefined && { suggestion: reported.suggestion }),
      ...(reported.fixable && { fixable: true }),
    },
  }
}

/**
 * Returns a fingerprint that doesn't depend on the line, so that GitHub recognizes a problem after lines above it have been added or
 * removed.
 */
function fingerprint({ rule, message, url }: ReportedMessage, file: string, seen: Map<string, number>): string {
  const content = JSON.stringify([rule, file, url, message])
  const count = (seen.get(content) ?? 0) + 1
  seen.set(content, count)
  return `${createHash('sha256').update(content).digest('hex').slice(0, 32)}:${count}`
}

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
