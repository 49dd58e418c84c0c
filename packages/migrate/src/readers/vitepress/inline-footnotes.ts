import { toRecord } from '../../util/values.ts'
import type { MarkdownPlugins } from './markdown-plugins.ts'
import type { VitePressConfig } from './read-vitepress.ts'
import { rangeOf } from './twoslash-samples.ts'

/** Returns whether the old site shows `^[text]` as a footnote. VitePress does this itself since 2.0.0-alpha.19. */
export function hasInlineFootnotes({ config, folder, loaded }: VitePressConfig, plugins: MarkdownPlugins): boolean {
  if (plugins.uses(/footnote/) || loaded.missing.some((name) => /footnote/.test(name))) return true
  if (toRecord(config.markdown).footnote === false) return false
  const [, major = '0', alpha = '19'] =
    /(\d+)\.\d+\.\d+(?:-alpha\.(\d+))?/.exec(rangeOf('vitepress', folder) ?? '') ?? []
  return Number(major) > 2 || (Number(major) === 2 && Number(alpha) >= 19)
}

/** Replaces each `^[text]` with a reference, and adds its footnote at the end of the text. Code must be masked. */
export function convertInlineFootnotes(text: string): string {
  const footnotes: string[] = []
  let number = 0
  const converted = text.replace(inlineFootnote, (_, written: string) => {
    do number++
    while (text.includes(`[^note-${number}]`))
    footnotes.push(`[^note-${number}]: ${written.replace(/\s*\n[ \t>]*/g, ' ').trim()}`)
    return `[^note-${number}]`
  })
  return [converted.trimEnd(), ...footnotes].join('\n\n')
}

/** Matches `^[text]`. The text may contain escaped characters and links, but no blank line. */
const inlineFootnote = /(?<!\\)\^\[((?:\\[^\n]|\[[^[\]\n]*\]|(?!\n[ \t>]*\n)[^[\]\\])+)\]/g
