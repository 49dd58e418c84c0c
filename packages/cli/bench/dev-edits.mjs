import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Saves a source again and again while its page is open.
 *
 * @param limit Time for an edit to be shown, in milliseconds.
 * @returns Milliseconds from each save until its text is in the browser. It fails at an edit that is not shown.
 */
export async function saveEdits(page, file, edits, limit) {
  const text = readFileSync(file, 'utf8')
  const latencies = []
  // Time to connect what waits for news.
  await pause(1500)
  try {
    // The first one is not counted: a server may load what it needs for it.
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
 * Time between an edit on the screen and the next save, in milliseconds.
 *
 * More than a second: HTTP dates a page by the second, so of a page that has changed twice in one a server may say to the browser
 * that it has not (Hugo does), and nobody saves as often. Another one each time: a server may look for changes at intervals (Hugo
 * each half a second), and would always be met at the same point of them.
 */
function restAfter(edit) {
  return 1100 + 1000 * ((edit * 0.618) % 1)
}

/** When the text came, by the clock; undefined if it has not by `end`. */
async function whenShown(page, mark, end) {
  // A server may load the page again: the question is asked until it is answered.
  while (Date.now() < end) {
    const seen = await page
      .waitForFunction((mark) => document.body?.textContent.includes(mark) && Date.now(), mark, {
        polling: 5,
        timeout: Math.max(end - Date.now(), 1),
      })
      .then((value) => value.jsonValue())
      .catch(() => undefined)
    if (seen) return seen
    await pause(5)
  }
}
