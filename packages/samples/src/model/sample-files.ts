import type { CodeBlock, SampleFile } from './code-block.ts'

const fileLine = /^\s*\/\/ @filename: (\S+)\s*$/
const codePath = /\.([cm]?ts|tsx)$/

/** Returns whether code blocks in this language are compiled. */
export function isTypeScript(lang: string): boolean {
  return lang === 'ts' || lang === 'tsx' || lang === 'typescript'
}

/** Returns whether a code block is compiled: TypeScript, and JavaScript that is marked with `twoslash`. */
export function isSample({ lang, twoslash }: Pick<CodeBlock, 'lang' | 'twoslash'>): boolean {
  return isTypeScript(lang) || (twoslash === true && /^(?:js|jsx|javascript)$/.test(lang))
}

/**
 * Returns the files that a code block contains. Usually, this is a single file. Each `// @filename:` line in the block starts another file.
 *
 * A JSON block with a title is also a file, because samples can import it.
 */
export function sampleFiles(
  text: string,
  { lang, title, twoslash }: { lang: string; title?: string | undefined; twoslash?: boolean | undefined },
): SampleFile[] {
  if (lang === 'json' && title?.endsWith('.json')) return [{ name: title, text, start: 0 }]
  if (!isSample({ lang, ...(twoslash && { twoslash }) })) return []
  const name = title && codePath.test(title) ? title : ''
  if (!text.includes('// @filename: ')) return [{ name, text, start: 0 }]

  const files: { name: string; lines: string[]; start: number }[] = [{ name, lines: [], start: 0 }]
  text.split('\n').forEach((line, index) => {
    const file = fileLine.exec(line)
    if (file) files.push({ name: file[1]!, lines: [], start: index + 1 })
    else files.at(-1)!.lines.push(line)
  })
  // Text above the first `// @filename:` line is a separate file, unless it is blank.
  if (files[0]!.lines.join('').trim() === '') files.shift()
  return files.map(({ name, lines, start }) => ({ name, text: lines.join('\n'), start }))
}
