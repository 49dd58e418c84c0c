import { contentComponents, frameComponents, type ThemeComponents } from '@docs-engine/client'
import { expect, test } from 'vitest'
import { urlPlaceholder } from '../../src/components/placeholders.ts'
import { readRenderedHtml } from '../../src/components/rendered-html.ts'
import { joinChunks } from '../../src/model/chunk.ts'
import { siteConfigSchema } from '../../src/model/config-schema.ts'
import type { Link } from '../../src/model/link.ts'
import type { LinkTarget } from '../../src/render/link-targets.ts'
import { finalHtml } from '../../src/render/render-job.tsx'

const theme = { ...frameComponents, ...contentComponents } as ThemeComponents
const link: Link = { url: '/a', kind: 'link', position: { line: 1, column: 1 }, via: 'a href' }

/** Renders HTML whose links are external, and whose images have one smaller variant. */
function rendered(html: string, given: Link[] = []): string {
  const links = [...given]
  const { chunks } = readRenderedHtml(html, links, { addsLinks: true })
  const targets = links.map(
    ({ url, via }): LinkTarget => ({
      url,
      href: url,
      via,
      isExternal: true,
      ...(via === 'img src' && { variants: [{ path: 'small.webp', file: 'small.webp', format: 'webp', width: 480 }] }),
    }),
  )
  const task = { page: { title: 'T' }, links: targets, slots: [], hasTypes: false }
  const config = siteConfigSchema.parse({ title: 'T', url: 'https://b.example' })
  return finalHtml(task, { chunks, renderedBlocks: [] }, { config, theme, languages: {} })
}

test('a link has `rel` once, regardless of where its author wrote it', () => {
  expect(rendered('<a rel="me" href="https://a.example">a</a>')).toBe(
    '<a rel="me" href="https://a.example" data-external="">a</a>',
  )
  expect(rendered('<a href="https://a.example" rel="me">a</a>')).toBe(
    '<a href="https://a.example" data-external="" rel="me">a</a>',
  )
})

test('a component may write a link’s URL with escaped characters, in single quotes, or in another attribute as well', () => {
  const external = 'rel="noopener" data-external=""'
  expect(rendered('<a href="/it&#x27;s">a</a>')).toBe(`<a href="/it's" ${external}>a</a>`)
  expect(rendered("<a href='/a'>a</a><a href=/b>b</a>")).toBe(
    `<a href="/a" ${external}>a</a><a href="/b" ${external}>b</a>`,
  )
  expect(rendered('<a title="/a" href="/a">a</a>')).toBe(`<a title="/a" href="/a" ${external}>a</a>`)
})

test('text that looks like a tag is text', () => {
  for (const html of [
    '<!-- <a href="/a"> --><p title="<a href=\'/a\'>">a</p>',
    '<script>document.write("<a href=\'/a\' id=b>")</script>',
    '<style>p::before { content: "<h1 style>" }</style>',
    '<textarea><h1 id="a"></textarea>',
  ]) {
    const links: Link[] = []
    const { chunks, anchors, hasTitle, hasStyleAttribute } = readRenderedHtml(html, links, { addsLinks: true })
    expect({ chunks, anchors, hasTitle, hasStyleAttribute, links }, html).toEqual({
      chunks: [html],
      anchors: [],
      hasTitle: false,
      hasStyleAttribute: false,
      links: [],
    })
  }
  const { anchors } = readRenderedHtml('<svg><style><a id="a"></a></style></svg><style></style><i id=b>', [])
  expect(anchors).toEqual(['a', 'b'])
})

test('an image gets smaller variants, unless it’s in a `<picture>`', () => {
  const html = rendered('<img src="/a.png"/><picture><source/><img src="/a.png"/></picture>')
  expect(html.match(/<source[^>]*>/g)).toEqual([expect.stringContaining('/small.webp 480w'), '<source/>'])
  expect(html.match(/<\/?picture>/g)).toEqual(['<picture>', '</picture>', '<picture>', '</picture>'])
})

test('a placeholder of a link that doesn’t exist is text', () => {
  const html = `<p title="${urlPlaceholder(1)}">${urlPlaceholder(0)} ${urlPlaceholder(1)}</p>`
  expect(readRenderedHtml(html, [link]).chunks).toEqual([
    `<p title="${urlPlaceholder(1)}">`,
    { kind: 'url', index: 0 },
    ` ${urlPlaceholder(1)}</p>`,
  ])
})

test('the chunks of a blog post contain the end of its beginning, and the IDs above it', () => {
  const html = '<h2 id="a" class="b">A</h2><span data-truncate=""></span><h2 id="c">C</h2>'
  const { chunks } = readRenderedHtml(html, [], { isPost: true })
  expect(chunks).toEqual([
    '<h2',
    { kind: 'id', html: ' id="a"' },
    ' class="b">A</h2>',
    { kind: 'truncation' },
    '<h2 id="c">C</h2>',
  ])
  expect(joinChunks(chunks, () => '')).toBe('<h2 class="b">A</h2><h2 id="c">C</h2>')
})
