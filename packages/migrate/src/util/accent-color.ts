/** Returns the literal color that one of the variables has in stylesheets, outside of rules for the dark mode. */
export function accentColor(css: string, variable: string, isDark = false): string | undefined {
  const value = new RegExp(
    `(?:^|[;{\\s])${variable}\\s*:\\s*(#[\\da-f]{3,8}|(?:rgb|hsl|oklch)a?\\([^()]*\\))\\s*[;}]`,
    'i',
  )
  for (const [, selector = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)(\{[^{}]*\})/g)) {
    const found = /dark/.test(selector) === isDark ? value.exec(body)?.[1] : undefined
    if (found) return found
  }
  return undefined
}
