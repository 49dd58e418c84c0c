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
 * Maps file extensions, and languages that Shiki supports but Prism doesn't, to the most similar grammar. An empty string
 * means that the language is known, but no grammar is similar enough.
 */
const nearestGrammars: Record<string, string> = {
  '1c': 'bsl',
  '1c-query': 'bsl',
  sdbl: 'bsl',
  'actionscript-3': 'actionscript',
  as3: 'actionscript',
  ahk: 'autohotkey',
  ahk1: 'autohotkey',
  ahk2: 'autohotkey',
  'angular-html': 'html',
  'angular-ts': 'ts',
  ansi: '',
  apache: 'apacheconf',
  ara: 'rust',
  asm: 'nasm',
  astro: 'html',
  ballerina: 'java',
  bat: 'batch',
  cmd: 'batch',
  beancount: '',
  berry: 'python',
  be: 'python',
  bibtex: 'latex',
  bird2: '',
  bird: '',
  blade: 'html',
  c3: 'c',
  cadence: 'swift',
  cdc: 'swift',
  cairo: 'rust',
  chapel: 'c',
  chpl: 'c',
  clarity: 'lisp',
  clj: 'clojure',
  codeowners: 'ignore',
  codeql: 'sql',
  ql: 'sql',
  'common-lisp': 'lisp',
  'c++': 'cpp',
  'c#': 'csharp',
  cql: 'cypher',
  desktop: 'ini',
  dotenv: 'properties',
  env: 'properties',
  conf: 'ini',
  dockerignore: 'ignore',
  'dream-maker': 'c',
  dts: 'ts',
  'd.ts': 'ts',
  edge: 'html',
  erl: 'erlang',
  fennel: 'lisp',
  fish: 'bash',
  fluent: 'ftl',
  'fortran-fixed-form': 'fortran',
  f: 'fortran',
  for: 'fortran',
  f77: 'fortran',
  'fortran-free-form': 'fortran',
  f90: 'fortran',
  f95: 'fortran',
  f03: 'fortran',
  f08: 'fortran',
  f18: 'fortran',
  'f#': 'fsharp',
  fs: 'fsharp',
  gdresource: 'ini',
  tscn: 'ini',
  tres: 'ini',
  gd: 'gdscript',
  gdshader: 'glsl',
  genie: 'vala',
  'git-commit': 'git',
  'git-rebase': 'git',
  gleam: 'rust',
  'glimmer-js': 'js',
  gjs: 'js',
  'glimmer-ts': 'ts',
  gts: 'ts',
  gnuplot: '',
  gql: 'graphql',
  hack: 'php',
  hjson: 'js',
  'html-derivative': 'html',
  htm: 'html',
  xhtml: 'html',
  hurl: 'http',
  hxml: 'ini',
  hy: 'lisp',
  imba: 'js',
  jinja: 'django',
  j2: 'django',
  jison: 'bison',
  jsonl: 'json',
  ndjson: 'json',
  jsonnet: 'js',
  jssm: '',
  fsl: '',
  jl: 'julia',
  just: 'makefile',
  justfile: 'makefile',
  kdl: '',
  kql: 'kusto',
  lean: 'haskell',
  lean4: 'haskell',
  logo: '',
  luau: 'lua',
  make: 'makefile',
  mk: 'makefile',
  marko: 'html',
  math: '',
  mdc: 'markdown',
  mdx: 'markdown',
  mmd: 'mermaid',
  mipsasm: 'nasm',
  mips: 'nasm',
  mojo: 'python',
  moonbit: 'rust',
  mbt: 'rust',
  mbti: 'rust',
  move: 'rust',
  narrat: '',
  nar: '',
  nextflow: 'groovy',
  nf: 'groovy',
  'nextflow-groovy': 'groovy',
  node: 'js',
  nushell: 'bash',
  nu: 'bash',
  'objective-c': 'objectivec',
  'objective-cpp': 'objectivec',
  openscad: 'c',
  scad: 'c',
  org: '',
  patch: 'diff',
  pkl: 'kotlin',
  pl: 'perl',
  polar: 'prolog',
  postcss: 'css',
  pcss: 'css',
  pot: 'gettext',
  potx: 'gettext',
  ps: 'powershell',
  ps1: 'powershell',
  pwsh: 'powershell',
  prisma: 'graphql',
  proto: 'protobuf',
  jade: 'pug',
  qmldir: '',
  qss: 'css',
  raku: 'perl',
  perl6: 'perl',
  rbs: 'ruby',
  'ruby-signature': 'ruby',
  reg: 'ini',
  regexp: 'regex',
  rel: '',
  riscv: 'nasm',
  ron: 'rust',
  rosmsg: '',
  rs: 'rust',
  rst: 'rest',
  shader: 'hlsl',
  shaderlab: 'hlsl',
  ksh: 'bash',
  shellscript: 'bash',
  terminal: 'bash',
  smithy: '',
  'closure-templates': 'soy',
  splunk: 'splunk-spl',
  spl: 'splunk-spl',
  'ssh-config': 'properties',
  styl: 'stylus',
  surrealql: 'sql',
  surql: 'sql',
  svelte: 'html',
  'system-verilog': 'verilog',
  sv: 'verilog',
  talonscript: '',
  talon: '',
  tasl: '',
  templ: 'go',
  terraform: 'hcl',
  tf: 'hcl',
  tfvars: 'hcl',
  tree: '',
  'ts-tags': 'ts',
  lit: 'ts',
  tsv: '',
  typespec: 'ts',
  tsp: 'ts',
  typst: '',
  typ: '',
  viml: 'vim',
  vimscript: 'vim',
  vue: 'html',
  'vue-html': 'html',
  'vue-vine': 'ts',
  vyper: 'python',
  vy: 'python',
  wenyan: '',
  文言: '',
  wikitext: 'wiki',
  mediawiki: 'wiki',
  wit: 'rust',
  xsl: 'markup',
  zenscript: 'java',
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
  const known = [common, nearestGrammars].flatMap((names) => Object.keys(names))
  // Many short names differ by only one letter, so such a match isn't a useful suggestion. For example, an author who writes `nope`
  // probably doesn't mean `node`.
  const near = nearest(
    lang,
    [...known, ...otherLanguages().keys()].filter((name) => lang.length > 5 || !isOneOff(lang, name)),
  )
  return { isKnown: false, near }
}

/** Returns whether two names have the same length and differ in exactly one letter. */
function isOneOff(lang: string, name: string): boolean {
  return lang.length === name.length && [...lang].filter((letter, i) => letter !== name[i]).length === 1
}
