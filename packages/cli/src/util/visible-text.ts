/**
 * Replaces control characters, except for tabs and line breaks, with visible characters of the same width. A page could otherwise send
 * commands to the terminal through a message or an excerpt, or change the order in which its characters are shown.
 */
export function visibleText(text: string): string {
  return text.replace(/(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    const code = character.charCodeAt(0)
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd'
  })
}

const hashCommand = /##(?=\w*\[)/g

/**
 * Disables commands for CI services in lines of output, such as `::error::` at the start of a line, or `##[group]` and `##vso[…]` anywhere.
 * A page could otherwise hide text of the log, or change the job. Invisible characters wouldn't suffice, because GitHub ignores them.
 */
export function withoutCommands(lines: string): string {
  return lines.replace(/^([^\S\n]*):(?=:)/gm, '$1\\:').replace(hashCommand, '#\\#')
}

/** Formats a value as JSON without commands and control characters. Its strings are the same when it's parsed. */
export function jsonWithoutCommands(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  const json = JSON.stringify(value, null, 2).replace(hashCommand, '#\\u0023')
  return `${json.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, escaped)}\n`
}
