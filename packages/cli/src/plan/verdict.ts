import type { RuleName } from '../rules.ts'
import type { Message } from '../types.ts'

/** Where a link leads, for the page that is written; `href: null` writes the element without it. */
export interface ResolvedLink {
  /** Route path, `/file`, `content/…` (an asset which gets its final name when it is copied) or another address. */
  href: string | null
  /** An asset below `content/`, by path from the site's root. */
  asset?: string
  /** Query and hash behind the name of the asset. */
  suffix?: string
  isExternal?: boolean
}

export type VerdictMessage = Pick<Message, 'ruleId' | 'fatal' | 'reason' | 'note' | 'suggestion' | 'fix'>

export interface Verdict extends ResolvedLink {
  message?: VerdictMessage
  /** The link leads to nothing, at whatever level that is reported. */
  isBroken?: true
  /** The link is only right because `href` corrects its anchor. A place that writes the URL as it stands has to report an error. */
  isCorrected?: true
  /** Path of the page it leads to. */
  route?: string
  /** The rule of `ignoreLinks` that keeps it from being judged. */
  ignoredBy?: string
}

export function error(ruleId: RuleName, reason: string, note?: string): VerdictMessage {
  return { ruleId, fatal: true, reason, ...(note && { note }) }
}

/** The link works and should be written in another way, which leads to the same place: `docs check --fix` does it. */
export function rewrite(ruleId: RuleName, reason: string, better: string): VerdictMessage {
  return { ruleId, fatal: false, reason, note: `Write \`${better}\`.`, suggestion: better, fix: better }
}

/** The message about a link that is written as it stands: its anchor isn't corrected, so it is as broken as any other. */
export function messageAsWritten({ message, isCorrected }: Verdict): VerdictMessage | undefined {
  return message && isCorrected ? { ...message, fatal: true } : message
}

/**
 * @param isSame The suggestion differs from what is written in nothing a person chooses: its case, its Unicode form, its extension.
 */
export function didYouMean(
  suggestion: string | undefined,
  isSame = false,
): Pick<VerdictMessage, 'note' | 'suggestion' | 'fix'> {
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
