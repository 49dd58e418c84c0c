import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lockFiles, type PackageManagerName } from '@docs-engine/shared/lock-files.ts'
import type { Surroundings } from '../model/command.ts'
import { readJson } from './read-json.ts'

/** The package manager that a project uses, and how to call it. */
export interface PackageManager {
  name: PackageManagerName
  /** The exact version, if it's known. */
  version: string | undefined
  /** The folder of the `package.json` whose `packageManager` field names it. */
  namedIn: string | undefined
}

export interface Commands {
  install: string
  /** Installs exactly the packages that the lock file lists. */
  installLocked: string
  /** Adds packages that are needed for development. */
  add: string
  /** Runs a script of `package.json`. */
  run: string
  /** Runs a command of an installed package. */
  exec: string
}

const commands: Record<PackageManagerName, Commands> = {
  npm: {
    install: 'npm install',
    installLocked: 'npm ci',
    add: 'npm install --save-dev',
    run: 'npm run',
    exec: 'npx',
  },
  pnpm: {
    install: 'pnpm install',
    installLocked: 'pnpm install --frozen-lockfile',
    add: 'pnpm add --save-dev',
    run: 'pnpm run',
    exec: 'pnpm exec',
  },
  yarn: {
    install: 'yarn install',
    // The option has different names in Yarn 1 and later versions, but the later ones don't change the lock file in CI anyway.
    installLocked: 'yarn install',
    add: 'yarn add --dev',
    run: 'yarn run',
    exec: 'yarn exec',
  },
  bun: {
    install: 'bun install',
    installLocked: 'bun install --frozen-lockfile',
    add: 'bun add --dev',
    run: 'bun run',
    exec: 'bunx',
  },
}

export function commandsOf({ name }: PackageManager): Commands {
  return commands[name]
}

/**
 * Detects the package manager from the `packageManager` field or the lock file that is closest to the site, or else from the program that
 * runs this command, such as `pnpm dlx`.
 *
 * @param folders The site's folder and the folders above it that belong to the same project.
 */
export function detectPackageManager(folders: readonly string[], env: Surroundings['env']): PackageManager {
  // Package managers set this variable for the commands that they run, for example to `pnpm/12.0.0 npm/? node/v24.0.0`.
  const agent = env.npm_config_user_agent ?? ''
  for (const folder of folders) {
    const named = nameAndVersion(String(readJson(folder, 'package.json')?.packageManager ?? ''))
    if (named) return { ...named, namedIn: folder }
    const lock = lockOf(folder)
    if (lock) {
      const running = nameAndVersion(agent)
      return { name: lock, version: running?.name === lock ? running.version : undefined, namedIn: undefined }
    }
  }
  return { ...(nameAndVersion(agent) ?? { name: 'npm', version: undefined }), namedIn: undefined }
}

/** Returns the package manager that wrote the lock file in a folder. */
export function lockOf(folder: string): PackageManagerName | undefined {
  const file = Object.keys(lockFiles).find((name) => existsSync(join(folder, name)))
  return file === undefined ? undefined : lockFiles[file as keyof typeof lockFiles]
}

/** `pnpm@12.1.0` or `pnpm/12.1.0 npm/? node/v24.0.0` → `{ name: 'pnpm', version: '12.1.0' }` */
function nameAndVersion(text: string): { name: PackageManagerName; version: string } | undefined {
  const [, name, version] = /^(npm|pnpm|yarn|bun)[@/](\d[\w.-]*)/.exec(text) ?? []
  return name === undefined ? undefined : { name: name as PackageManagerName, version: version! }
}

/** Replaces npm's commands, and its references to folders, in a file of a template. */
export function withCommands(text: string, manager: PackageManager): string {
  if (manager.name === 'npm') return text
  const { install, run, exec } = commandsOf(manager)
  return text
    .replace(/\bnpx (?=docs\b|tsc\b)/g, `${exec} `)
    .replace(/\bnpm run (?=\w)/g, `${run} `)
    .replace(/`npm install`/g, `\`${install}\``)
    .replace(/"file:(?=\.\.?(?:\/library)?")/g, `"${linkProtocol(manager.name)}:`)
}

/** Returns how `package.json` refers to a package in another folder, whose changes should be visible without installing it again. */
export function folderDependency({ name, version }: PackageManager, path: string, isInSameWorkspace: boolean): string {
  const hasWorkspaceProtocol = name === 'pnpm' || name === 'bun' || (name === 'yarn' && !/^1\b/.test(version ?? ''))
  if (isInSameWorkspace && hasWorkspaceProtocol) return 'workspace:*'
  return `${linkProtocol(name)}:${path}`
}

/** Returns the protocol that creates a link to a folder. With `file:`, pnpm and Yarn copy the folder. */
function linkProtocol(name: PackageManagerName): 'link' | 'file' {
  return name === 'pnpm' || name === 'yarn' ? 'link' : 'file'
}
