import { expect, test } from 'vitest'
import { isInNodeModules } from '../src/environment/environment.ts'

test.each([
  ['/site/node_modules/.pnpm/valibot@1.0.0/node_modules/valibot', true],
  ['C:\\site\\node_modules\\valibot', true],
  ['/site/packages/valibot', false],
  ['C:\\site\\packages\\valibot', false],
  ['/site/my_node_modules/valibot', false],
])('recognizes whether a package is in `node_modules`: %s', (folder, isInstalled) => {
  expect(isInNodeModules(folder)).toBe(isInstalled)
})
