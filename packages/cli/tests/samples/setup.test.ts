import { expect, test } from 'vitest'
import { tempSite } from '../support/temp-site.ts'

/** Builds a page and returns its code blocks as text: each summary, each line of code, and the number of lines above copied setup. */
async function codeBlocks(markdown: string): Promise<string[]> {
  const site = await tempSite({ 'content/index.md': `# Home\n\n${markdown}` })
  const { exitCode, stderr } = await site.docs('build')
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  const [, ...blocks] = site.read('dist/index.html').split('<div class="code"')
  return blocks.map((block) =>
    block
      .slice(0, block.lastIndexOf('</pre>'))
      .replace(/^.*?<\/button><\/div>(?=<details|<pre)/s, '')
      .replace(/<summary>(.*?)<\/summary>/g, '[$1]\n')
      .replace(/<span data-at="(\d+)">/g, '@$1 ')
      .replace(/<\/details>/g, '\n')
      .replace(/<pre data-variant="js"/g, '\n$&')
      .replace(/<[^>]*>/g, '')
      .trim(),
  )
}

test('hidden lines can be shown as setup', async () => {
  const [block] = await codeBlocks(
    "```js\nimport { lamp } from './lamp'\n\nconst oil = 3\n// ---cut---\n\nlamp.fill(oil)\n```\n",
  )
  expect(block).toBe(`[Show 3 lines of setup]
@0 import { lamp } from './lamp'

const oil = 3
lamp.fill(oil)`)
})

test('the summary uses the singular for a single line', async () => {
  const [block] = await codeBlocks('```js\nconst a = 1\n// ---cut---\na\n```\n')
  expect(block).toContain('[Show 1 line of setup]')
})

test('copies hidden lines in the right order, in both languages', async () => {
  const [block] = await codeBlocks(`\`\`\`ts
export function fill(
  oil: number,
) {
  // ---cut-start---
  const limit: number = 3
  if (oil > limit) throw new RangeError('oil')
  // ---cut-end---
  return oil
}
// ---cut-after---
export const last = fill(1)
\`\`\`
`)
  expect(block).toBe(`[Show 3 lines of setup]
@3   const limit: number = 3
  if (oil > limit) throw new RangeError('oil')

@5 export const last = fill(1)
export function fill(
  oil: number,
) {
  return oil
}[Show 3 lines of setup]
@1   const limit = 3
  if (oil > limit) throw new RangeError('oil')

@3 export const last = fill(1)

export function fill(oil) {
  return oil
}`)
})

test('a page’s prelude is the setup of each block without a file name', async () => {
  const blocks = await codeBlocks(`\`\`\`ts prelude
interface Lamp {
  oil: number
}
declare const lamps: Lamp[]
const first = lamps[0] as Lamp
\`\`\`

\`\`\`ts
console.log(first.oil)
\`\`\`

\`\`\`ts title="lamp.ts"
export const a = 1
\`\`\`

\`\`\`ts nocheck reason="…"
export const b = 1
\`\`\`
`)
  expect(blocks).toEqual([
    `[Show 5 lines of setup]
@0 interface Lamp {
  oil: number
}
declare const lamps: Lamp[]
const first = lamps[0] as Lamp
console.log(first.oil)[Show 1 line of setup]
@0 const first = lamps[0]

console.log(first.oil)`,
    'export const a = 1',
    'export const b = 1',
  ])
})

test('imports of the prelude that only the block uses stay in its JavaScript', async () => {
  const [block] = await codeBlocks(
    "```ts prelude\nimport { log, type Lamp } from './lamp'\n```\n\n```ts\nconst lamp: Lamp = { oil: 1 }\nlog(lamp)\n```\n",
  )
  expect(block).toContain(
    "[Show 1 line of setup]\n@0 import { log } from './lamp'\n\nconst lamp = { oil: 1 }\nlog(lamp)",
  )
})

test('a file that is hidden completely is shown as setup, but not copied', async () => {
  const [block] = await codeBlocks(`\`\`\`ts
// ---cut-start---
// @filename: node_modules/oil/index.d.ts
export const oil: number
// ---cut-end---
// @filename: main.ts
import { oil } from 'oil'
\`\`\`
`)
  expect(block).toContain('[Show 2 lines of setup]\n// node_modules/oil/index.d.ts\nexport const oil: number\n')
  expect(block).not.toContain('@0')
})

test('a block without hidden lines has no summary', async () => {
  expect(await codeBlocks('```js\n// ---cut---\nconst a = 1\n```\n')).toEqual(['const a = 1'])
})
