import { createRequire } from 'node:module'
import { nearest } from '../../nearest.ts'

/** Names an author writes → the grammar. '' is plain text. */
const common: Record<string, string> = {
  text: '',
  txt: '',
  plain: '',
  plaintext: '',
  output: '',
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
  json: 'json',
  json5: 'js',
  jsonc: 'js',
  css: 'css',
  html: 'html',
  yaml: 'yaml',
  yml: 'yaml',
  sh: 'bash',
  bash: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  diff: 'diff',
}

interface PrismLanguages {
  languages: Record<string, { alias?: string | string[] }>
}

let others: Map<string, string> | undefined

/** The many languages of Prism, read when a fence names one that is not common. */
function otherLanguages(): Map<string, string> {
  if (others) return others
  const { languages } = createRequire(import.meta.url)('prismjs/components.json') as PrismLanguages
  others = new Map()
  for (const [name, { alias = [] }] of Object.entries(languages)) {
    if (name === 'meta') continue
    for (const word of [name, ...[alias].flat()]) others.set(word, name)
  }
  return others
}

/** The grammar for a language as an author writes it; '' for plain text and for what nobody knows. */
export function grammarName(lang: string): string {
  return (Object.hasOwn(common, lang) ? common[lang] : undefined) ?? otherLanguages().get(lang) ?? ''
}

/** Whether there are colours for a language (plain text counts), and what may have been meant. */
export function knownLanguage(lang: string): { isKnown: boolean; near?: string | undefined } {
  if (Object.hasOwn(common, lang) || otherLanguages().has(lang)) return { isKnown: true }
  return { isKnown: false, near: nearest(lang, [...Object.keys(common), ...otherLanguages().keys()]) }
}
