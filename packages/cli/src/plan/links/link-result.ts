import type { LinkMessage, LinkResult } from '../../model/link-result.ts'
import type { RuleName } from '../../model/rules.ts'

export function error(ruleId: RuleName, reason: string, note?: string): LinkMessage {
  return { ruleId, fatal: true, reason, ...(note && { note }) }
}

/** The link works and should be written in another way, which leads to the same place: `docs check --fix` does it. */
export function rewrite(ruleId: RuleName, reason: string, better: string): LinkMessage {
  return { ruleId, fatal: false, reason, note: `Write \`${better}\`.`, suggestion: better, fix: better }
}

/** The message about a link that is written as it stands: its anchor isn't corrected, so it is as broken as any other. */
export function messageAsWritten({ message, isCorrected }: LinkResult): LinkMessage | undefined {
  return message && isCorrected ? { ...message, fatal: true } : message
}

/**
 * @param isSame The suggestion differs from what is written in nothing a person chooses: its case, its Unicode form, its extension.
 */
export function didYouMean(
  suggestion: string | undefined,
  isSame = false,
): Pick<LinkMessage, 'note' | 'suggestion' | 'fix'> {
  if (suggestion === undefined) return {}
  return { suggestion, note: `Did you mean \`${suggestion}\`?`, ...(isSame && { fix: suggestion }) }
}

/** Equal but for case and Unicode form. */
export function isSameName(a: string, b: string): boolean {
  return fold(a) === fold(b)
}

export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
