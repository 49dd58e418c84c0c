import { foreignDiagram, markForeign } from '../model/foreign.ts'
import type { OldPage, OldSite } from '../model/old-site.ts'
import type { Fence, MaskedText } from '../util/mask-code.ts'
import { keepDiagram } from './mermaid.ts'

interface FenceOptions {
  /** Whether the old site draws Mermaid diagrams. */
  hasMermaid: boolean
  /** Matches the options of code blocks that only the old site shows as something else, such as a diagram. The match is their language. */
  foreign: RegExp
  convert: (fence: Fence) => void
}

/** Converts the masked code blocks of a page. Returns the text, in which those that only the old site can render are marked. */
export function convertFences(
  { text, parts }: MaskedText,
  page: OldPage,
  site: OldSite,
  options: FenceOptions,
): string {
  let result = text
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'fence' || (options.hasMermaid && keepDiagram(part, site))) continue
    const [lang] = options.foreign.exec(part.info) ?? []
    const code = part.code
    options.convert(part)
    const mark = `\uE000${index}\uE001`
    if (lang) result = result.replace(mark, () => markForeign(page, foreignDiagram(lang, code, mark)))
  }
  return result
}
