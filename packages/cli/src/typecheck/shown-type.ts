import { publicNames } from './public-names.ts'

/** The text of a type as a reader sees it. */
export function shownType(text: string): string {
  return publicNames(text.includes('?: undefined; ') ? absentLast(text) : text)
}

const isAbsent = /^[\w$]+\?: undefined$/

/**
 * `{ error?: undefined; data: string; }` → `{ data: string; error?: undefined; }`
 *
 * Where a function returns one literal or another, the compiler adds to each what only the others have. Where it puts that depends on
 * all it has compiled before; but a page has the same types whatever else is compiled with it.
 */
function absentLast(text: string): string {
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

  /** The rest of a literal, from behind its brace. */
  function literal(): string {
    const members: string[] = []
    let member = ''
    let depth = 0
    while (at < text.length) {
      const c = text[at++]!
      if (c === '}') return `{${inOrder(members).join('')}${member}}`
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
    // It was not closed: the text is cut off.
    return `{${members.join('')}${member}`
  }
}

function isQuote(c: string): boolean {
  return c === '"' || c === "'" || c === '`'
}

/** Members as they stand there, each with the space before and the semicolon behind it. */
function inOrder(members: string[]): string[] {
  const absent = members.filter((member) => isAbsent.test(member.trim().slice(0, -1)))
  return [...members.filter((member) => !absent.includes(member)), ...absent.sort()]
}
