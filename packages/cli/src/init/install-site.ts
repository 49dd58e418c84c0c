import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { CommandContext } from '../model/command.ts'
import { UserError } from '../util/user-error.ts'

/** The commands that start a new site. They're written for a shell. */
export interface StartCommands {
  /** Changes from the current folder to the folder of the site. Empty if it's the current folder. */
  enter: string[]
  /** Installs everything that the site needs. The first command runs in the current folder. */
  install: string[]
  /** Starts the site, in its folder. */
  start: string
}

/**
 * Runs the commands that install a new site. What they print goes to `stderr`.
 *
 * @throws {UserError} If one of them fails.
 */
export async function installSite({ install, start }: StartCommands, context: CommandContext): Promise<void> {
  const { cwd, env, stderr } = context
  if (install.length === 0) return
  const command = install.join(' && ')
  stderr.write(`${command}\n`)
  const shell = spawn(command, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (text) => stderr.write(String(text)))
  const [status] = await once(shell, 'close')
  if (status === 0) return
  throw new UserError(
    'The site was created, but its packages couldn’t be installed.',
    `Run \`${command} && ${start}\`.`,
  )
}

/** Returns the command that starts the site, and installs it first unless that has been done. */
export function startCommand({ enter, install, start }: StartCommands, isInstalled: boolean): string {
  return [...(isInstalled ? enter : install), start].join(' && ')
}

/** Returns the command that changes to a folder, unless it's the current one. */
export function enterFolder(path: string): string[] {
  return path === '' || path === '.' ? [] : [`cd ${/^[\w./-]+$/.test(path) ? path : JSON.stringify(path)}`]
}
