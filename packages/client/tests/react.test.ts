import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { internalFields } from '../../cli/src/bundle/minify-react.ts'

const require = createRequire(import.meta.url)
const reactDom = dirname(require.resolve('react-dom/package.json'))
const fromReactDom = createRequire(join(reactDom, 'index.js'))
const source = (folder: string, name: string) => readFileSync(join(folder, `cjs/${name}.production.js`), 'utf8')

test('what is renamed within React DOM is neither text there nor known to the rest of React', () => {
  const client = source(reactDom, 'react-dom-client')
  const react = dirname(require.resolve('react/package.json'))
  const others = [
    source(react, 'react'),
    source(react, 'react-jsx-runtime'),
    source(reactDom, 'react-dom'),
    source(dirname(fromReactDom.resolve('scheduler/package.json')), 'scheduler'),
  ].join('\n')
  const isProperty = (name: string) => new RegExp(`\\.${name}\\b|\\b${name}:|['"]${name}['"]`)
  expect(internalFields.filter((name) => !new RegExp(`\\.${name}\\b`).test(client))).toEqual([])
  expect(internalFields.filter((name) => new RegExp(`['"]${name}['"]`).test(client))).toEqual([])
  expect(internalFields.filter((name) => isProperty(name).test(others))).toEqual([])
})
