import GithubSlugger from 'github-slugger'
import type { OldPage } from '../model/old-site.ts'
import { type MaskedPart, unmask } from '../util/mask-code.ts'

/** Derives a heading's ID as the original generator does. Keeps track of used IDs, so each page needs its own function. */
export type HeadingIds = (text: string, own: string | undefined) => string

const heading = /^((?: {0,3}|(?:[ \t]*(?:>|[-*+]|\d+[.)]))+[ \t]*| *)#{1,6}[ \t]+)(\S.*?)[ \t]*#*[ \t]*$/gm
const setext = /^( {0,3}(?![#>\-*+|:\uE000 ]|\[[^\]\n]+\]:)\S[^\n|]*)\n {0,3}(?:=+|-+)[ \t]*$/gm

/**
 * Writes the IDs that the original generator gives to headings after their text, unless the engine derives the same ID. Links to these IDs
 * keep working, and adds them to the page's `anchors`. Code must be masked.
 */
export function keepHeadingIds(
  text: string,
  page: OldPage,
  parts: readonly MaskedPart[],
  idOf: HeadingIds,
  ownId = /\s*\{:?\s*#([^\s{}]+)[^{}]*\}\s*$/,
): string {
  const ours = new GithubSlugger()
  const withId = (written: string) => {
    const own = ownId.exec(written)?.[1]
    const title = own ? written.replace(ownId, '') : written
    const plain = headingText(unmask(title, parts))
    // A plugin of the old site replaces the comment, so the heading's text and ID are unknown.
    if (plain === '' && !own && title.includes('<!--')) return title
    const id = idOf(plain, own)
    if (id !== '') page.anchors.push(id)
    const derived = ours.slug(plain)
    if (id === '' || (!own && id === derived && !/[<>&[\]\\*{}!_$:]/.test(unmask(title, parts)))) return title
    return `${title} {#${withoutEmphasis(id)}}`
  }
  return text
    .replace(heading, (_, before: string, written: string) => before + withId(written))
    .replace(setext, (whole, line: string) => {
      const [, rule = ''] = whole.split('\n')
      return `${withId(line)}\n${rule}`
    })
}

/** Escapes the underscores of an ID such as `using-__init__`, which would mark emphasis. */
function withoutEmphasis(id: string): string {
  return id.replace(/(?<!\w)(_+)(\w(?:.*\w)?)\1(?!\w)/g, (_, marks: string, inner: string) => {
    const escaped = marks.replaceAll('_', '\\_')
    return escaped + inner + escaped
  })
}

/** Returns the text of a heading without its markup, as generators use it to derive IDs. */
export function headingText(markdown: string): string {
  // Code and escaped characters are text, so they are masked before markup is removed.
  const codes: string[] = []
  return markdown
    .replace(
      /\\([!-/:-@[-`{-~])|(`+)\s?(.+?)\s?\2(?!`)/g,
      (_, letter: string | undefined, __, code: string) => `\uE010${codes.push(letter ?? code) - 1}\uE011`,
    )
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\](?:\(<[^<>]*>[^)]*\)|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/g, '$1')
    .replace(/<!--.*?-->/g, '')
    .replace(/<(?:https?:[^>]*)>/g, (url) => url.slice(1, -1))
    .replace(/<\/?[a-zA-Z][^>]*>/g, '')
    .replace(/(\*\*|__|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)(.*?\S)\1(?![\w*])/g, '$2')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, '\u00A0')
    .replace(/&#58;/g, ':')
    .replace(/\uE010(\d+)\uE011/g, (_, index: string) => codes[Number(index)]!)
    .trim()
}

/** Creates a function that numbers repeated IDs: `a`, `a-1`, `a-2`. */
export function uniqueIds(separator = '-', isSuffixKept = false): (id: string) => string {
  const used = new Set<string>()
  return (id) => {
    let result = id
    for (let n = 1; used.has(result); n++) {
      const match = isSuffixKept ? new RegExp(`^(.*)${separator}(\\d+)$`).exec(result) : null
      result = match ? `${match[1]}${separator}${Number(match[2]) + 1}` : `${id}${separator}${n}`
    }
    used.add(result)
    return result
  }
}

/** Returns a list of links to a page's level 2 and level 3 headings. It replaces `[TOC]` markers. */
export function tableOfContents(
  text: string,
  parts: readonly MaskedPart[],
  idOf: HeadingIds,
  ownId = /\s*\{:?\s*#([^\s{}]+)[^{}]*\}\s*$/,
): string {
  return [...text.matchAll(/^(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/gm)]
    .flatMap(([, marks = '', written = '']) => {
      const title = headingText(unmask(written.replace(ownId, ''), parts))
      const id = idOf(title, ownId.exec(written)?.[1])
      return marks.length === 2 || marks.length === 3
        ? [`${'  '.repeat(marks.length - 2)}- [${title.replace(/([[\]<>*_`])/g, '\\$1')}](#${id})`]
        : []
    })
    .join('\n')
}
