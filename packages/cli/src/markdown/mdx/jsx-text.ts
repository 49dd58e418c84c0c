/** Removes line breaks and indentation from the text between JSX tags, as JSX does. */
export function jsxText(value: string): string {
  if (!value.includes('\n')) return value
  const lines = value.split('\n')
  return lines
    .map((line, i) => {
      const start = i === 0 ? line : line.replace(/^[ \t]+/, '')
      return i === lines.length - 1 ? start : start.replace(/[ \t]+$/, '')
    })
    .filter(Boolean)
    .join(' ')
}
