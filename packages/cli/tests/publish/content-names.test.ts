import type { Metafile } from 'esbuild'
import { expect, test } from 'vitest'
import { withContentNames } from '../../src/bundle/content-names.ts'

/** Returns a bundle like esbuild's output. `hash` is the hash that esbuild put into the file names. */
function bundle(hash: string, { last = 'last', worker = '' } = {}) {
  const name = (stem: string) => `${stem}-${hash.repeat(8)}.js`
  const texts: Record<string, string> = {
    [name('entry')]: `import './${name('a')}'; first()`,
    [name('a')]: `import './${name('b')}'; a()`,
    [name('b')]: `import './${name('c')}'; b()`,
    // This is a cycle, because `c` imports `entry` dynamically.
    [name('c')]: `import('./${name('entry')}'); ${last}()`,
    [name('chunk')]: 'alone()',
    'main.css': `a{${worker}}`,
  }
  const metafile = { inputs: {}, outputs: Object.fromEntries(Object.keys(texts).map((path) => [path, {}])) }
  const outputs = Object.entries(texts).map(([path, text]) => ({
    path: `/assets/${path}`,
    contents: Buffer.from(text),
  }))
  const named = withContentNames(outputs, metafile as unknown as Metafile)
  return {
    files: named.outputs.map(({ path, contents }) => [path, Buffer.from(contents).toString()] as const),
    listed: Object.keys(named.metafile.outputs),
  }
}

const names = (files: readonly (readonly [string, string])[]) =>
  Object.fromEntries(files.map(([path]) => [/(\w+)[-.]/.exec(path)![1]!, path]))

test('derives file names from the contents instead of the bundler’s names', () => {
  expect(bundle('A')).toEqual(bundle('B'))
})

test('renames a file in other files and in the manifest', () => {
  const { files, listed } = bundle('A')
  const { a, entry } = names(files)
  expect(files.find(([path]) => path === entry)![1]).toContain(a!.replace('/assets/', './'))
  expect(listed.map((path) => `/assets/${path}`)).toEqual(files.map(([path]) => path))
})

test('renames all files that import a changed file, directly or indirectly', () => {
  const before = names(bundle('A').files)
  const after = names(bundle('A', { last: 'changed' }).files)
  const changed = Object.keys(before).filter((stem) => before[stem] !== after[stem])
  expect(changed).toEqual(['entry', 'a', 'b', 'c'])
})

test('keeps the name of a file without a hash', () => {
  expect(names(bundle('A').files).main).toBe('/assets/main.css')
})
