import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CacheDamagedError, openArtifactStore } from '../../src/cache/artifact-store.ts'
import { parseCodeBlock } from '../../src/code/code-block-meta.ts'
import type { PageArtifacts } from '../../src/model/page.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artifacts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const body: PageArtifacts = { chunks: ['<p>Ærø</p>'], renderedBlocks: [], codeBlocks: [], markdown: 'Ærø\n' }
const search = (content: string) => ({ records: [{ anchor: '', titles: [], content }], terms: 'ro:0,10' })

/** Create a new store for each read, because a store caches its last read. */
const stored = (key: string) => openArtifactStore(folder).get(key)
const found = (key: string) => openArtifactStore(folder).search(key)

test('reads the search entry separately from the other artifacts', () => {
  const store = openArtifactStore(folder)
  store.put('page', { ...body, search: search('Ærø') })
  store.put('long', { ...body, search: search('ø'.repeat(50_000)) })
  store.put('generated', body)

  expect(stored('page')).toEqual(body)
  expect(found('page')).toEqual(search('Ærø'))
  // Longer than the part of a file that is read first.
  expect(found('long')).toEqual(search('ø'.repeat(50_000)))
  expect(found('generated')).toBeUndefined()
  expect(() => stored('other')).toThrow(CacheDamagedError)
  expect(() => found('other')).toThrow(CacheDamagedError)
})

test('has no artifacts for a page that hasn’t been parsed', () => {
  const store = openArtifactStore(folder)
  store.put('page', body)
  expect(store.has('page')).toBe(true)
  expect(store.has('')).toBe(false)
})

test('restores code blocks with all variants, without adding missing properties', () => {
  const fence = parseCodeBlock({ lang: 'ts', value: 'let æ: 1\n', line: 3, column: 1 })
  const twoForms = [
    { variant: 'ts' as const, html: 'let æ: <span class="n">1</span>' },
    { variant: 'js' as const, title: 'a.js', html: '' },
  ]
  const whole: PageArtifacts = {
    ...body,
    chunks: [
      { kind: 'title' },
      { kind: 'slot', index: 0 },
      '<p>Ærø, <a',
      { kind: 'url', index: 0, attribute: 'href', has: ['rel'] },
      ' rel="me">𝄞</a>',
      { kind: 'truncation' },
    ],
    renderedBlocks: [
      { key: 'a', rendered: { lang: 'ts', code: twoForms } },
      { key: 'b', rendered: { lang: 'text', code: [{ variant: '', html: '' }] } },
      { key: 'c', rendered: { lang: '', title: '"', code: [{ variant: '', html: 'æ\n&lt;\u2028' }] } },
    ],
    codeBlocks: [fence],
    text: 'All of it.',
  }
  openArtifactStore(folder).put('page', whole)
  expect(stored('page')).toEqual(whole)
  openArtifactStore(folder).put('plain', body)
  expect(stored('plain').text).toBeUndefined()
})

test('treats a truncated or modified file as missing and writes it again', () => {
  openArtifactStore(folder).put('page', { ...body, search: search('Ærø') })
  const path = join(folder, 'page')
  const whole = readFileSync(path)
  for (let length = 0; length < whole.length; length += 7) {
    writeFileSync(path, whole)
    truncateSync(path, length)
    expect(() => stored('page'), `${length} bytes`).toThrow(CacheDamagedError)
  }
  // A line break alone contains no artifacts.
  for (let place = 1; place < whole.length; place += 7) {
    const changed = Buffer.from(whole)
    changed[place]! ^= 1
    writeFileSync(path, changed)
    expect(() => stored('page'), `byte ${place}`).toThrow(CacheDamagedError)
  }
  writeFileSync(path, whole.subarray(0, 60))
  expect(() => found('page')).toThrow(CacheDamagedError)

  openArtifactStore(folder).put('page', { ...body, search: search('Ærø') })
  expect(readFileSync(path)).toEqual(whole)
})

/** A worker that records the size of each file in a folder while this thread writes the files. */
const watchSizes = `
  const { readdirSync, statSync } = require('node:fs')
  const { join } = require('node:path')
  const { parentPort, workerData: { folder, isOver } } = require('node:worker_threads')
  const sizes = {}
  parentPort.postMessage('ready')
  // List the folder once more at the end, because this thread may not have run before.
  for (let last = false; !last; ) {
    last = Atomics.load(isOver, 0) === 1
    for (const name of readdirSync(folder)) {
      const size = statSync(join(folder, name), { throwIfNoEntry: false })?.size
      if (/^page-\\d+$/.test(name)) (sizes[name] ??= new Set()).add(size)
    }
  }
  parentPort.postMessage(sizes)
`

test('a file is complete as soon as it exists, because other threads and commands may read it immediately', async () => {
  const isOver = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(watchSizes, { eval: true, workerData: { folder, isOver } })
  const message = () => new Promise<unknown>((done) => worker.once('message', done))
  await message()
  const store = openArtifactStore(folder)
  const html = 'x'.repeat(5_000_000)
  for (let i = 0; i < 20; i++) store.put(`page-${i}`, { ...body, chunks: [html] })
  Atomics.store(isOver, 0, 1)
  const sizes = (await message()) as Record<string, Set<number>>
  await worker.terminate()
  expect(Object.keys(sizes).length).toBeGreaterThan(0)
  for (const [name, all] of Object.entries(sizes)) expect([...all], name).toEqual([expect.any(Number)])
  expect(Math.min(...Object.values(sizes).flatMap((all) => [...all]))).toBeGreaterThan(html.length)
})
