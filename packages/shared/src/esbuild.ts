import type * as Esbuild from 'esbuild'

let loaded: typeof Esbuild | undefined
let users = 0
let isReleased = false

/** Calls `work` with esbuild, which is loaded when it is first needed. */
export async function withEsbuild<Result>(work: (esbuild: typeof Esbuild) => Promise<Result>): Promise<Result> {
  users++
  try {
    loaded ??= await import('esbuild')
    return await work(loaded)
  } finally {
    users--
    endIfReleased()
  }
}

/**
 * Ends esbuild's process as soon as all calls to `withEsbuild` have settled, because the process uses a lot of memory. The process restarts
 * when esbuild is needed again.
 */
export function releaseEsbuild(): void {
  isReleased = true
  endIfReleased()
}

function endIfReleased(): void {
  if (!isReleased || users > 0) return
  isReleased = false
  void loaded?.stop()
}
