import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { startBrowser } from '../../../client/tests/support/browser.ts'
import { type Generator, measureDev } from '../../bench/dev.mjs'
import { withTables } from '../../bench/write-results.mjs'

/** A minimal generator for testing the benchmark. */
function generator(name: string, script: string): Generator {
  return {
    name,
    outputs: [],
    caches: [],
    dev: (port) => [process.execPath, ['server.mjs', String(port)]],
    prepare: (folder) => writeFileSync(join(folder, 'server.mjs'), script),
  }
}

/** Polls for changes twice a second, adds the time in seconds to its page, and makes the browser reload it. */
const dating = `
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
const read = () => readFileSync('content/section-1/page-3.md', 'utf8').replaceAll('<', '&lt;')
const open = new Set()
let text = read()
let date = new Date().toUTCString()
let version = 0
createServer((request, response) => {
  const [, seen] = request.url.split('/changes?')
  if (seen) {
    open.add(response.writeHead(200, { 'content-type': 'text/event-stream' }))
    // The file may have changed between the page's text and this request.
    if (Number(seen) !== version) response.write('data: changed\\n\\n')
    return
  }
  if (request.headers['if-modified-since'] === date) return response.writeHead(304).end()
  response.writeHead(200, { 'content-type': 'text/html', 'last-modified': date })
  response.end('<main>' + text + '</main><script>new EventSource("/changes?' + version + '").onmessage = () => location.reload()</script>')
}).listen(process.argv[2], '127.0.0.1')
setInterval(() => {
  if (read() === text) return
  text = read()
  version++
  date = new Date().toUTCString()
  for (const response of open) response.write('data: changed\\n\\n')
}, 500)
`

// The benchmark pauses between edits, so run its tests at the same time.
test.concurrent('measures a server whose `Last-Modified` header has a resolution of seconds', async ({ expect }) => {
  const limits = { page: 120_000, edit: 40_000 }
  const [row] = await measureDev(await startBrowser(), [generator('dating', dating)], 3, { runs: 1, edits: 2, limits })
  expect(row).toEqual({
    generator: 'dating',
    pages: 3,
    runs: 1,
    cold: expect.any(Number),
    warm: expect.any(Number),
    edit: expect.any(Number),
    memory: expect.any(Number),
  })
})

test.concurrent('reports a failing server in the table and continues with the others', async ({ expect }) => {
  const limits = { page: 120_000, edit: 1000 }
  const deaf = dating.replace('read() === text', 'true')
  const ending = 'console.error("Error: no such | theme\\nversion 1"); process.exit(3)'
  const absent: Generator = { ...generator('absent', ''), dev: () => ['no-such-program', []] }
  const generators = [generator('ending', ending), absent, generator('deaf', deaf)]

  const rows = await measureDev(await startBrowser(), generators, 3, { runs: 1, edits: 1, limits })
  const figures = { builds: [], payload: [], dev: rows, versions: {}, machine: 'a machine', date: '2026-11-21' }
  const shown = withTables('<!-- bench -->\n<!-- /bench -->', figures).replace(/\| \d+ \| \d+ \| –/, '| … | … | –')

  expect(shown.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '| dev server | pages | first page ms | with cache ms | edit visible ms | memory MB | failed |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| ending | 3 | – | – | – | – | 1 of 1 run: exited with 3: Error: no such \\| theme |',
    '| absent | 3 | – | – | – | – | 1 of 1 run: did not start: spawn no-such-program ENOENT |',
    '| deaf | 3 | … | … | – | – | 1 of 1 run: edit 1 of 2 was not shown within 1 s |',
  ])
})
