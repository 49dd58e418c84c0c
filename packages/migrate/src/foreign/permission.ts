/**
 * Whether this process may run programs and code of the old site. Denied until the import process has received the user's answer, so that
 * nothing runs if a caller forgets to ask.
 */
let isAllowed = false

/** What wasn't run, and the values that are unknown because of that. Empty if the user allowed the import to run programs. */
export const notRun = new Map<string, Set<string>>()

/** The modules that failed when they ran, with the reason and what to do. Only the values that their text contains are known. */
export const failed = new Map<string, { why: string; todo: string }>()

export function allowRunning(): void {
  isAllowed = true
}

/**
 * Returns whether the import may run something, and otherwise records that it didn't.
 *
 * @param what The path of a file, or the name of a program, for the report.
 */
export function mayRun(what: string): boolean {
  if (!isAllowed && !notRun.has(what)) notRun.set(what, new Set())
  return isAllowed
}
