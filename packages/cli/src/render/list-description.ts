/** Maximum length of a description. Search engines cut longer ones. */
const maxLength = 155

/**
 * Adds the names of what a generated page lists to the page's description, as many as fit: `Search all pages of Acme: Guide, API.`
 *
 * @param text One sentence.
 */
export function listDescription(text: string, names: readonly string[]): string {
  const start = text.replace(/\.$/, '')
  let description = text
  for (let count = 1; count <= names.length; count++) {
    const longer = `${start}: ${names.slice(0, count).join(', ')}.`
    if (longer.length > maxLength) break
    description = longer
  }
  return description
}
