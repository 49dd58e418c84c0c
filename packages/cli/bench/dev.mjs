import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { saveEdits } from './dev-edits.mjs'
import { startServer } from './dev-server.mjs'
import { freePort } from './free-port.mjs'
import { contentOf, corpus, removeOutputs } from './generators.mjs'
import { median, memoryOfTree } from './measure.mjs'

/**
 * Measures the dev server of each generator. Each of the `runs` starts the server twice, without and with a cache, and opens a page. The
 * second session also edits the page `edits` times.
 *
 * @param limits How long a server may take to show its first page, and to show an edit, in milliseconds.
 * @returns One row per generator, with medians in milliseconds: `cold` and `warm` are the times from starting the process until the browser
 *   shows the page's text, and `edit` is the time from saving a file until the browser shows the new text. `memory` is in MB. If a session
 *   fails, the reason is in `failures`.
 */
export async function measureDev(browser, generators, size, { runs, edits, limits = { page: 180_000, edit: 20_000 } }) {
  const folders = new Map(generators.map((generator) => [generator, corpus(generator, size, 'dev')]))
  const results = new Map(
    generators.map((generator) => [generator, { cold: [], warm: [], edit: [], memory: [], failures: [] }]),
  )
  for (let round = 0; round < runs; round++) {
    for (const generator of generators) {
      const result = results.get(generator)
      const folder = folders.get(generator)
      removeOutputs(generator, folder)
      const cold = await session(browser, generator, folder, 0, limits)
      // A server that failed without a cache would fail again, possibly after waiting for the whole limit.
      const warm = cold.failure ? undefined : await session(browser, generator, folder, edits, limits)
      if (cold.start) result.cold.push(cold.start)
      if (warm?.start) result.warm.push(warm.start)
      if (warm?.memory) result.memory.push(warm.memory)
      result.edit.push(...(warm?.latencies ?? []))
      const failure = cold.failure ?? warm.failure
      if (failure) result.failures.push(failure)
      process.stderr.write(`${generator.name} dev ${size}: ${failure ?? `${Math.round(cold.start)} ms`}\n`)
    }
  }
  return generators.map((generator) => {
    const { cold, warm, edit, memory, failures } = results.get(generator)
    return {
      generator: generator.name,
      pages: size,
      runs,
      cold: rounded(cold),
      warm: rounded(warm),
      edit: rounded(edit),
      memory: rounded(memory),
      ...(failures.length > 0 && { failures }),
    }
  })
}

function rounded(list) {
  return list.length > 0 ? Math.round(median(list)) : undefined
}

/** Starts a server and measures it. If something fails, the result contains the figures measured so far, and the reason as `failure`. */
async function session(browser, generator, folder, edits, limits) {
  const { edited = 'section-1/page-3.md' } = generator
  const port = await freePort()
  // Open the tab first, so that its start doesn't slow down the server's.
  const page = await browser.newPage()
  await page.goto('about:blank')
  await pause(1500)
  const result = {}
  const from = performance.now()
  const server = startServer(generator.dev(port), folder)
  try {
    await openWhenUp(page, `http://127.0.0.1:${port}/${edited.replace(/\.mdx?$/, '')}`, server, limits.page)
    result.start = performance.now() - from
    if (edits > 0)
      result.latencies = await saveEdits(page, join(contentOf(generator, folder), edited), edits, limits.edit)
    result.memory = memoryOfTree(server.pid)
  } catch (error) {
    result.failure = server.end() ?? error.message
  } finally {
    await page.close()
    await server.stop()
  }
  return result
}

/**
 * Opens a page, and retries until its text is shown. A server may respond with an error or an empty page while it's starting.
 *
 * @throws {Error} If the server exits, or if the page isn't shown within `limit` milliseconds.
 */
async function openWhenUp(page, url, server, limit) {
  const end = Date.now() + limit
  const rest = () => Math.max(end - Date.now(), 1)
  while (Date.now() < end) {
    if (server.end()) throw new Error(server.end())
    const isUp = await fetch(url, { signal: AbortSignal.timeout(rest()) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (!isUp) {
      await pause(5)
      continue
    }
    const isShown = await page
      .goto(url, { waitUntil: 'commit', timeout: rest() })
      .then(() =>
        page.waitForFunction(() => (document.querySelector('main')?.textContent.length ?? 0) > 2000, undefined, {
          polling: 5,
          timeout: Math.min(rest(), 60_000),
        }),
      )
      .then(
        () => true,
        () => false,
      )
    if (isShown) return
  }
  throw new Error(`showed no page within ${limit / 1000} s`)
}
