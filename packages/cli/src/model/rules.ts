/** The severity of a message. With `off`, it isn't reported. */
export type RuleLevel = 'error' | 'warn' | 'info' | 'off'

export interface Rule {
  /** What the rule reports, in one sentence. */
  means: string
  /** The default level of the rule's messages. A second level applies to messages of the rule that are less serious. */
  levels: readonly [RuleLevel, RuleLevel?]
  /**
   * An error of this rule means that the page or the whole site can't be built, so the rule's level can't be lowered.
   */
  isFixed?: true
}

/** Every rule of the engine. `Message.ruleId` accepts no other names. */
export const rules = {
  'broken-anchor': { means: 'A link leads to a heading or id that is not there.', levels: ['error', 'warn'] },
  'broken-asset': { means: 'A link or an image leads to a file that is not there.', levels: ['error'] },
  'broken-link': { means: 'A link leads to a page that is not there.', levels: ['error'] },
  'broken-markdown-link': { means: 'A link names a Markdown file that is not there.', levels: ['warn'] },
  'code-fence': {
    means: 'The first line of a code block has a word that is not understood.',
    levels: ['error', 'warn'],
  },
  component: { means: 'A component cannot be compiled or drawn.', levels: ['error'] },
  config: { means: 'A key of the configuration is wrong.', levels: ['error', 'warn'], isFixed: true },
  'duplicate-definition': { means: 'A reference is defined twice.', levels: ['warn'] },
  'duplicate-id': { means: 'An id is on a page more than once.', levels: ['warn'] },
  'duplicate-route': { means: 'Two files have the same route.', levels: ['warn'] },
  'external-broken': { means: 'An address on another site is gone.', levels: ['error'] },
  'external-moved': { means: 'An address on another site has moved for good.', levels: ['info'] },
  'external-unknown': { means: 'An address on another site could not be checked.', levels: ['info'] },
  'file-name': { means: 'A file has a name that no address can have.', levels: ['error'], isFixed: true },
  'front-matter': { means: 'The front matter of a page is wrong.', levels: ['error', 'warn'] },
  'hard-coded-base': { means: 'A link repeats the base URL, which the build adds.', levels: ['warn'] },
  'home-page': { means: 'The site has no first page.', levels: ['warn'] },
  internal: { means: 'The engine has a bug.', levels: ['error'], isFixed: true },
  'invalid-url': { means: 'A link has no target, or none that can work.', levels: ['error', 'warn'] },
  'link-text': { means: 'A link has no text.', levels: ['error'] },
  'local-address': { means: 'A link leads to the reader’s own machine.', levels: ['info'] },
  markdown: { means: 'Something in a page is not understood or has no effect.', levels: ['error', 'warn'] },
  mdx: { means: 'A page is written in MDX, which is not supported.', levels: ['error'] },
  'mdx-syntax': { means: 'A Markdown page has an `import`, an `export` or a component tag of MDX.', levels: ['warn'] },
  'not-canonical': { means: 'A link works, but is not the page’s own address.', levels: ['warn'] },
  'not-rendered': { means: 'A diagram or a formula is shown as source.', levels: ['info'] },
  'not-taken': { means: 'Something of a site that was moved over has no form here.', levels: ['error', 'warn'] },
  'orphan-page': { means: 'Nothing links to a page.', levels: ['warn'] },
  'own-origin': { means: 'A link to this site is written with its full address.', levels: ['warn'] },
  'page-limit': {
    means: 'A page takes too long, is nested too deeply, or has too many marks or table cells in one place.',
    levels: ['error'],
    isFixed: true,
  },
  redirect: { means: 'A link leads to a redirect.', levels: ['warn'] },
  'redirect-chain': { means: 'A redirect leads to a redirect.', levels: ['warn'] },
  'redirect-loop': { means: 'A redirect leads back to itself.', levels: ['error'] },
  'redirect-source': { means: 'A redirect has no effect.', levels: ['warn'] },
  'sample-output': { means: 'A code sample does not print what is shown.', levels: ['error', 'warn'] },
  'sample-share': { means: 'A smaller share of the code samples is compiled than before.', levels: ['error'] },
  'sample-type': { means: 'A code sample does not compile.', levels: ['error'] },
  signature: { means: 'The declaration of an export cannot be shown.', levels: ['error'] },
  site: { means: 'The site cannot be read.', levels: ['error'], isFixed: true },
  'stale-ignore': { means: 'A rule of `ignoreLinks` matches no link.', levels: ['warn'] },
  'undefined-reference': { means: 'A reference has no definition.', levels: ['error'] },
  'unclosed-fence': { means: 'A code block that is not closed contains text of the page.', levels: ['warn'] },
  unreadable: { means: 'A file cannot be read.', levels: ['error', 'warn'], isFixed: true },
  'unused-definition': { means: 'Nothing uses a definition.', levels: ['warn'] },
  'vanished-anchor': { means: 'An anchor that was published is gone.', levels: ['error'] },
  'vanished-page': { means: 'A page that was published is gone.', levels: ['error'] },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

export const ruleNames = Object.keys(rules) as RuleName[]

export function ruleOf(name: RuleName): Rule {
  return rules[name]
}
