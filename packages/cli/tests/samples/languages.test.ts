import { expect, test } from 'vitest'
import { highlight } from '../../src/code/highlight/highlight.ts'
import { grammarName, knownLanguage, languageNames } from '../../src/code/highlight/languages.ts'

test.each([
  ['vue', 'html'],
  ['svelte', 'html'],
  ['rs', 'rust'],
  ['shellscript', 'bash'],
  ['vue-html', 'html'],
  ['astro', 'html'],
  ['mdx', 'markdown'],
  ['js-vue', 'js'],
  ['patch', 'diff'],
  ['tree', ''],
  ['c++', 'cpp'],
])('%s is highlighted as %s', (name, grammar) => {
  expect(grammarName(name)).toBe(grammar)
})

test('the grammar of every name can be loaded', async () => {
  const names = new Map(languageNames().map((name) => [grammarName(name), name]))
  for (const name of names.values()) expect(await highlight('a', name), name).toContain('a')
})

test('the script of a component is highlighted in the language it names', async () => {
  const typed = await highlight('<script setup lang="ts">\nlet a: string\n</script>', 'vue')
  expect(typed).toContain('<span class="t">string</span>')
})

test.each(['nope', 'constructor', '__proto__', '-vue'])('%s is unknown, without a suggestion', (name) => {
  expect(knownLanguage(name)).toEqual({ isKnown: false, near: undefined })
})

test('the name of a long function has a color', async () => {
  const code = `export function Cart() {\n${'  const items = useAppSelector((state) => state.cart.items)\n'.repeat(20)}  return <p>{items}</p>\n}\n`
  expect(await highlight(code, 'tsx')).toContain('<span class="f">Cart</span>')
})
