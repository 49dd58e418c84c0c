// Loaded into a process before its own code: on SIGUSR2 each of its threads collects what is garbage, and says what is left.
const { BroadcastChannel, isMainThread, threadId } = require('node:worker_threads')
const { runInNewContext } = require('node:vm')

require('node:v8').setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

function report() {
  // What is dropped by the end of one collection goes with the next.
  collect()
  setTimeout(() => {
    collect()
    process.stderr.write(`heap of thread ${threadId}: ${process.memoryUsage().heapUsed} bytes\n`)
  }, 50)
}

const channel = new BroadcastChannel('heap-probe')
channel.unref()
channel.onmessage = report
if (isMainThread) {
  process.on('SIGUSR2', () => {
    channel.postMessage('report')
    report()
  })
}
