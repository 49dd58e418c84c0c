import { type Report, severity } from './report-data.ts'

/** The report as the contract of `--format json` has it. */
export function reportData(report: Report) {
  return {
    checked: report.checked,
    errors: report.errors,
    warnings: report.warnings,
    messages: report.messages.map((m) => ({
      severity: severity(m),
      rule: m.ruleId,
      file: m.file,
      line: m.line,
      column: m.column,
      endLine: m.endLine,
      endColumn: m.endColumn,
      url: m.url,
      message: m.reason,
      note: m.note,
      suggestion: m.suggestion,
      ...(m.fix !== undefined && { fixable: true }),
    })),
  }
}
