import { colorsNamed } from 'culori/fn'

/**
 * Returns whether a text is a CSS color: a hexadecimal number, a name, or a function such as `oklch(…)` or `var(…)`. The arguments of
 * functions aren't checked.
 */
export function isCssColor(text: string): boolean {
  const color = text
    .replace(/!important\s*$/, '')
    .trim()
    .toLowerCase()
  return (
    /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(color) ||
    /^[a-z-]+\(.*\)$/s.test(color) ||
    color === 'currentcolor' ||
    color === 'transparent' ||
    Object.hasOwn(colorsNamed, color)
  )
}
