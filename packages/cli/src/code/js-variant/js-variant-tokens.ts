import type { Token } from '../highlight/token.ts'
import type { Removal } from './removal.ts'
import type { StrippedTypes } from './strip-types-by-tree.ts'

/**
 * Computes the tokens of a JavaScript variant from the tokens of the TypeScript code. Assumes that the variant was created by removing
 * the types and formatting the rest, and that the formatter only changed whitespace, commas, semicolons, parentheses, and quotes.
 *
 * @param tokens The tokens of the TypeScript code, sorted by offset.
 * @returns `undefined` if the two texts differ in any other way, or if a difference may change the color of a token.
 */
export function jsVariantTokens(
  ts: string,
  tokens: Token[],
  { removals, callees }: StrippedTypes,
  js: string,
): Token[] | undefined {
  if (!callees) return undefined
  const jsTokens: Token[] = []
  let removal = 0
  let at = 0
  let to = 0

  /** Advances the offsets in both texts past uncolored text, up to `end` in the TypeScript code. Returns `false` if the texts differ. */
  const skipUncolored = (end: number): boolean => {
    while (at < end) {
      const cut = removals[removal]
      if (cut && at >= startOf(cut)) {
        at = Math.max(at, cut.to)
        removal++
        continue
      }
      const character = ts.charCodeAt(at)
      if (isSpace(character)) {
        at++
        continue
      }
      while (isSpace(js.charCodeAt(to))) to++
      const other = js.charCodeAt(to)
      if (character === other) {
        at++
        to++
      } else if (isSeparator(character)) at++
      else if (isSeparator(other)) to++
      else if (isParenthesis(character)) {
        if (mayCall(ts, at, removals, removal)) return false
        at++
      } else if (isParenthesis(other)) {
        if (mayCall(js, to)) return false
        to++
      } else return false
    }
    return true
  }

  let near = 0
  for (const token of withCallees(tokens, callees)) {
    while (near < removals.length && removals[near]!.to <= token.from) near++
    const cut = removals[near]
    if (cut && startOf(cut) < token.to) {
      if (startOf(cut) > token.from || cut.to < token.to) return undefined
      continue
    }
    if (!skipUncolored(token.from)) return undefined
    const first = ts.charCodeAt(at)
    for (let other = js.charCodeAt(to); other !== first && isMovable(other); other = js.charCodeAt(++to)) {
      if (isParenthesis(other) && mayCall(js, to)) return undefined
    }
    const length = token.to - at
    for (let i = 0; i < length; i++) {
      const character = ts.charCodeAt(at + i)
      const other = js.charCodeAt(to + i)
      if (character !== other && !((i === 0 || i === length - 1) && isQuote(character) && isQuote(other))) {
        return undefined
      }
    }
    jsTokens.push({ from: to, to: to + length, class: token.class })
    at = token.to
    to += length
  }
  if (!skipUncolored(ts.length)) return undefined
  while (isMovable(js.charCodeAt(to))) to++
  return to === js.length ? jsTokens : undefined
}

/** Merges two lists of tokens, which are sorted by offset. A callee replaces a token at the same offset. */
function withCallees(tokens: Token[], callees: Token[]): Token[] {
  if (callees.length === 0) return tokens
  const all: Token[] = []
  let next = 0
  for (const token of tokens) {
    while (next < callees.length && callees[next]!.from < token.from) all.push(callees[next++]!)
    if (callees[next]?.from !== token.from) all.push(token)
  }
  return [...all, ...callees.slice(next)]
}

/** Returns where the removed text starts. The range of an arrow function's return type starts with a parenthesis that is kept. */
function startOf({ from, isArrow }: Removal): number {
  return isArrow ? from + 1 : from
}

/**
 * Returns whether a parenthesis may be part of a call: `(a)(b)`, `(a)?.(b)`, `new (a)`. The names of called functions have a different
 * color, so adding or removing such a parenthesis may change the color of a name.
 */
function mayCall(text: string, at: number, removals: Removal[] = [], removal = 0): boolean {
  if (text.charCodeAt(at) === opening) return /\bnew\s*$/.test(text.slice(Math.max(0, at - 10), at))
  for (let next = at + 1; next < text.length; next++) {
    const cut = removals[removal]
    if (cut && next >= startOf(cut)) {
      next = cut.to - 1
      removal++
    } else if (!isSpace(text.charCodeAt(next))) return /[(`?/]/.test(text[next]!)
  }
  return false
}

function isMovable(code: number): boolean {
  return isSpace(code) || isSeparator(code) || isParenthesis(code)
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9
}

/** Returns whether a character is `,` or `;`. */
function isSeparator(code: number): boolean {
  return code === 44 || code === 59
}

const opening = 40

function isParenthesis(code: number): boolean {
  return code === opening || code === 41
}

/** Returns whether a character is `"` or `'`. */
function isQuote(code: number): boolean {
  return code === 34 || code === 39
}
