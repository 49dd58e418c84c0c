import { createRequire } from 'node:module'
import { nearest } from '@docs-engine/shared/nearest.ts'

/** Maps common language names, as authors write them, to grammars. An empty string means plain text. */
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

/**
 * Maps file extensions, and languages that Prism doesn't support, to the most similar grammar. An empty string means that the language is
 * known, but no grammar is similar enough.
 */
const nearestGrammars: Record<string, string> = {
  ansi: '',
  apache: 'apacheconf',
  asm: 'nasm',
  astro: 'html',
  bat: 'batch',
  cmd: 'batch',
  'c++': 'cpp',
  'c#': 'csharp',
  clj: 'clojure',
  conf: 'ini',
  dockerignore: 'ignore',
  dotenv: 'properties',
  env: 'properties',
  'd.ts': 'ts',
  dts: 'ts',
  erl: 'erlang',
  'f#': 'fsharp',
  fs: 'fsharp',
  fish: 'bash',
  gd: 'gdscript',
  gql: 'graphql',
  htm: 'html',
  xhtml: 'html',
  jinja: 'django',
  j2: 'django',
  jl: 'julia',
  jsonl: 'json',
  ndjson: 'json',
  just: 'makefile',
  make: 'makefile',
  mk: 'makefile',
  math: '',
  mdx: 'markdown',
  nu: 'bash',
  'objective-c': 'objectivec',
  patch: 'diff',
  pl: 'perl',
  postcss: 'css',
  pcss: 'css',
  ps: 'powershell',
  ps1: 'powershell',
  pwsh: 'powershell',
  prisma: 'graphql',
  proto: 'protobuf',
  regexp: 'regex',
  rs: 'rust',
  rst: 'rest',
  ksh: 'bash',
  shellscript: 'bash',
  terminal: 'bash',
  styl: 'stylus',
  svelte: 'html',
  sv: 'verilog',
  terraform: 'hcl',
  tf: 'hcl',
  tfvars: 'hcl',
  tree: '',
  tsv: '',
  vimscript: 'vim',
  vue: 'html',
  'vue-html': 'html',
  xsl: 'markup',
}

interface PrismLanguages {
  languages: Record<string, { alias?: string | string[] }>
}

let prismLanguages: Map<string, string> | undefined

/**
 * Maps the names and aliases of Prism's languages to Prism's grammars. Prism's list is only loaded when a code block uses a language that
 * isn't in `common` or `nearestGrammars`.
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
  for (const names of [common, nearestGrammars]) if (Object.hasOwn(names, lang)) return names[lang]
  const name = otherLanguages().get(lang)
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
  // Many short names differ by only one letter, so such a match isn't a useful suggestion. For example, an author who writes `nope`
  // probably doesn't mean `node`.
  const near = nearest(
    lang,
    languageNames().filter((name) => lang.length > 5 || !isOneOff(lang, name)),
  )
  return { isKnown: false, near }
}

/** Returns all names and aliases of languages. */
export function languageNames(): string[] {
  return [...Object.keys(common), ...Object.keys(nearestGrammars), ...otherLanguages().keys()]
}

/** Returns whether two names have the same length and differ in exactly one letter. */
function isOneOff(lang: string, name: string): boolean {
  return lang.length === name.length && [...lang].filter((letter, i) => letter !== name[i]).length === 1
}
