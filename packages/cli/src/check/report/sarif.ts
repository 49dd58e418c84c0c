import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { Message } from '../../model/message.ts'
import { ruleOf } from '../../model/rules.ts'
import { baseFolder, pathFromBase } from './base-folder.ts'
import { type Report, severity } from './report-data.ts'

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** Converts a report to SARIF 2.1.0 for GitHub code scanning. */
export function sarif(report: Report, root: string) {
  const used = [...new Set(report.messages.map(({ ruleId }) => ruleId))].sort()
  const seen = new Map<string, number>()
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
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { uri: `${pathToFileURL(baseFolder(root)).href.replace(/\/$/, '')}/` } },
        results: report.messages.map((message) => result(message, root, used, seen)),
      },
    ],
  }
}

function result(message: Message, root: string, used: string[], seen: Map<string, number>) {
  const { ruleId, reason, note, url, fix, line, column, endLine = line, endColumn } = message
  // GitHub rejects results without a location, so messages without a file refer to the configuration.
  const file = message.file ?? 'site.config.ts'
  const artifactLocation = { uri: encodeURI(pathFromBase(root, file)), uriBaseId: '%SRCROOT%' }
  const region = {
    startLine: line ?? 1,
    ...(column && { startColumn: column }),
    ...(endLine && { endLine }),
    ...(endColumn && { endColumn }),
  }
  return {
    ruleId,
    ruleIndex: used.indexOf(ruleId),
    level: levels[severity(message)],
    message: { text: note ? `${reason} ${note}` : reason },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    partialFingerprints: { 'docsMessage/v1': fingerprint(message, file, seen) },
    properties: {
      ...(url !== undefined && { url }),
      ...(message.suggestion !== undefined && { suggestion: message.suggestion }),
      ...(fix !== undefined && { fixable: true }),
    },
  }
}

/**
 * Returns a fingerprint that doesn't depend on the line, so that GitHub recognizes a problem after lines above it have been added or
 * removed.
 */
function fingerprint({ ruleId, reason, url }: Message, file: string, seen: Map<string, number>): string {
  const content = JSON.stringify([ruleId, file, url, reason])
  const count = (seen.get(content) ?? 0) + 1
  seen.set(content, count)
  return `${createHash('sha256').update(content).digest('hex').slice(0, 32)}:${count}`
}
