import { createRequire } from 'node:module'
import { nearest } from '@docs-engine/shared/nearest.ts'

/**
 * The names of languages as authors write them, by grammar: common languages, file extensions, and languages that Prism doesn't support,
 * with the most similar grammar. Languages without a grammar are plain text.
 */
const namesOfGrammars: Record<string, string> = {
  '': 'text txt plain plaintext output ansi math tree tsv',
  ts: 'ts typescript mts cts d.ts dts',
  tsx: 'tsx',
  js: 'js javascript mjs cjs json5 jsonc',
  jsx: 'jsx',
  json: 'json jsonl ndjson',
  css: 'css postcss pcss',
  html: 'html astro htm xhtml svelte vue vue-html',
  yaml: 'yaml yml',
  bash: 'sh bash shell zsh console fish nu ksh shellscript terminal',
  diff: 'diff patch',
  apacheconf: 'apache',
  nasm: 'asm',
  batch: 'bat cmd',
  cpp: 'c++',
  csharp: 'c#',
  clojure: 'clj',
  ini: 'conf',
  ignore: 'dockerignore',
  properties: 'dotenv env',
  erlang: 'erl',
  fsharp: 'f# fs',
  gdscript: 'gd',
  graphql: 'gql prisma',
  django: 'jinja j2',
  julia: 'jl',
  makefile: 'just make mk',
  markdown: 'mdx',
  objectivec: 'objective-c',
  perl: 'pl',
  powershell: 'ps ps1 pwsh',
  protobuf: 'proto',
  regex: 'regexp',
  rust: 'rs',
  rest: 'rst',
  stylus: 'styl',
  verilog: 'sv',
  hcl: 'terraform tf tfvars',
  vim: 'vimscript',
  markup: 'xsl',
}

const grammars = new Map(
  Object.entries(namesOfGrammars).flatMap(([grammar, names]) => names.split(' ').map((name) => [name, grammar])),
)

interface PrismLanguages {
  languages: Record<string, { alias?: string | string[] }>
}

/** The result of `otherLanguages`, which depends only on the installed Prism. */
let prismLanguages: Map<string, string> | undefined

/**
 * Maps the names and aliases of Prism's languages to Prism's grammars. Prism's list is only loaded when a code block uses a language that
 * isn't in `namesOfGrammars`.
 */
function otherLanguages(): Map<string, string> {
  if (prismLanguages) return prismLanguages
  const { languages } = createRequire(import.meta.url)('prismjs/components.json') as PrismLanguages
  prismLanguages = new Map()
  for (const [name, { alias = [] }] of Object.entries(languages)) {
    if (name === 'meta') continue
    for (const word of [name, ...[alias].flat()]) prismLanguages.set(word, name)
  }
  return prismLanguages
}

/**
 * Returns the grammar for a language as the author wrote it: '' for plain text, `undefined` for an unknown language.
 */
function grammarOf(lang: string): string | undefined {
  const name = grammars.get(lang) ?? otherLanguages().get(lang)
  if (name !== undefined) return name
  // VitePress uses the suffix `-vue` to enable interpolation in a code block: `js-vue`.
  return lang.endsWith('-vue') ? grammarOf(lang.slice(0, -'-vue'.length)) : undefined
}

/** Returns the grammar for a language as the author wrote it: '' for plain text or an unknown language. */
export function grammarName(lang: string): string {
  return grammarOf(lang) ?? ''
}

/** Returns whether a language is known, and a similar name if it isn't. Plain text counts as a known language. */
export function knownLanguage(lang: string): { isKnown: boolean; near?: string | undefined } {
  if (grammarOf(lang) !== undefined) return { isKnown: true }
  return { isKnown: false, near: nearest(lang, languageNames()) }
}

/** Returns all names and aliases of languages. */
export function languageNames(): string[] {
  return [...grammars.keys(), ...otherLanguages().keys()]
}
