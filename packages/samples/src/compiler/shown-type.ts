/** Returns the text of a type as readers see it. */
export function shownType(text: string): string {
  return publicNames(text.includes('?: undefined; ') ? undefinedLast(text) : text)
}

const isUndefinedProperty = /^[\w$]+\?: undefined$/

/**
 * Moves properties that are always `undefined` to the end: `{ error?: undefined; data: string; }` → `{ data: string;
 * error?: undefined; }`.
 *
 * If a function returns different object literals, the compiler adds to each literal the properties that occur only in
 * the other literals. The position of these properties depends on everything that was compiled before, but a page's
 * hints must not depend on other pages.
 */
function undefinedLast(text: string): string {
  let at = 0
  let shown = ''
  while (at < text.length) {
    const c = text[at++]!
    shown += c === '{' ? literal() : isQuote(c) ? c + quoted(c) : c
  }
  return shown

  function quoted(quote: string): string {
    const start = at
    while (at < text.length && text[at++] !== quote) if (text[at - 1] === '\\') at++
    return text.slice(start, at)
  }

  /** Parses the rest of an object literal, after its opening brace. */
  function literal(): string {
    const members: string[] = []
    let member = ''
    let depth = 0
    while (at < text.length) {
      const c = text[at++]!
      if (c === '}') return `{${sorted(members).join('')}${member}}`
      if (c === '{') member += literal()
      else if (isQuote(c)) member += c + quoted(c)
      else {
        member += c
        if (c === '(' || c === '[') depth++
        else if (c === ')' || c === ']') depth--
        else if (c === ';' && depth === 0) {
          members.push(member)
          member = ''
        }
      }
    }
    // The literal isn't closed, because the compiler truncated the type.
    return `{${members.join('')}${member}`
  }
}

function isQuote(c: string): boolean {
  return c === '"' || c === "'" || c === '`'
}

/**
 * Moves members that are always `undefined` to the end, in alphabetical order. Members are passed as written, including
 * whitespace and the semicolon.
 */
function sorted(members: string[]): string[] {
  const undefinedMembers = members.filter((member) => isUndefinedProperty.test(member.trim().slice(0, -1)))
  return [...members.filter((member) => !undefinedMembers.includes(member)), ...undefinedMembers.sort()]
}

/**
 * Replaces names such as `Slice$1` with the public name, `Slice`. Tools that bundle declarations add a number if a
 * package contains a name twice.
 */
export function publicNames(type: string): string {
  return type.replace(/\b([A-Za-z]\w*)\$\d+\b/g, '$1')
}
