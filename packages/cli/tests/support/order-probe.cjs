// Loaded into a process before its own code. Prints in which order the server receives requests, reads sources, and sends responses.
const fs = require('node:fs')
const { Server, ServerResponse } = require('node:http')

// `process.stderr` of a worker thread is asynchronous, so its lines could be printed in a different order.
const print = (line) => fs.writeSync(2, `${line}\n`)

const { readFileSync } = fs
fs.readFileSync = (path, ...options) => {
  if (/\/content\/.*\.md$/.test(path)) print(`read ${path.replace(/.*\/content/, '')}`)
  return readFileSync(path, ...options)
}
const { emit } = Server.prototype
Server.prototype.emit = function (event, ...values) {
  if (event === 'request') print(`received ${values[0].url}`)
  return emit.call(this, event, ...values)
}
const { end } = ServerResponse.prototype
ServerResponse.prototype.end = function (...values) {
  print(`sent ${this.req.url}`)
  return end.apply(this, values)
}
