import type { TypeResponse } from 'typescript/unstable/proto'
import type { ProgramRequest } from './process.ts'

/** The compiler's `NodeBuilderFlags`: the defaults for the text of a type, plus `NoTruncation`. */
const wholeType = (1 << 20) | (1 << 14) | 1
/** The compiler's `NodeBuilderFlags.InTypeAlias`, which prints the type that an alias stands for instead of its name. */
const aliasContentsFlag = 1 << 23
/** Maximum length of a type, in characters. Longer types are truncated, because they are too long to read and would slow down the page. */
const maxTypeLength = 8_000
const literalUnion = /^(?:"[^"]*"|-?\d+(?:\.\d+)?)(?: \| (?:"[^"]*"|-?\d+(?:\.\d+)?))*$/

/** Returns the text of a type, as the compiler prints it. */
export async function typeText(type: TypeResponse['id'], request: ProgramRequest): Promise<string> {
  const text = await request<string>('typeToString', { type })
  // The compiler truncates long types and marks the omitted parts with `...`. Paths also need the whole type, because
  // their length would make the truncation depend on the folder.
  if (!text.includes('...') && !text.includes('import("')) return text
  const whole = await request<string>('typeToString', { type, flags: wholeType })
  return whole.length > maxTypeLength && !text.includes('import("') ? text : whole
}

/**
 * Returns the text of a property's type. An alias for a union of literals is replaced with the union, because readers want to see the
 * choices.
 *
 * @param isOptional Whether to leave out `undefined`.
 */
export async function propertyTypeText(
  type: TypeResponse['id'],
  isOptional: boolean,
  request: ProgramRequest,
): Promise<string> {
  const plain = isOptional ? await request<TypeResponse | null>('getNonNullableType', { type }) : null
  const id = plain?.id ?? type
  const whole = await request<string>('typeToString', { type: id, flags: wholeType | aliasContentsFlag })
  return literalUnion.test(whole) ? whole : typeText(id, request)
}
