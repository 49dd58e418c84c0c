import { execFile } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findUp, foldersUp } from '@docs-engine/shared/find-up.ts'
import { configFileNames } from '../../config/config-source.ts'
import type { Surroundings } from '../../model/command.ts'
import { packageFolder } from '../../util/package-folder.ts'
import { enclosingRepository, isBelow } from '../../util/readable-file.ts'
import { UserError } from '../../util/user-error.ts'

/**
 * Returns the folder with the trusted version of a site: its configuration, plugins, components, and lock files.
 *
 * @param root The site's root in the checkout that isn't trusted.
 * @param trusted A Git ref, or the path of a folder that contains the site or its repository.
 * @param target An empty folder. The files of a ref are written to it.
 * @throws {UserError} if neither the folder nor the ref exists, if it doesn't contain the site, or if a change could have replaced the folder
 *   of the site.
 */
export async function trustedFiles(
  root: string,
  trusted: string,
  target: string,
  surroundings: Surroundings,
): Promise<string> {
  const { cwd, env } = surroundings
  refuseLinks(root, surroundings)
  const repository = enclosingRepository(root)
  refuseOwnEngine(repository)
  const site = relative(repository, root)
  const folder = trustedFolder(trusted, root, repository, cwd) ?? (await filesOfRef(repository, trusted, target, env))
  const found = [folder, join(folder, site)].find((path) =>
    configFileNames.some((name) => existsSync(join(path, name))),
  )
  if (found === undefined) {
    throw new UserError(
      `\`${trusted}\` contains no \`site.config.ts\`.`,
      'Pass a ref or a folder that contains the site.',
    )
  }
  return found
}

/** Refuses a site whose folder, or a folder above it, is a symbolic link in a repository, because a change could have created the link. */
function refuseLinks(root: string, { cwd, env }: Surroundings): void {
  // The path of the working folder contains no links, but shells remember the path with which the folder was opened.
  const { PWD } = env
  const isOpened = PWD !== undefined && isBelow(root, cwd) && realpathSync(PWD) === cwd
  for (const path of [...foldersUp(root), ...(isOpened ? foldersUp(PWD) : [])]) {
    if (lstatSync(path).isSymbolicLink() && findUp('.git', dirname(path)) !== undefined)
      throw new UserError(`\`${path}\` is a symbolic link in a repository.`, 'Pass the folder that it leads to.')
  }
}

/** Refuses an engine that is installed in the repository to check, because a change could have replaced it. */
function refuseOwnEngine(repository: string): void {
  if (!isBelow(realpathSync(packageFolder), realpathSync(repository))) return
  throw new UserError(
    `Docs is installed in \`${repository}\`, which is the repository to check, so a change could have replaced it.`,
    'Check out the trusted version in another folder, install Docs there, and run it in that folder: `npx docs check --untrusted --trusted . <site>`.',
  )
}

/**
 * Returns the trusted folder, or `undefined` if a ref is meant. A folder of the repository to check is never trusted, because a change can
 * contain a folder or a symbolic link with the name of any ref. Neither is a folder that contains the repository, because its components
 * and modules could include files of the change.
 */
function trustedFolder(trusted: string, root: string, repository: string, cwd: string): string | undefined {
  const path = resolve(cwd, trusted)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const hint = 'Pass a checkout next to it, or a Git ref such as `origin/main`.'
  const paths = [path, realpathSync.native(path)]
  if (paths.includes(realpathSync.native(root))) throw new UserError(`\`${trusted}\` is the folder to check.`, hint)
  const checked = [repository, realpathSync.native(repository)]
  if (checked.some((folder) => paths.some((path) => isBelow(path, folder)))) return undefined
  if (checked.some((folder) => paths.some((path) => isBelow(folder, path))))
    throw new UserError(`\`${trusted}\` contains the folder to check.`, hint)
  return paths[0]
}

/** Returns `PATH` without the folders of a change. npm adds some, such as `node_modules/.bin` in the working folder. */
export function trustedPath(repository: string, { PATH = '' }: Surroundings['env']): string {
  const folders = PATH.split(delimiter)
  const changed = [repository, realpathSync(repository)]
  return folders
    .filter((path) => isAbsolute(path) && !changed.some((folder) => isBelow(resolve(path), folder)))
    .join(delimiter)
}

/** Settings with which Git ignores hooks and repositories that a change contains. */
const gitSettings = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'safe.bareRepository=explicit']

/**
 * Returns the full names that a ref can stand for. A tag never has the name of a branch here, because fetching the branch of a stranger also
 * fetches the stranger's tags, and Git would prefer a tag named `origin/main`.
 */
function fullNames(ref: string): string[] {
  const isFull = /^(?:HEAD|refs\/.+|[\da-f]{40}|[\da-f]{64})$/.test(ref)
  return isFull ? [ref] : [`refs/remotes/${ref}`, `refs/heads/${ref}`]
}

/** Writes the files of a commit to a folder, without changing the checkout. */
async function filesOfRef(repository: string, ref: string, target: string, env: Surroundings['env']): Promise<string> {
  const outer = findUp('.git', dirname(repository))
  if (outer !== undefined) {
    throw new UserError(
      `\`${repository}\` is in the repository \`${dirname(outer)}\`. It may be a Git submodule, which a change can replace with all of its refs.`,
      'Pass a folder that contains the trusted version.',
    )
  }
  const files = join(target, 'files')
  mkdirSync(files)
  const git = (args: string[], more?: Record<string, string>) =>
    promisify(execFile)('git', [...gitSettings.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: repository,
      env: { ...env, ...more, PATH: trustedPath(repository, env) },
    })
  try {
    // With a work tree of its own, Git doesn't read the attributes and settings in the checkout, such as `.gitattributes`.
    const own = { GIT_INDEX_FILE: join(target, '.index'), GIT_WORK_TREE: files }
    const found = fullNames(ref).map((name) =>
      git(['rev-parse', '--verify', '--end-of-options', `${name}^{commit}`], own),
    )
    const { stdout } = await Promise.any(found)
    await git(['read-tree', stdout.trim()], own)
    await git(['checkout-index', '--all'], own)
  } catch (cause) {
    const hint =
      'Pass a branch that has been fetched, the full name of another ref, such as `refs/tags/v1`, the full hash of a commit, or a folder outside of the checkout. In GitHub Actions, fetch it with `git fetch --depth=1 origin <branch>`.'
    throw Object.assign(new UserError(`Git can’t read the ref \`${ref}\`.`, hint), { cause })
  }
  return files
}
