import { readFileSync } from 'node:fs'

const color = /\b(fill|stroke)(="|='|:\s*)([^"';}]+)/gi
const white = /^(?:#fff(?:fff)?|white|rgba?\(\s*255\s*,\s*255\s*,\s*255\s*(?:,\s*1\s*)?\))$/i

/**
 * Returns an SVG whose only color is white with dark colors for light mode, or `undefined` for any other image. Material shows logos on
 * colored headers, where white is visible.
 */
export function darkenedLogo(file: string): string | undefined {
  if (!file.endsWith('.svg')) return undefined
  const svg = readFileSync(file, 'utf8')
  const colors = [...svg.matchAll(color)].map(([, , , value]) => value!.trim())
  const shown = colors.filter((value) => !/^(?:none|transparent|currentcolor)$/i.test(value))
  if (shown.length === 0 || !shown.every((value) => white.test(value))) return undefined
  const style = '<style>svg { color: #1a1a1a } @media (prefers-color-scheme: dark) { svg { color: #fff } }</style>'
  return svg
    .replace(color, (whole, name: string, sign: string, value: string) =>
      white.test(value.trim()) ? `${name}${sign}currentColor` : whole,
    )
    .replace(/<svg\b[^>]*>/, (tag) => tag + style)
}
