import type * as Esbuild from 'esbuild'

let loaded: typeof Esbuild | undefined
let users = 0
let isReleased = false

/** Work that needs esbuild, which is loaded then. */
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

/** As soon as nobody uses it, esbuild's process ends: it holds some 60 MB. It starts again for new work. */
export function releaseEsbuild(): void {
  isReleased = true
  endIfReleased()
}

function endIfReleased(): void {
  if (!isReleased || users > 0) return
  isReleased = false
  void loaded?.stop()
}
