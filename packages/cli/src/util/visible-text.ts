/**
 * Replaces control characters, except for tabs and line breaks, with visible characters of the same width. A page could otherwise send
 * commands to the terminal through a message or an excerpt.
 */
export function visibleText(text: string): string {
  return text.replace(/(?![\t\n])\p{Cc}/gu, (character) => {
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

/** Formats a value as JSON in which CI services find no commands. Its strings are the same when it's parsed. */
export function jsonWithoutCommands(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(hashCommand, '#\\u0023')}\n`
}
