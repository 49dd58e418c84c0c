// Import the whole namespace, because `import { z }` would make the bundle include zod's messages in sixty languages.
import { defaultLabels, type LabelOverrides, type Labels, type PluralLabel } from '@docs-engine/client/labels.ts'
import * as z from 'zod'

/**
 * The type of `labelsSchema`. It has a name so that the published types of the configuration don't repeat it, because the compiler would
 * import it from the client's main module, which needs the types of React.
 */
export interface LabelsSchema extends z.ZodType<Partial<Labels>, LabelOverrides> {}

/**
 * Accepts the labels of the user interface, by name. A label must contain the same placeholders as the default.
 *
 * The schema consists of more than a hundred schemas, so it's created when a configuration first sets `labels`.
 */
export const labelsSchema: LabelsSchema = z.lazy(
  () =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(defaultLabels).map(([name, fallback]) => [name, labelSchema(fallback).optional()]),
      ),
    ) as unknown as z.ZodType<Partial<Labels>, LabelOverrides>,
)

function labelSchema(fallback: string | PluralLabel): z.ZodType {
  if (typeof fallback === 'string') return textWith(placeholdersOf(fallback))
  const names = placeholdersOf(fallback.other)
  // A form for a single number can spell out the number.
  const form = textWith(
    names.filter((name) => name !== '{count}'),
    names,
  ).optional()
  return z.union([
    textWith(names).transform((other) => ({ other })),
    z.strictObject({ zero: form, one: form, two: form, few: form, many: form, other: textWith(names) }),
  ])
}

function textWith(required: string[], allowed = required) {
  const isComplete = (text: string) =>
    required.every((name) => text.includes(name)) && placeholdersOf(text).every((name) => allowed.includes(name))
  const list = (names: string[]) => names.map((name) => `\`${name}\``).join(' and ')
  const optional = allowed.filter((name) => !required.includes(name))
  const verbs = [
    required.length > 0 && `contains ${list(required)}`,
    optional.length > 0 && `may contain ${list(optional)}`,
  ].filter((verb) => verb !== false)
  const expected =
    verbs.length === 0
      ? 'text without placeholders'
      : verbs.length === 1
        ? `text that ${verbs[0]} and no other placeholder`
        : `text that ${verbs.join(', ')}, and contains no other placeholder`
  return z.string().refine(isComplete, expected)
}

function placeholdersOf(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}
