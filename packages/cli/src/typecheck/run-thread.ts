/**
 * The code of the thread that executes samples. It imports a sample, waits until the event loop is empty, posts the
 * output, and continues with the next sample.
 *
 * The code is a string because a thread needs a file or a URL, and the engine is bundled into a single file.
 */
export const runThreadSource = `
import { parentPort, workerData } from 'node:worker_threads'

let written = { stdout: '', stderr: '' }
let isSettled = true
let isTold = false
let failure
let next = 0

for (const name of ['stdout', 'stderr']) {
  process[name].write = (chunk, encoding, callback) => {
    written[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return true
  }
}

function fail(error) {
  failure ??= 'It threw ' + (error instanceof Error ? error.name + ': ' + error.message : String(error))
  finish()
}

function finish() {
  if (isTold) return
  isTold = true
  parentPort.postMessage({ ...written, ...(failure && { failure }) })
  if (failure) process.exit()
}

function start() {
  isSettled = isTold = false
  written = { stdout: '', stderr: '' }
  import(workerData[next++]).then(() => { isSettled = true }, fail)
}

process.on('uncaughtException', fail)
process.on('exit', finish)
process.on('beforeExit', () => {
  if (!isSettled) failure = 'It awaits a promise that never settles.'
  finish()
  if (next < workerData.length) start()
})
start()
`
