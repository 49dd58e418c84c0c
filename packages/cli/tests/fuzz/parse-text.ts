import { contentComponents, frameComponents, labelTable, type ThemeComponents } from '@docs-engine/client'
import { createElement } from 'react'
import { parsePage } from '../../src/markdown/parse-page.ts'
import { htmlOf } from '../html-of.ts'

const components = { ...frameComponents, ...contentComponents } as ThemeComponents
const labels = labelTable({ locale: 'en', labels: {} })

/** The site's components: one that renders and one that throws. */
const islands = {
  Fine: () => createElement('b', null, 'fine'),
  Throws: () => {
    throw new Error('as it is made to')
  },
}

/** Parses a page as the build does, with the URLs as written. */
export async function parseText(text: string, source = 'content/a.md') {
  const { page, artifacts: body } = await parsePage(text, source, { components, labels, islands })
  const html = htmlOf(body, (index) => page.links[index]!.url.replace(/&/g, '&amp;').replace(/"/g, '&quot;'))
  return { page, body, html }
}
