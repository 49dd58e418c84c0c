/**
 * Waits for `work` for at most `limit` milliseconds.
 *
 * @throws {Error} `late` if the work takes longer.
 */
export function withTimeLimit<Value>(work: Promise<Value>, limit: number, late: Error): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), limit)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
