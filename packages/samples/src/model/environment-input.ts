/** What results depend on in addition to the code of pages. It is plain data. */
export interface EnvironmentInput {
  /** Identifies the version of the engine. */
  engine: string
  /** The compiler's configuration, without the list of files. Its paths are relative to the site's root. */
  config: CompilerConfig
  /** A hash of the versions and files that all results depend on, such as the lock file. */
  environment: string
  /** The imported packages, as `name@version`. */
  packages: string[]
}

export interface CompilerConfig {
  extends?: string
  compilerOptions: { paths: Record<string, string[]> } & Record<string, unknown>
}
