/** Runs an action on a simulated platform that the TypeScript compiler does not support. */
export async function withoutCompiler<Result>(action: () => Promise<Result>): Promise<Result> {
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'haiku' })
  try {
    return await action()
  } finally {
    Object.defineProperty(process, 'platform', { value: platform })
  }
}
