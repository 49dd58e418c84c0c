/**
 * The program of a thread that executes samples: it imports one, waits until nothing is left to do, tells what was
 * written, and goes on with the next.
 *
 * It is text since a thread needs a file or a URL, and ours are all in one bundle.
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
  if (!isSettled) failure = 'It awaits what never comes.'
  finish()
  if (next < workerData.length) start()
})
start()
`
