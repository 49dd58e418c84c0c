/**
 * An SVG as it stands in a page: without prolog, comments and what could run or load something.
 *
 * @param title Takes the place of the file's own title.
 */
export function inlineSvg(text: string): string {
  return text
    .replace(/<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/gi, '')
    .replace(/<(script|foreignObject|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s(on\w+|style)\s*=\s*("[^"]*"|'[^']*')/gi, '')
    .replace(/\s(?:xlink:)?href\s*=\s*(["'])(?!#)[^"']*\1/gi, '')
    .replace(/>\s+</g, '><')
    .trim()
}
