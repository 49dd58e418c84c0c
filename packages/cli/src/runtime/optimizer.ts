import { setFlagsFromString } from 'node:v8'
import { isEnabled } from './shortcuts.ts'

/**
 * V8 options that determine when a function is optimized, by V8's major version. Node 20 contains V8 11, Node 22 contains 12, and Node 24
 * contains 13. `late` postpones optimization, because most commands end before the time spent on it pays off. `usual` restores V8's
 * defaults.
 *
 * Other versions of V8 have different options, so they keep their defaults.
 */
const options: Record<string, Record<'late' | 'usual', string[]>> = {
  11: { late: ['--interrupt-budget=2000000'], usual: ['--interrupt-budget=67584'] },
  12: {
    late: ['--invocation-count-for-turbofan=30000', '--invocation-count-for-maglev=4000'],
    usual: ['--invocation-count-for-turbofan=3000', '--invocation-count-for-maglev=400'],
  },
}
options[13] = options[12]!
const versionOptions = isEnabled('v8-options') ? options[process.versions.v8.split('.', 1)[0]!] : undefined

const always = [
  // Limits inlining into optimized functions. In a large build, each thread spends a considerable part of its time on optimization, much of
  // it on inlined code.
  '--max-inlined-bytecode-size-cumulative=300',
  // The engine's worker threads keep all cores busy. Without this option, a thread that collects its young generation would wait for V8's
  // helper threads to be scheduled.
  '--no-parallel-scavenge',
]

/** Whether the process runs the `docs` command. The options of a program that uses the API don't change. */
let isCommand = false

/** Allows the functions below to change the options. Only the command calls it, at its start. */
export function adjustOptimizer(): void {
  isCommand = true
}

/**
 * Postpones optimization, because the command may be short. Like the other functions in this module, this affects the whole process,
 * including worker threads.
 */
export function optimizeLate(): void {
  if (versionOptions) setFlags(...versionOptions.late, ...always, '--heap-growing-percent=0')
}

/** Restores V8's default optimization thresholds, for a long-running command. Does nothing in a program that uses the API. */
export function optimizeAsUsual(): void {
  if (versionOptions && isCommand) setFlags(...versionOptions.usual)
}

/**
 * Makes V8 collect garbage when the heap has grown by 40%, rather than when it has doubled. A large site then needs considerably less
 * memory, at the cost of a slightly longer build. Does nothing in a program that uses the API.
 */
export function keepHeapSmall(): void {
  if (versionOptions && isCommand) setFlags('--heap-growing-percent=40')
}

/** Sets V8 options. V8 prints an error for unknown options, so they must exist in the running version. */
function setFlags(...list: string[]): void {
  for (const option of list) setFlagsFromString(option)
}
