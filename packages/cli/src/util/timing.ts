/** Measures how long each stage takes. */
export interface Timing {
  /** Runs `work` and adds its duration to the stage. If the result is a promise, the duration includes the time until it settles. */
  measure<T>(stage: string, work: () => T): T
  /** Returns the duration of each stage, in milliseconds. */
  stages(): Record<string, number>
}

export function createTiming(): Timing {
  const spent = new Map<string, number>()
  const add = (stage: string, ms: number) => void spent.set(stage, (spent.get(stage) ?? 0) + ms)
  return {
    measure(stage, work) {
      const start = performance.now()
      const done = () => add(stage, performance.now() - start)
      const result = work()
      if (result instanceof Promise) {
        return result.finally(done) as typeof result
      }
      done()
      return result
    },
    stages: () => Object.fromEntries([...spent].map(([stage, ms]) => [stage, Math.round(ms)])),
  }
}
