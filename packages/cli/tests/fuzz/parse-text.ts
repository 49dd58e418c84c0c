import { contentComponents, frameComponents, type ThemeComponents } from '@docs-engine/client'
import { createElement } from 'react'
import { replaceCodePlaceholders } from '../../src/components/placeholders.ts'
import { parsePage } from '../../src/markdown/parse-page.ts'

const components = { ...frameComponents, ...contentComponents } as ThemeComponents

/** The site's components: one that renders and one that throws. */
const islands = {
  Fine: () => createElement('b', null, 'fine'),
  Throws: () => {
    throw new Error('as it is made to')
  },
}

/** Parses a page as the build does, and replaces the placeholders with the URLs. */
export async function parseText(text: string, source = 'content/a.md') {
  const { page, artifacts: body } = await parsePage(text, source, { components, islands })
  const html = replaceCodePlaceholders(body.html, body.renderedBlocks).replace(/\uE000(\d+)\uE000/g, (_, index) =>
    page.links[Number(index)]!.url.replace(/&/g, '&amp;').replace(/"/g, '&quot;'),
  )
  return { page, body, html }
}
