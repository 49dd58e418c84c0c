import { expect, test } from 'vitest'
import { pageFaults } from './page-faults.ts'
import { parseText } from './parse-text.ts'

/** Texts for which fuzzing found a bug, with the messages and the HTML that are expected for each. */
const cases: { name: string; text: string; shows?: string; hides?: string; says?: string }[] = [
  {
    name: 'a range of lines that would fill the memory',
    text: '```ts {1-99999999999}\na\n```\n',
    says: '1:7 `{1-99999999999}` selects no lines.',
  },
  {
    name: 'a language with a name every object knows',
    text: '```constructor\na\n```\n',
    shows: '>a<',
    says: '1:4 Unknown language `constructor`, so the code isn’t highlighted.',
  },
  {
    name: 'a language named __proto__',
    text: '```__proto__\na\n```\n',
    shows: '>a<',
    says: '1:4 Unknown language',
  },
  {
    name: 'a mark of a line named constructor',
    text: '```ts\na // [!code constructor]\n```\n',
    says: '2:2 Unknown mark `[!code constructor]`.',
  },
  {
    name: 'a container named constructor',
    text: ':::constructor\ntext\n:::\n',
    shows: 'text',
    says: '1:1 Unknown directive `:::constructor`.',
  },
  {
    name: 'a placeholder of a link, as entities',
    text: 'a &#xFDD0;url 0&#xFDD1; b\n',
    shows: 'a \uFFFDurl 0\uFFFD b',
  },
  {
    name: 'the same in decimal digits, in HTML',
    text: '<p title="&#64976;url 7&#64977;">x</p>\n',
    shows: 'title="\uFDD0url 7\uFDD1"',
  },
  { name: 'the same as text', text: 'a \uFDD0url 0\uFDD1 b\n', shows: 'a \uFDD0url 0\uFDD1 b' },
  { name: 'a placeholder of code', text: 'a \uFDD0code 3 1\uFDD1 b\n', shows: 'a  b' },
  {
    name: 'a placeholder of a link in a link',
    text: '[x](</a\uFDD0url 5\uFDD1>)\n',
    shows: 'href="/a\uFDD0url 5\uFDD1"',
  },
  { name: 'the same in the front matter', text: '---\ntitle: "\\uFDD0url 0\\uFDD1"\n---\n\ntext\n', shows: 'text' },
  { name: 'a text field with a value', text: '<textarea value="a">b</textarea>\n', shows: '<textarea>b</textarea>' },
  {
    name: 'an element React does not know',
    text: '<div>\n<a"b>word</a"b>\n</div>\n',
    shows: 'word',
    says: '`<a"b>` isn’t a valid HTML element',
  },
  {
    name: 'an element that was one once',
    text: '<menuitem>word</menuitem>\n',
    shows: 'word',
    says: '`<menuitem>` isn’t a valid HTML element',
  },
  {
    name: 'an element of the engine',
    text: '<docs-slot data-slot="{">\n',
    shows: '&lt;docs-slot',
    says: '1:1 `<docs-slot>` isn’t allowed on a page',
  },
  {
    name: 'a component that was not asked for',
    text: 'x <docs-island name="constructor" props="{">\n',
    shows: '&lt;docs-island',
    says: '1:3 `<docs-island>` isn’t allowed on a page',
  },
  {
    name: 'a title in the text, which would be the document’s',
    text: 'a <title>b\n\nc\n',
    shows: '&lt;title&gt;b',
    says: '1:3 `<title>` isn’t allowed on a page',
  },
  {
    name: 'an element that takes the rest for its text',
    text: '<plaintext>\n\n# After\n\n<xmp>\n\nend\n',
    shows: 'end',
    says: '`<plaintext>` isn’t allowed on a page',
  },
  {
    name: 'a title of an SVG',
    text: '<svg viewBox="0 0 1 1"><title>T</title><path d="M0 0"/></svg>\n',
    shows: '<title>T</title>',
  },
  {
    name: 'a comment without an end',
    text: '# T\n\n<!-- a\n\nb\n',
    says: '3:1 This comment isn’t closed, so the text after it isn’t shown.',
  },
  { name: 'parts of a table without one', text: '<tr><td>\n\nword\n\n', shows: '<p>word</p>', hides: '<tr' },
  { name: 'a paragraph around a sample', text: '<p>a\n\n```\nb\n```\n', shows: 'a', hides: '<p>' },
  { name: 'an element without content in an SVG', text: '<svg><input>word</svg>\n', shows: 'word' },
  {
    name: 'a landing page component that can’t be rendered',
    text: '---\nhero:\n  title: T\n  component: Throws\n---\n\nword\n',
    shows: 'word',
    says: '4:3 `Throws` failed to render: as it is made to.',
  },
  {
    name: 'line ends of an old Mac',
    text: '# T\r\r```ts\ra // [!code nope]\r```\r\rtext\r',
    shows: '<p>text</p>',
    says: '4:2 Unknown mark `[!code nope]`.',
  },
  {
    name: 'marks of lines in a file of Windows',
    text: '```ts\r\na // [!code hl]\r\n```\r\n',
    shows: '<span class="line hl">',
    hides: '[!code',
  },
]

for (const { name, text, shows, hides, says } of cases) {
  test(name, async () => {
    const parsed = await parseText(text)
    expect(pageFaults(text, parsed)).toEqual([])
    const messages = parsed.page.messages.map((m) => `${m.line}:${m.column} ${m.reason}`).join('\n')
    if (shows !== undefined) expect(parsed.html).toContain(shows)
    if (hides !== undefined) expect(parsed.html).not.toContain(hides)
    if (says !== undefined) expect(messages).toContain(says)
    else expect(messages).toBe('')
  })
}
