import type { PluralLabel } from '../labels.ts'

/** Replaces the placeholders of a label: `Page {page}` → `Page 2`. */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
}

/**
 * Returns a label in the form for a number, with the number as `{count}`.
 *
 * @param label The forms. In the browser, they are JSON, because an enumeration can't contain objects.
 * @param locale The language of the label.
 */
export function fillPlural(
  label: PluralLabel | string,
  count: number,
  locale: string,
  values: Record<string, string | number> = {},
): string {
  const forms: PluralLabel = typeof label === 'string' ? JSON.parse(label) : label
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return fillLabel(form, { ...values, count })
}
