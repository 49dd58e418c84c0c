import type { Clock } from '../../src/router/router.ts'

/** A clock that only advances when the test calls it with a number of milliseconds. */
export function manualClock() {
  let now = 0
  let timers: { at: number; action: () => void }[] = []
  const clock: Clock = {
    setTimeout(action, delay) {
      const timer = { at: now + delay, action }
      timers.push(timer)
      return timer
    },
    clearTimeout(timer: object) {
      timers = timers.filter((other) => other !== timer)
    },
  }
  return {
    clock,
    now: () => now,
    pass(milliseconds: number) {
      now += milliseconds
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { action } of due) action()
    },
  }
}
