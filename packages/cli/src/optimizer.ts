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

/**
 * Less is put into each function that V8 compiles for speed: compiling them takes an eighth of the time of a large site, in each of its
 * threads, and half of that was for what was put in.
 */
const inlining = '--max-inlined-bytecode-size-cumulative=300'

/**
 * All cores are busy with threads of our own: one that collects its young garbage does not wait until threads of V8's get their turn to
 * help, which took a twentieth of the time of a large site.
 */
const collecting = '--no-parallel-scavenge'

/** As long as a command may turn out to be short. It holds for the whole process, workers included, as what follows does. */
export function optimizeLate(): void {
  set('late')
  setFlagsFromString(inlining)
  setFlagsFromString(collecting)
  setFlagsFromString('--heap-growing-percent=0')
}

/** There is much to do. */
export function optimizeAsUsual(): void {
  set('usual')
}

/**
 * Collects garbage when the heap has grown by 40 %, and not when it has doubled or more: of a large site that is a third of the memory,
 * for a twentieth of the time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=40')
}

function set(when: 'late' | 'usual'): void {
  for (const option of options[process.versions.v8.split('.', 1)[0]!]?.[when] ?? []) setFlagsFromString(option)
}
