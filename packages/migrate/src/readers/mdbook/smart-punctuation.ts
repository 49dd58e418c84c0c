import type { MigratedSite } from '../../model/migrated-site.ts'
import type { OldSite } from '../../model/old-site.ts'
import type { Options } from '../../util/values.ts'
import { installedVersion } from './run-preprocessors.ts'

const path = 'plugins/smart-punctuation.ts'

/**
 * Whether mdBook converts straight quotes, hyphens, and periods of a book to typographic punctuation. Since version 0.5, it does so unless the
 * configuration says otherwise. Earlier versions call the option `curly-quotes`.
 */
export function hasSmartPunctuation(html: Options): boolean {
  const option = html['smart-punctuation'] ?? html['curly-quotes']
  return typeof option === 'boolean' ? option : !/^0\.[0-4]\./.test(installedVersion())
}

/** Adds the plugin that converts punctuation to the new site if a text contains any that it would convert. Code must be masked. */
export function keepSmartPunctuation(text: string, site: OldSite): void {
  const shown = text.replace(
    /<[a-zA-Z/!](?:"[^"]*"|'[^']*'|[^<>"'])*>|\]\([^()\n]*\)|^[ \t>]*\[[^\]\n]+\]:.*$|^[ \t>|:-]+$/gm,
    '',
  )
  if (!/["']|--|\.\.\./.test(shown)) return
  site.plugins.set(path, { kind: 'remark', from: `./${path}`, name: 'smartPunctuation', options: undefined })
}

/** Returns the file of the plugin that converts punctuation, if the new site needs it. */
export function smartPunctuationFile(site: OldSite): MigratedSite['files'] {
  return new Map(site.plugins.has(path) ? [[path, { text: source }]] : [])
}

/** Converts hyphens in a text to dashes. Code must be masked. */
export function withDashes(text: string): string {
  return text.replace(/(?<!\\)-{2,3}/g, (hyphens) => (hyphens.length === 3 ? '—' : '–'))
}

const source = String.raw`interface Node {
  type: string
  value?: string
  children?: Node[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/** A character of a text. "at" is its place in the source, or -1 if it's written as an entity, or with a backslash. */
interface Character {
  shown: string
  at: number
}

/** Converts straight quotes, hyphens, and periods to typographic punctuation. A backslash keeps a character as it is. */
export function smartPunctuation() {
  return (tree: unknown, file: { value: unknown }) => convert(tree as Node, String(file.value))
}

function convert(node: Node, source: string): void {
  if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) {
    for (const child of node.children ?? []) convert(child, source)
    return
  }
  const nodes = textsIn(node, source)
  const texts = nodes.map((text) => charactersOf(text, source))
  const characters = texts.flat()
  convertQuotes(characters, source)
  convertDashesAndPeriods(characters)
  for (const [index, text] of texts.entries()) nodes[index]!.value = text.map(({ shown }) => shown).join('')
}

/** Returns the text nodes in a node, except for URLs. */
function textsIn(node: Node, source: string): Node[] {
  const start = node.position?.start.offset
  if (start === undefined) return []
  if (node.type === 'text') return [node]
  if (node.type === 'link' && source[start] !== '[') return []
  return (node.children ?? []).flatMap((child) => textsIn(child, source))
}

function charactersOf(node: Node, source: string): Character[] {
  let at = node.position!.start.offset!
  const end = node.position!.end.offset!
  return node.value!.split('').map((shown) => {
    const length = protectedLength(shown, source, at)
    at += length
    if (length > 0) return { shown, at: -1 }
    // Lines can start with indentation, or with the mark of a quotation.
    while (at < end && source[at] !== shown) at++
    return { shown, at: at++ }
  })
}

/** Returns the length of an entity, or of a character with its backslash. Returns 0 for other characters. */
function protectedLength(shown: string, source: string, at: number): number {
  if (source[at] === '\\' && source[at + 1] === shown && isPunctuation(shown)) return 2
  const [entity] = (source[at] === '&' && /^&#?\w+;/.exec(source.slice(at, at + 40))) || []
  if (!entity) return 0
  return shown !== '&' || /^&(?:amp|#38|#x26);$/i.test(entity) ? entity.length : 0
}

function convertQuotes(characters: Character[], source: string): void {
  let open: Character | undefined
  let isDoubleOpen = false
  for (const character of characters) {
    const { shown, at } = character
    if (at < 0 || (shown !== "'" && shown !== '"')) continue
    const before = source[at - 1] ?? ' '
    const after = source[at + 1] ?? ' '
    const canClose = !isSpace(before) && (isSpace(after) || isPunctuation(after))
    const canOpen =
      !isSpace(after) && (isSpace(before) || (isPunctuation(before) && (shown === '"' || !/[\])]/.test(before))))
    if (shown === '"' && isDoubleOpen && canClose) {
      character.shown = '”'
      isDoubleOpen = false
    } else if (shown === '"') {
      character.shown = '“'
      isDoubleOpen ||= canOpen
    } else if (open && canClose) {
      open.shown = '‘'
      character.shown = '’'
      open = undefined
    } else {
      // Without a matching quote, it's an apostrophe.
      character.shown = '’'
      if (canOpen) open = character
    }
  }
}

function convertDashesAndPeriods(characters: Character[]): void {
  for (let index = 0; index < characters.length; index++) {
    const { shown, at } = characters[index]!
    if (at < 0 || (shown !== '-' && shown !== '.')) continue
    let count = 1
    while (characters[index + count]?.shown === shown && characters[index + count]!.at === at + count) count++
    const text = shown === '-' ? dashes(count) : '.'.repeat(count).replaceAll('...', '…')
    for (let offset = 0; offset < count; offset++) characters[index + offset]!.shown = offset === 0 ? text : ''
    index += count - 1
  }
}

/** Two hyphens are an en dash, and three an em dash. */
function dashes(count: number): string {
  if (count === 1) return '-'
  if (count % 3 === 0) return '—'.repeat(count / 3)
  if (count % 2 === 0) return '–'.repeat(count / 2)
  const short = count % 3 === 1 ? 2 : 1
  return '—'.repeat((count - 2 * short) / 3) + '–'.repeat(short)
}

function isSpace(character: string): boolean {
  return /\s/.test(character)
}

function isPunctuation(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character)
}
`
