/** Runs an action as if this were a machine for which there is no TypeScript compiler. */
export async function withoutCompiler<Result>(action: () => Promise<Result>): Promise<Result> {
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'haiku' })
  try {
    return await action()
  } finally {
    Object.defineProperty(process, 'platform', { value: platform })
  }
}
