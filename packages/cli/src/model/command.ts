/** The parts of a process that the engine depends on. */
export interface Surroundings {
  /** Absolute path of the current folder. */
  cwd: string
  env: Readonly<Record<string, string | undefined>>
}

/** An output stream, such as `process.stdout`. */
export interface Output {
  isTTY?: boolean | undefined
  write(text: string): unknown
}

/** What a command uses of the process that runs it. Tests run commands in their own process, with values of their own. */
export interface CommandContext extends Surroundings {
  /** The keyboard, if the user can type. */
  stdin?: NodeJS.ReadStream | undefined
  stdout: Output
  stderr: Output
}
