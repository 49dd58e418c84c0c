import type { LinkMessage, LinkResult } from '../../model/link-result.ts'
import type { RuleName } from '../../model/rules.ts'

export function error(ruleId: RuleName, reason: string, note?: string): LinkMessage {
  return { ruleId, fatal: true, reason, ...(note && { note }) }
}

/** Creates a message for a working link that should be written differently. `docs check --fix` rewrites the link to `better`. */
export function rewrite(ruleId: RuleName, reason: string, better: string): LinkMessage {
  return { ruleId, fatal: false, reason, note: `Write \`${better}\`.`, suggestion: better, fix: better }
}

/**
 * Returns the message for a link that is output unchanged, such as a link in the configuration. A wrong anchor isn't corrected in such a
 * link, so it is an error rather than a warning.
 */
export function messageAsWritten({ message, isCorrected }: LinkResult): LinkMessage | undefined {
  return message && isCorrected ? { ...message, fatal: true } : message
}

/**
 * Creates the part of a message that suggests a replacement. Without a suggestion, the result is empty.
 *
 * @param isSame Whether the suggestion names the same target and differs only in case, Unicode form, or extension. If so, it's also a safe
 * fix.
 */
export function didYouMean(
  suggestion: string | undefined,
  isSame = false,
): Pick<LinkMessage, 'note' | 'suggestion' | 'fix'> {
  if (suggestion === undefined) return {}
  return { suggestion, note: `Did you mean \`${suggestion}\`?`, ...(isSame && { fix: suggestion }) }
}

/** Returns whether two names are equal except for case and Unicode form. */
export function isSameName(a: string, b: string): boolean {
  return normalizeForComparison(a) === normalizeForComparison(b)
}

export function normalizeForComparison(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
