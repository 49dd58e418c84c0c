/**
 * Resolves when the process is asked to stop, to the exit status: 130 after Ctrl+C, as is usual, so that a shell doesn't run the commands
 * after `&&`, and 0 if a program like a service manager stops the server.
 */
export function untilStopped(): Promise<number> {
  return new Promise((done) => {
    process.once('SIGINT', () => done(130))
    process.once('SIGTERM', () => done(0))
  })
}
