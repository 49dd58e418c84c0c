/**
 * Escapes text so that neither Markdown nor MDX gives it a meaning.
 *
 * @param startsLine Whether the text can be at the start of a line, where Markdown has more syntax.
 */
export function escapeText(text: string, startsLine = true): string {
  const entity = (letter: string) => `&#${letter.charCodeAt(0)};`
  const escaped = text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_`[\]{}\\~|$]/g, entity)
    .replace(/:(?=[a-z])|:(?=\/\/)/gi, entity)
  if (!startsLine) return escaped
  return escaped
    .replace(/^(\s*)([#+>=-])/gm, (_, space: string, letter: string) => space + entity(letter))
    .replace(/^(\s*\d+)([.)])/gm, (_, number: string, letter: string) => number + entity(letter))
}
