import type { ReportedMessage } from '../../model/report.ts'

/** Maximum number of things that the message lists. */
const maxListed = 20

/** Merges the messages about everything that can't be checked with `--untrusted` into one, which comes last. */
export function mergeNotChecked(messages: readonly ReportedMessage[]): ReportedMessage[] {
  const notChecked = messages.filter(({ rule }) => rule === 'not-checked')
  const [first] = notChecked
  if (!first) return [...messages]
  const listed = [...new Set(notChecked.map(shownProblem))]
  const rest = listed.length - maxListed
  const merged: ReportedMessage = {
    severity: first.severity,
    rule: 'not-checked',
    message:
      'Parts of the change weren’t checked, because `--untrusted` neither runs code nor reads files outside of the content.',
    note: [
      ...listed.slice(0, maxListed),
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      'Review the change, and then run `docs check` without `--untrusted`.',
    ].join('\n'),
  }
  return [...messages.filter(({ rule }) => rule !== 'not-checked'), merged]
}

function shownProblem({ file, line, message }: ReportedMessage): string {
  return file === undefined ? message : `${file}${line === undefined ? '' : `:${line}`}: ${message}`
}
