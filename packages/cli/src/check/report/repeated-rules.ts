import type { Report } from '../../model/report.ts'
import { ruleOf } from '../../model/rules.ts'
import { plural } from './counts.ts'

/** Minimum number of files with errors of the same rule for which a common solution is suggested. */
const minFiles = 5

/**
 * Returns what to do about rules that report errors in many files, as they do if the Markdown was written for a different tool. Returns ''
 * if there is no such rule. Rules whose level is fixed don't count.
 */
export function repeatedRules({ messages }: Report): string {
  const counts = new Map<string, { errors: number; files: Set<string | undefined> }>()
  for (const { severity, rule, file } of messages) {
    if (severity !== 'error' || ruleOf(rule).isFixed) continue
    const count = counts.get(rule) ?? { errors: 0, files: new Set() }
    counts.set(rule, { errors: count.errors + 1, files: count.files.add(file) })
  }
  const repeated = [...counts]
    .filter(([, { files }]) => files.size >= minFiles)
    .sort(([, a], [, b]) => b.errors - a.errors)
  if (repeated.length === 0) return ''
  const width = Math.max(...repeated.map(([rule]) => rule.length))
  const lines = repeated.map(
    ([rule, { errors, files }]) => `${rule.padEnd(width)}  ${plural(errors, 'error')} in ${files.size} files\n`,
  )
  const levels = repeated.map(([rule]) => `${/^\w+$/.test(rule) ? rule : `'${rule}'`}: 'warn'`).join(', ')
  return `${lines.join('')}
  If these pages were written for a different tool, add \`--lenient\`, which reports errors as warnings.
  To do so for these rules only, set their level in \`site.config.ts\`: \`rules: { ${levels} }\`.

`
}
