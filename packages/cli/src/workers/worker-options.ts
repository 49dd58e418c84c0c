import type { WorkerOptions } from 'node:worker_threads'

/**
 * Returns the options for a worker thread that parses or renders pages.
 *
 * Worker threads inherit Node's options. A program that Node runs from a string can have the option `--input-type`, with which a worker
 * can't load its file, so its workers start without options. Removing only this option isn't possible, because workers reject some of the
 * options that they would otherwise inherit, such as `--max-old-space-size`.
 */
export function workerOptions(): WorkerOptions {
  const isFromString = process.execArgv.some((option) => option.startsWith('--input-type'))
  return {
    // Parsing allocates many short-lived objects. A larger young generation makes collecting them cheaper.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
    ...(isFromString && { execArgv: [] }),
  }
}
