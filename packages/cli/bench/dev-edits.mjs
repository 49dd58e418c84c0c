import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Edits a source file several times while the browser shows its page, and restores the file afterwards.
 *
 * @param edits Number of edits to measure. An unmeasured edit precedes them, because a server may load modules for its first edit.
 * @param limit How long the browser may take to show an edit, in milliseconds.
 * @returns The time from each save until the browser shows the new text, in milliseconds.
 * @throws {Error} If an edit isn't shown within the limit.
 */
export async function saveEdits(page, file, edits, limit) {
  const text = readFileSync(file, 'utf8')
  const latencies = []
  // Give the page time to connect to the server's live reload.
  await pause(1500)
  try {
    for (let edit = 0; edit <= edits; edit++) {
      const mark = `edit${edit}of${Date.now()}`
      const saved = Date.now()
      writeFileSync(file, `${text}\nThis is ${mark}.\n`)
      const seen = await whenShown(page, mark, saved + limit)
      if (!seen) throw new Error(`edit ${edit + 1} of ${edits + 1} was not shown within ${limit / 1000} s`)
      if (edit > 0) latencies.push(seen - saved)
      await pause(restAfter(edit))
    }
  } finally {
    writeFileSync(file, text)
  }
  return latencies
}

/**
 * Returns the pause between two edits, in milliseconds.
 *
 * The pause is longer than a second, because `Last-Modified` has a resolution of one second: if a page changes twice within a second, a
 * server such as Hugo may answer that it hasn't changed. The pause also differs from edit to edit. Otherwise, all edits would hit a server
 * that polls for changes (Hugo does, twice a second) at the same point of its polling interval.
 */
function restAfter(edit) {
  return 1100 + 1000 * ((edit * 0.618) % 1)
}

/** Returns the time at which the text appeared, as a timestamp, or `undefined` if it didn't appear before `end`. */
async function whenShown(page, mark, end) {
  const rest = () => Math.max(end - Date.now(), 1)
  // Retry when the wait fails, because the server may have reloaded the page.
  while (Date.now() < end) {
    const shown = page
      .waitForFunction((mark) => document.body?.textContent.includes(mark) && Date.now(), mark, {
        polling: 5,
        timeout: rest(),
      })
      .then((value) => value.jsonValue())
      .catch(() => undefined)
    // Reading the value has no time limit, and never ends if the page has stopped responding.
    const seen = await Promise.race([shown, pause(rest())])
    if (seen) return seen
    await pause(5)
  }
}
