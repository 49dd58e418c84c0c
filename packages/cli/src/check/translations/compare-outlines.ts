import type { OutlinePart, OutlineSection, PartKind } from '../../model/outline.ts'

/** A difference between the structures of a translation and its source. */
export interface Difference {
  /** Line in the translation. */
  line: number
  /** The difference, in one sentence, which names the place in the source. */
  reason: string
}

interface Compared {
  source: OutlineSection[]
  translation: OutlineSection[]
  /** Path of the source. */
  path: string
  /** The languages of the source and of the translation. */
  locales: [string, string]
}

/**
 * Compares the structures of a translation and its source: the levels of their headings, and the code blocks, links, images, placeholders, and
 * components of each section. Only the first difference between the headings is reported, and only sections before it are compared, because
 * later ones can't be paired.
 */
export function compareOutlines(compared: Compared): Difference[] {
  const { source, translation } = compared
  const length = Math.max(source.length, translation.length)
  const at = Array.from({ length }, (_, i) => i).findIndex((i) => source[i]?.level !== translation[i]?.level)
  // The section before a different heading isn't compared either, because it may end earlier or later than the section in the source.
  const paired = at < 0 ? source : source.slice(0, Math.max(at - 1, 0))
  return [
    ...paired.flatMap((section, i) => partDifferences(section, translation[i]!, compared)),
    ...(at < 0 ? [] : [headingDifference(at, compared)]),
  ]
}

/** @param at Index of the first section whose heading differs. */
function headingDifference(at: number, { source, translation, path }: Compared): Difference {
  const [original, translated] = [source[at], translation[at]]
  const place = `\`${path}:${(original ?? source.at(-1)!).line}\``
  const line = (translated ?? translation.at(-1)!).line
  if (!original) {
    const reason = `The heading “${translated!.heading}” isn’t in the source, which ends with the section at ${place}.`
    return { line, reason }
  }
  const missing = `the heading “${original.heading}” at ${place}`
  if (!translated) {
    const others = source.length - at - 1
    const rest =
      others === 0 ? '' : others === 1 ? ', and so is the one after it' : `, and so are the ${others} after it`
    return { line, reason: `After this section, ${missing} is missing${rest}.` }
  }
  const reason = `The heading “${translated.heading}” has level ${translated.level}, but ${missing} has level ${original.level}.`
  return { line, reason }
}

function partDifferences(
  source: OutlineSection,
  translation: OutlineSection,
  { path, locales }: Compared,
): Difference[] {
  const kinds = [...new Set([...source.parts, ...translation.parts].map(({ kind }) => kind))]
  const sectionPlace = `\`${path}:${source.line}\``
  return kinds.flatMap((kind): Difference[] => {
    const missing = partsOf(source, kind)
    const added: OutlinePart[] = []
    for (const part of partsOf(translation, kind)) {
      const value = comparable(part, locales)
      const same = missing.findIndex((other) => comparable(other, locales) === value)
      if (same < 0) added.push(part)
      else missing.splice(same, 1)
    }
    // A part with another value is reported once, at its place in the translation.
    const changed = added.splice(0, Math.min(missing.length, added.length))
    return [
      ...changed.map((part, i) => ({
        line: part.line,
        reason: `The ${named(part)} differs from the ${named(missing[i]!)} at \`${path}:${missing[i]!.line}\`.`,
      })),
      ...missing.slice(changed.length).map((part) => ({
        line: translation.line,
        reason: `The ${named(part)} at \`${path}:${part.line}\` is missing ${translation.level === 0 ? 'below the title' : 'in this section'}.`,
      })),
      ...added.map((part) => ({
        line: part.line,
        reason: `The ${named(part)} isn’t in the section at ${sectionPlace}.`,
      })),
    ]
  })
}

function partsOf({ parts }: OutlineSection, kind: PartKind): OutlinePart[] {
  return parts.filter((part) => part.kind === kind)
}

/** Returns the value of a part without languages in URLs, so that a translation can link to the German version of a page on another site. */
function comparable({ kind, value }: OutlinePart, locales: readonly string[]): string {
  if (kind !== 'link') return value
  const languages = locales.map((locale) => locale.split('-')[0]).join('|')
  return value
    .replace(new RegExp(`(^|//|/)(?:${languages})(?:[-_][a-z]{2,4})?(?=[./]|$)`, 'gi'), '$1')
    .replace(/\/+/g, '/')
}

function named({ kind, value }: OutlinePart): string {
  return kind === 'code block' || kind === 'image' ? kind : `${kind} \`${value}\``
}
