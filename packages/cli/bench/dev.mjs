import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { corpus, removeMade } from './generators.mjs'
import { median, memoryOfTree } from './measure.mjs'

const pagePath = '/section-1/page-3'

/**
 * Starts each generator's server, `runs` times without and with what an earlier start has left, opens a page and saves it `edits`
 * times. All times in milliseconds: from the start of the process to the page's text in the browser, from a save to the new text.
 */
export async function measureDev(browser, generators, size, { runs, edits }) {
  const folders = new Map(generators.map((generator) => [generator, corpus(generator, size, 'dev')]))
  const results = new Map(generators.map((generator) => [generator, { cold: [], warm: [], edit: [], memory: [] }]))
  for (let round = 0; round < runs; round++) {
    for (const generator of generators) {
      const result = results.get(generator)
      const folder = folders.get(generator)
      removeMade(generator, folder)
      try {
        result.cold.push((await session(browser, generator, folder, 0)).start)
        const { start, latencies, memory } = await session(browser, generator, folder, edits)
        result.warm.push(start)
        result.edit.push(...latencies)
        result.memory.push(memory)
      } catch (error) {
        // The others are measured all the same; its row lacks what it did not show.
        process.stderr.write(`${generator.name} dev ${size}: ${error.message}\n`)
        continue
      }
      process.stderr.write(`${generator.name} dev ${size}: ${Math.round(result.cold.at(-1))} ms\n`)
    }
  }
  return generators.map((generator) => {
    const { cold, warm, edit, memory } = results.get(generator)
    return {
      generator: generator.name,
      pages: size,
      runs,
      cold: rounded(cold),
      warm: rounded(warm),
      edit: rounded(edit),
      memory: rounded(memory),
    }
  })
}

function rounded(list) {
  return list.length > 0 ? Math.round(median(list)) : undefined
}

async function session(browser, generator, folder, edits) {
  const port = await freePort()
  const [command, args] = generator.dev(port)
  // The browser is open while somebody writes: its own start takes no time from the server's.
  const page = await browser.newPage()
  await page.goto('about:blank')
  await pause(1500)
  const from = performance.now()
  // Its own group, so that what it has started ends with it.
  const child = spawn(command, args, { cwd: folder, stdio: 'ignore', detached: true, env: { ...process.env, CI: '1' } })
  const ended = new Promise((done) => child.once('exit', done))
  try {
    await openWhenUp(page, `http://127.0.0.1:${port}${pagePath}`, child)
    const start = performance.now() - from
    const latencies = edits > 0 ? await savePage(page, folder, edits) : []
    return { start, latencies, memory: memoryOfTree(child.pid) }
  } finally {
    await page.close()
    process.kill(-child.pid, 'SIGINT')
    const killing = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), 5000)
    await ended
    clearTimeout(killing)
  }
}

/** Until the text of the page is there; a server may answer before, with an empty page or an error. */
async function openWhenUp(page, url, child) {
  for (const end = Date.now() + 180_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}.`)
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (!isUp) {
      await pause(5)
      continue
    }
    await page.goto(url, { waitUntil: 'commit' })
    const isShown = await page
      .waitForFunction(() => (document.querySelector('main')?.textContent.length ?? 0) > 2000, undefined, {
        polling: 5,
        timeout: 60_000,
      })
      .then(
        () => true,
        () => false,
      )
    if (isShown) return
  }
  throw new Error(`${child.spawnargs.join(' ')} showed no page.`)
}

async function savePage(page, folder, edits) {
  const file = join(folder, `content${pagePath}.md`)
  const text = readFileSync(file, 'utf8')
  const latencies = []
  // Time to connect what waits for news.
  await pause(1500)
  // The first one is not counted: a server may load what it needs for it.
  for (let edit = 0; edit <= edits; edit++) {
    const mark = `edit${edit}of${Date.now()}`
    const saved = Date.now()
    writeFileSync(file, `${text}\nThis is ${mark}.\n`)
    // A server may load the page again: the question is asked until it is answered.
    for (const end = saved + 20_000; ; ) {
      const seen = await page
        .waitForFunction((mark) => document.body?.textContent.includes(mark) && Date.now(), mark, {
          polling: 5,
          timeout: 20_000,
        })
        .then((value) => value.jsonValue())
        .catch(() => 0)
      if (seen) {
        if (edit > 0) latencies.push(seen - saved)
        break
      }
      if (Date.now() > end) throw new Error(`The edit of ${file} was not shown.`)
    }
    await pause(300)
  }
  writeFileSync(file, text)
  return latencies
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms))
