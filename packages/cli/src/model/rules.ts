/** The severity of a message. With `off`, it isn't reported. */
export type RuleLevel = 'error' | 'warn' | 'info' | 'off'

export interface Rule {
  /** What the rule reports, in one sentence. */
  description: string
  /** The default level of the rule's messages. A second level applies to messages of the rule that are less serious. */
  levels: readonly [RuleLevel, RuleLevel?]
  /**
   * An error of this rule means that the page or the whole site can't be built, so the rule's level can't be lowered.
   */
  isFixed?: true
}

/** Every rule of the engine. `Message.ruleId` accepts no other names. */
export const rules = {
  'broken-anchor': { description: 'A link leads to a heading or id that is not there.', levels: ['error', 'warn'] },
  'broken-asset': { description: 'A link or an image leads to a file that is not there.', levels: ['error'] },
  'broken-link': { description: 'A link leads to a page that is not there.', levels: ['error'] },
  'broken-markdown-link': { description: 'A link names a Markdown file that is not there.', levels: ['warn'] },
  'code-fence': {
    description: 'The first line of a code block has a word that is not understood.',
    levels: ['error', 'warn'],
  },
  component: { description: 'A component cannot be compiled or drawn.', levels: ['error'] },
  config: { description: 'A key of the configuration is wrong.', levels: ['error', 'warn'], isFixed: true },
  'duplicate-definition': { description: 'A reference is defined twice.', levels: ['warn'] },
  'duplicate-id': { description: 'An id is on a page more than once.', levels: ['warn'] },
  'duplicate-route': { description: 'Two files have the same route.', levels: ['warn'] },
  'external-broken': { description: 'An address on another site is gone.', levels: ['error'] },
  'external-moved': { description: 'An address on another site has moved for good.', levels: ['info'] },
  'external-unknown': { description: 'An address on another site could not be checked.', levels: ['info'] },
  'file-name': { description: 'A file has a name that no address can have.', levels: ['error'], isFixed: true },
  'front-matter': { description: 'The front matter of a page is wrong.', levels: ['error', 'warn'] },
  'hard-coded-base': { description: 'A link repeats the base URL, which the build adds.', levels: ['warn'] },
  'home-page': { description: 'The site has no first page.', levels: ['warn'] },
  internal: { description: 'The engine has a bug.', levels: ['error'], isFixed: true },
  'invalid-url': { description: 'A link has no target, or none that can work.', levels: ['error', 'warn'] },
  'link-text': { description: 'A link has no text.', levels: ['error'] },
  'local-address': { description: 'A link leads to the reader’s own machine.', levels: ['info'] },
  markdown: { description: 'Something in a page is not understood or has no effect.', levels: ['error', 'warn'] },
  mdx: { description: 'A page is written in MDX, which is not supported.', levels: ['error'] },
  'mdx-syntax': {
    description: 'A Markdown page has an `import`, an `export` or a component tag of MDX.',
    levels: ['warn'],
  },
  'not-canonical': { description: 'A link works, but is not the page’s own address.', levels: ['warn'] },
  'not-rendered': { description: 'A diagram or a formula is shown as source.', levels: ['info'] },
  'not-taken': { description: 'Something of a site that was moved over has no form here.', levels: ['error', 'warn'] },
  'orphan-page': { description: 'Nothing links to a page.', levels: ['warn'] },
  'own-origin': { description: 'A link to this site is written with its full address.', levels: ['warn'] },
  'page-limit': {
    description: 'A page takes too long, is nested too deeply, or has too many marks or table cells in one place.',
    levels: ['error'],
    isFixed: true,
  },
  redirect: { description: 'A link leads to a redirect.', levels: ['warn'] },
  'redirect-chain': { description: 'A redirect leads to a redirect.', levels: ['warn'] },
  'redirect-loop': { description: 'A redirect leads back to itself.', levels: ['error'] },
  'redirect-source': { description: 'A redirect has no effect.', levels: ['warn'] },
  'sample-output': { description: 'A code sample does not print what is shown.', levels: ['error', 'warn'] },
  'sample-share': { description: 'A smaller share of the code samples is compiled than before.', levels: ['error'] },
  'sample-type': { description: 'A code sample does not compile.', levels: ['error'] },
  signature: { description: 'The declaration of an export cannot be shown.', levels: ['error'] },
  site: { description: 'The site cannot be read.', levels: ['error'], isFixed: true },
  'stale-ignore': { description: 'A rule of `ignoreLinks` matches no link.', levels: ['warn'] },
  'undefined-reference': { description: 'A reference has no definition.', levels: ['error'] },
  'unclosed-fence': { description: 'A code block that is not closed contains text of the page.', levels: ['warn'] },
  unreadable: { description: 'A file cannot be read.', levels: ['error', 'warn'], isFixed: true },
  'unused-definition': { description: 'Nothing uses a definition.', levels: ['warn'] },
  'vanished-anchor': { description: 'An anchor that was published is gone.', levels: ['error'] },
  'vanished-page': { description: 'A page that was published is gone.', levels: ['error'] },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

export const ruleNames = Object.keys(rules) as RuleName[]

export function ruleOf(name: RuleName): Rule {
  return rules[name]
}
