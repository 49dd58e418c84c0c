import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('gradients that fade into the background are mixed in sRGB, because Firefox shows a gray line at the end of others', () => {
  const folder = new URL('../src/theme/styles/', import.meta.url)
  const css = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const gradients = css.join('\n').match(/linear-gradient\([^;]*?transparent\)/g)!
  expect(gradients.length).toBeGreaterThan(3)
  expect(gradients.filter((gradient) => !gradient.startsWith('linear-gradient(in srgb '))).toEqual([])
})
