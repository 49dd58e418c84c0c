/** The severity of a message. A message with the level `off` isn't reported. */
export type RuleLevel = 'error' | 'warn' | 'info' | 'off'

export interface Rule {
  /** The problem that the rule reports, in one sentence. */
  description: string
  /** The default level of the rule's messages. A second level applies to the rule's less serious messages. */
  levels: readonly [RuleLevel, RuleLevel?]
  /**
   * An error of this rule means that the page or the whole site can't be built, so the rule's level can't be lowered.
   */
  isFixed?: true
}

/** Every rule of the engine. `Message.ruleId` accepts no other names. */
export const rules = {
  'broken-anchor': { description: 'A link points to a heading or ID that doesn’t exist.', levels: ['error', 'warn'] },
  'broken-asset': {
    description: 'A link or an image points to a file that doesn’t exist, or an image is damaged.',
    levels: ['error', 'warn'],
  },
  'broken-link': { description: 'A link points to a page that doesn’t exist.', levels: ['error'] },
  'broken-markdown-link': { description: 'A link points to a Markdown file that doesn’t exist.', levels: ['warn'] },
  'code-fence': {
    description: 'An option, a line mark, or the language of a code block is invalid.',
    levels: ['error', 'warn'],
  },
  'color-contrast': { description: 'The site’s own colors make text hard to read.', levels: ['warn'] },
  component: { description: 'A component can’t be compiled or rendered.', levels: ['error'] },
  'component-props': {
    description: 'A component’s props have the wrong type, are unknown, or are missing.',
    levels: ['error'],
  },
  config: { description: 'The configuration is invalid.', levels: ['error', 'warn'], isFixed: true },
  'duplicate-definition': { description: 'A link definition exists twice.', levels: ['warn'] },
  'duplicate-id': { description: 'An ID occurs more than once on a page.', levels: ['warn'] },
  'duplicate-route': { description: 'Two files have the same route.', levels: ['warn'] },
  'empty-page': { description: 'A page has no text.', levels: ['warn'] },
  'external-broken': { description: 'An external link is broken.', levels: ['error'] },
  'external-moved': { description: 'An external link redirects permanently.', levels: ['info'] },
  'external-unknown': { description: 'An external link couldn’t be checked.', levels: ['info'] },
  'file-name': {
    description: 'A file name can’t be part of a URL, isn’t allowed on Windows, or has the wrong extension.',
    levels: ['error', 'warn'],
  },
  'front-matter': { description: 'The front matter of a page is invalid.', levels: ['error', 'warn'] },
  'hard-coded-base': { description: 'A link contains the base URL, which the build adds.', levels: ['warn'] },
  'heading-order': { description: 'A heading skips a level.', levels: ['warn'] },
  'home-page': { description: 'The site or one of its versions has no home page.', levels: ['warn'] },
  'image-alt': { description: 'An image has no alternative text, or only a file name.', levels: ['warn'] },
  internal: { description: 'Docs has a bug.', levels: ['error'], isFixed: true },
  'invalid-url': { description: 'A link has an empty or invalid target.', levels: ['error', 'warn'] },
  'large-image': { description: 'An image is larger than 2 MB.', levels: ['warn'] },
  'link-text': { description: 'A link has no text.', levels: ['error'] },
  'local-address': { description: 'A link points to the reader’s own computer.', levels: ['info'] },
  markdown: { description: 'Something on a page is invalid or has no effect.', levels: ['error', 'warn'] },
  mdx: { description: 'The MDX of a page is invalid, or needs JavaScript in the browser.', levels: ['error', 'warn'] },
  'mdx-syntax': {
    description: 'A Markdown page contains MDX syntax: an `import`, an `export`, or a component tag.',
    levels: ['warn'],
  },
  'not-canonical': { description: 'A link works, but isn’t the canonical URL of the page.', levels: ['warn'] },
  'not-rendered': {
    description: 'A diagram or formula is shown as source code, or part of a diagram is missing.',
    levels: ['warn'],
  },
  'not-imported': { description: 'Part of the old site couldn’t be imported.', levels: ['error', 'warn'] },
  'orphan-page': { description: 'Nothing links to a page, and no sidebar contains it.', levels: ['warn'] },
  'output-collision': {
    description: 'Two files would be written to the same path of the output.',
    levels: ['error'],
  },
  'own-origin': { description: 'A link to this site contains its full URL.', levels: ['warn'] },
  'page-limit': {
    description: 'A page takes too long to parse, is nested too deeply, or is too complex.',
    levels: ['error'],
    isFixed: true,
  },
  plugin: { description: 'A plugin failed, or reported a problem.', levels: ['error', 'warn'] },
  redirect: { description: 'A link points to a redirect.', levels: ['warn'] },
  'redirect-chain': { description: 'A redirect points to another redirect.', levels: ['warn'] },
  'redirect-loop': { description: 'A redirect forms a loop.', levels: ['error'] },
  'redirect-source': {
    description: 'A redirect starts at the URL of a page, a file, or another redirect.',
    levels: ['warn'],
  },
  'sample-output': {
    description: 'The output of a code sample differs from the output on the page.',
    levels: ['error', 'warn'],
  },
  'sample-type': { description: 'A code sample doesn’t compile.', levels: ['error', 'warn'] },
  signature: { description: 'The declaration of an export can’t be shown.', levels: ['error'] },
  site: { description: 'The command can’t read the site or write its files.', levels: ['error'], isFixed: true },
  'stale-ignore': {
    description: 'An entry of `ignoreLinks` matches no link, or an entry of `samples.include` matches no page.',
    levels: ['warn'],
  },
  'undefined-reference': { description: 'A link or a footnote reference has no definition.', levels: ['error'] },
  'not-checked': {
    description: 'Part of a change can’t be checked with `--untrusted`.',
    levels: ['info'],
  },
  'table-header': { description: 'A table has no headers.', levels: ['warn'] },
  'translation-labels': {
    description: 'Labels of the user interface are shown in English on pages in another language.',
    levels: ['warn'],
  },
  'translation-missing': { description: 'A page isn’t translated.', levels: ['off'] },
  'translation-orphan': { description: 'A translation has no source.', levels: ['warn'] },
  'translation-outdated': { description: 'The source of a translation has changed.', levels: ['warn'] },
  'translation-share': {
    description: 'The share of translated pages is smaller than the configuration demands.',
    levels: ['error'],
  },
  'translation-structure': {
    description: 'The headings, code blocks, links, or components of a translation differ from the source.',
    levels: ['warn'],
  },
  'unclosed-fence': {
    description: 'A code block isn’t closed, so it contains the text after it.',
    levels: ['error'],
  },
  unreadable: { description: 'A file can’t be read.', levels: ['error', 'warn'], isFixed: true },
  'unused-definition': { description: 'A link definition or a footnote is never used.', levels: ['warn'] },
  'vanished-anchor': { description: 'A published anchor no longer exists.', levels: ['error'] },
  'vanished-page': { description: 'A published page no longer exists.', levels: ['error'] },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

export const ruleNames = Object.keys(rules) as RuleName[]

export function ruleOf(name: RuleName): Rule {
  return rules[name]
}
