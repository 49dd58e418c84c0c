import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as client from '../src/index.ts'
import { LabelsContext } from '../src/page-labels.tsx'
import { siteData } from './support/site-data.ts'
import { pageData } from './support/test-router.ts'

const app = <client.App site={siteData()} page={pageData('/a')} html="<p>Text</p>" />

function renderIn(locale: string, labels: client.SiteLabels['labels'] = {}): string {
  return renderToString(<LabelsContext value={client.labelTable({ locale, labels })}>{app}</LabelsContext>)
}

test('a page renders in Node, without a document', () => {
  expect(typeof globalThis.document).toBe('undefined')
  const html = renderIn('en')
  expect(html).toContain('<p>Text</p>')
  expect(html).toContain('<h1>/a</h1>')
})

test('one process renders pages in several languages', () => {
  const pages = [renderIn('en'), renderIn('de', { skipToContent: 'Zum Inhalt' }), renderIn('en')]
  expect(pages.map((html) => /#docs-main">([^<]+)/.exec(html)?.[1])).toEqual([
    'Skip to content',
    'Zum Inhalt',
    'Skip to content',
  ])
})

test('a page can’t be rendered without labels', () => {
  expect(() => renderToString(app)).toThrow('without labels')
})

test('the client exports everything that the build needs', () => {
  expect(Object.keys(client)).toEqual(
    expect.arrayContaining(['App', 'bootScript', 'contentComponents', 'frameComponents']),
  )
})

test('the boot script is safe to inline and independent of the site', () => {
  for (const script of [client.bootScript, client.homeBootScript]) {
    expect(script).not.toMatch(/<\/|<!--/)
    expect(() => new Function(script)).not.toThrow()
  }
})
