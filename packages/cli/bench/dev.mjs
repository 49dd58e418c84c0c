// Measures `docs dev`: start to first page, edit to DOM, memory after 500 edits.
//   node packages/cli/bench/dev.mjs <make-corpus.mjs> [sizes, by default 60,1000,5000] [edits, by default 500]
// `make-corpus.mjs <folder> <pages>` writes the pages. The last line is JSON.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const [corpus, sizes = '60,1000,5000', edits = '500'] = process.argv.slice(2)
if (!corpus) {
  console.error('usage: node dev.mjs <make-corpus.mjs> [sizes] [edits]')
  process.exit(2)
}
const bin = fileURLToPath(new URL('../bin/docs.js', import.meta.url))
const config = `import { defineConfig } from '@docs-engine/cli'
export default defineConfig({ title: 'Corpus', samples: false })
`
const pause = (ms) => new Promise((done) => setTimeout(done, ms))
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
// The first run of a checkout bundles the engine.
execFileSync(process.execPath, [bin, '--version'])

const results = {}
for (const size of sizes.split(',').map(Number)) {
  const root = mkdtempSync(join(tmpdir(), 'docs-bench-'))
  mkdirSync(join(root, 'content'))
  execFileSync(process.execPath, [corpus, join(root, 'content'), String(size)])
  writeFileSync(join(root, 'site.config.ts'), config)
  try {
    const cold = await start(root)
    await cold.stop()
    const starts = []
    for (let i = 0; i < 4; i++) {
      const run = await start(root)
      starts.push(run.firstPage)
      await run.stop()
    }
    const run = await start(root)
    const { latencies, memory } = await editPage(root, run, Number(edits))
    await run.stop()
    results[size] = {
      coldFirstPage: Math.round(cold.firstPage),
      firstPage: Math.round(median(starts)),
      editToDom: {
        median: Math.round(median(latencies)),
        p95: Math.round(latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.95)]),
      },
      memoryMB: memory,
    }
    console.log(`${size} pages:`, JSON.stringify(results[size]))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
await browser.close()
console.log(JSON.stringify(results))

/** Milliseconds from the start of the process to the last byte of `/`. */
async function start(root) {
  const port = 40_000 + Math.floor(Math.random() * 20_000)
  const from = performance.now()
  const child = spawn(process.execPath, [bin, 'dev', root, '--port', String(port)], { stdio: 'ignore' })
  const ended = new Promise((done) => child.on('exit', done))
  while (child.exitCode === null && !(await answers(port))) await pause(3)
  const firstPage = performance.now() - from
  return {
    firstPage,
    port,
    child,
    stop() {
      child.kill('SIGINT')
      return ended
    },
  }
}

function answers(port) {
  return new Promise((done) => {
    const sent = request({ host: '127.0.0.1', port, path: '/' }, (response) => {
      response.resume().on('end', () => done(response.statusCode === 200))
    })
    sent.on('error', () => done(false))
    sent.end()
  })
}

/** Saves a page again and again; the time is that from the save to the new text in the document, by the clock both share. */
async function editPage(root, { port, child }, count) {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/section-1/page-3`)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    window.seen = new Map()
    const look = () => {
      const number = /Edit number (\d+)\./.exec(document.querySelector('article').textContent)?.[1]
      if (number && !window.seen.has(number)) window.seen.set(number, performance.timeOrigin + performance.now())
    }
    new MutationObserver(look).observe(document.querySelector('article'), {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  const file = join(root, 'content/section-1/page-3.md')
  const text = readFileSync(file, 'utf8')
  const latencies = []
  const rss = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024)
  const memory = {}
  for (let i = 1; i <= count; i++) {
    const saved = performance.timeOrigin + performance.now()
    writeFileSync(file, `${text}\nEdit number ${i}.\n`)
    const shown = await page.waitForFunction((n) => window.seen.get(String(n)), i, { polling: 5, timeout: 30_000 })
    latencies.push((await shown.jsonValue()) - saved)
    await pause(120)
    if (i === 50 || i === Math.floor(count / 2) || i === count) memory[i] = rss()
  }
  await page.close()
  return { latencies, memory }
}
