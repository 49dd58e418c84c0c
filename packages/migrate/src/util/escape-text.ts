/** Escapes text so that neither Markdown nor MDX gives it a meaning. */
export function escapeText(text: string): string {
  const entity = (letter: string) => `&#${letter.charCodeAt(0)};`
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[*_`[\]{}\\~|$]/g, entity)
    .replace(/:(?=[a-z])|:(?=\/\/)/gi, entity)
    .replace(/^(\s*)([#+>=-])/gm, (_, space: string, letter: string) => space + entity(letter))
    .replace(/^(\s*\d+)([.)])/gm, (_, number: string, letter: string) => number + entity(letter))
}
