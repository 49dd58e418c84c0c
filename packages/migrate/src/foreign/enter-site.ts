/**
 * Sets up the process for the old site's code: the working folder, and the mode in which the published site is built, because
 * configurations often differ during development. Returns a function that restores the previous state.
 */
export function enterSite(siteFolder: string): () => void {
  // The bundler of the engine replaces `process.env.NODE_ENV` with a constant.
  const { env } = process
  const mode = env.NODE_ENV
  const workingFolder = process.cwd()
  env.NODE_ENV = 'production'
  process.chdir(siteFolder)
  return () => {
    process.chdir(workingFolder)
    if (mode === undefined) delete env.NODE_ENV
    else env.NODE_ENV = mode
  }
}
