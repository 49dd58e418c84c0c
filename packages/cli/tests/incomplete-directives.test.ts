import { expect, test } from 'vitest'
import { tempSite } from './support/temp-site.ts'

test('reports directives that are incomplete once', async () => {
  const site = await tempSite({
    'content/index.md':
      '# Home\n\n::signature\n\n::signature[createSlice]\n\n:::card{href=/x}\nText\n:::\n\n:::card\nText\n:::\n',
  })

  const { stderr } = await site.docs('check')
  expect(stderr.match(/^content\/index\.md:\S+ {2}\w+ {2}.*$/gm)).toEqual([
    'content/index.md:3:1  error  A signature needs a name and a package.  markdown',
    'content/index.md:5:1  error  A signature needs a name and a package.  markdown',
    'content/index.md:7:1  error  A card that is a link needs a title and a target.  markdown',
  ])
})
