import { type Report, severity } from './report-data.ts'

/** Converts a report to the data that `--format json` prints. The format is documented, so changing it is a breaking change. */
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
