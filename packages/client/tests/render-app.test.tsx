import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as client from '../src/index.ts'
import { siteData } from './support/site-data.ts'
import { pageData } from './support/test-router.ts'

test('a page renders in Node, without a document', () => {
  expect(typeof globalThis.document).toBe('undefined')
  const html = renderToString(<client.App site={siteData()} page={pageData('/a')} html="<p>Text</p>" />)
  expect(html).toContain('<p>Text</p>')
  expect(html).toContain('<h1>/a</h1>')
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
