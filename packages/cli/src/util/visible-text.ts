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
