import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { highlight } from '../../src/code/highlight/highlight.ts'
import { grammarName, knownLanguage } from '../../src/code/highlight/languages.ts'

/** The names and aliases that Shiki accepts: those of `tm-grammars` 1.32.22, and Shiki's own names for plain text. */
const shikiNames = readFileSync(new URL('./shiki-names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('every language name that Shiki knows is known', () => {
  expect(shikiNames.length).toBeGreaterThan(300)
  expect(shikiNames.filter((name) => !knownLanguage(name).isKnown)).toEqual([])
})

test('the grammar of every name can be loaded', async () => {
  const names = new Map(shikiNames.map((name) => [grammarName(name), name]))
  for (const name of names.values()) expect(await highlight('a', name), name).toContain('a')
})

test.each([
  ['vue', 'html'],
  ['svelte', 'html'],
  ['rs', 'rust'],
  ['shellscript', 'bash'],
  ['vue-html', 'html'],
  ['angular-ts', 'ts'],
  ['angular-html', 'html'],
  ['js-vue', 'js'],
  ['patch', 'diff'],
  ['tree', ''],
  ['c++', 'cpp'],
])('%s is highlighted as %s', (name, grammar) => {
  expect(grammarName(name)).toBe(grammar)
})

test('the script of a component is highlighted in the language it names', async () => {
  const typed = await highlight('<script setup lang="ts">\nlet a: string\n</script>', 'vue')
  expect(typed).toContain('<span class="t">string</span>')
})

test.each(['nope', 'constructor', '__proto__', '-vue'])('%s is unknown, without a suggestion', (name) => {
  expect(knownLanguage(name)).toEqual({ isKnown: false, near: undefined })
})
