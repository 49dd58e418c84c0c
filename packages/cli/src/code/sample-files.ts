import type { SampleFile } from '../model/code-block.ts'

const fileLine = /^\s*\/\/ @filename: (\S+)\s*$/
const codePath = /\.([cm]?ts|tsx)$/

/** Whether a fence of this language is compiled. */
export function isTypeScript(lang: string): boolean {
  return lang === 'ts' || lang === 'tsx' || lang === 'typescript'
}

/**
 * The files which a fence brings: one, or several after `// @filename:` lines.
 *
 * JSON with a title is a file as well, since a sample can import it.
 */
export function sampleFiles(text: string, { lang, title }: { lang: string; title?: string | undefined }): SampleFile[] {
  if (lang === 'json' && title?.endsWith('.json')) return [{ name: title, text, start: 0 }]
  if (!isTypeScript(lang)) return []
  const name = title && codePath.test(title) ? title : ''
  if (!text.includes('// @filename: ')) return [{ name, text, start: 0 }]

  const files: { name: string; lines: string[]; start: number }[] = [{ name, lines: [], start: 0 }]
  text.split('\n').forEach((line, index) => {
    const file = fileLine.exec(line)
    if (file) files.push({ name: file[1]!, lines: [], start: index + 1 })
    else files.at(-1)!.lines.push(line)
  })
  // What stands above the first file line is a file of its own only if there is something.
  if (files[0]!.lines.join('').trim() === '') files.shift()
  return files.map(({ name, lines, start }) => ({ name, text: lines.join('\n'), start }))
}
