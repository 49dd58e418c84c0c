/**
 * Parses JSON with comments and trailing commas, such as `tsconfig.json`.
 *
 * @throws {SyntaxError} If the text isn't valid.
 */
export function parseJsonc(text: string): unknown {
  // Match strings too, so that `//` and commas inside them are kept.
  const string = /"(?:\\.|[^"\\])*"/.source
  const withoutComments = text.replace(new RegExp(`${string}|//.*|/\\*[\\s\\S]*?\\*/`, 'g'), keepString)
  return JSON.parse(withoutComments.replace(new RegExp(`${string}|,(?=\\s*[}\\]])`, 'g'), keepString))
}

function keepString(match: string): string {
  return match.startsWith('"') ? match : ''
}
