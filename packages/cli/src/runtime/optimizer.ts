import { setFlagsFromString } from 'node:v8'

/**
 * When V8 compiles a function for speed, by V8's major version: 11 is Node 20's, 12 that of 22, 13 that of 24.
 *
 * Most commands end before such a function has paid for its compilation: of 60 pages it was a quarter of the time of a cold build.
 * Other versions have other options, and are left alone.
 */
const options: Record<string, Record<'late' | 'usual', string[]>> = {
  11: { late: ['--interrupt-budget=2000000'], usual: ['--interrupt-budget=67584'] },
  12: {
    late: ['--invocation-count-for-turbofan=30000', '--invocation-count-for-maglev=4000'],
    usual: ['--invocation-count-for-turbofan=3000', '--invocation-count-for-maglev=400'],
  },
}
options[13] = options[12]!
const own = options[process.versions.v8.split('.', 1)[0]!]

const always = [
  // Less is put into each function that V8 compiles for speed: compiling them takes an eighth of the time of a large site, in each of
  // its threads, and half of that was for what was put in.
  '--max-inlined-bytecode-size-cumulative=300',
  // All cores are busy with threads of our own: one that collects its young garbage does not wait until threads of V8's get their turn
  // to help, which took a twentieth of the time of a large site.
  '--no-parallel-scavenge',
]

/** As long as a command may turn out to be short. It holds for the whole process, workers included, as what follows does. */
export function optimizeLate(): void {
  if (own) set(...own.late, ...always, '--heap-growing-percent=0')
}

/** There is much to do. */
export function optimizeAsUsual(): void {
  if (own) set(...own.usual)
}

/**
 * Collects garbage when the heap has grown by 40 %, and not when it has doubled or more: of a large site that is a third of the memory,
 * for a twentieth of the time.
 */
export function keepHeapSmall(): void {
  if (own) set('--heap-growing-percent=40')
}

/** V8 prints an error for an option it does not know. */
function set(...list: string[]): void {
  for (const option of list) setFlagsFromString(option)
}
