import { execFile } from 'node:child_process'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { configFileNames } from '../../config/config-source.ts'
import { enclosingRepository } from '../../util/readable-file.ts'
import { UserError } from '../../util/user-error.ts'

/**
 * Returns the folder with the trusted version of a site: its configuration, plugins, components, and lock files.
 *
 * @param root The site's root in the checkout that isn't trusted.
 * @param trusted A Git ref, or the path of a folder that contains the site or its repository.
 * @param target An empty folder. The files of a ref are written to it.
 * @throws {UserError} if neither the folder nor the ref exists, or if it doesn't contain the site.
 */
export async function trustedFiles(root: string, trusted: string, target: string): Promise<string> {
  const repository = enclosingRepository(root)
  const site = relative(repository, root)
  const isFolder = statSync(trusted, { throwIfNoEntry: false })?.isDirectory()
  const folder = isFolder ? resolve(trusted) : await filesOfRef(repository, trusted, target)
  const found = [folder, join(folder, site)].find((path) =>
    configFileNames.some((name) => existsSync(join(path, name))),
  )
  if (found === undefined) {
    throw new UserError(
      `\`${trusted}\` contains no \`site.config.ts\`.`,
      'Pass a ref or a folder that contains the site.',
    )
  }
  if (realpathSync(found) === realpathSync(root)) {
    throw new UserError(
      `\`${trusted}\` is the folder to check.`,
      'Pass another checkout, or a Git ref such as `origin/main`.',
    )
  }
  return found
}

/** Writes the files of a commit to a folder, without changing the checkout. */
async function filesOfRef(repository: string, ref: string, target: string): Promise<string> {
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', ...args], {
      cwd: repository,
      env: { ...process.env, GIT_INDEX_FILE: join(target, '.index') },
    })
  try {
    const { stdout } = await git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)
    await git('read-tree', stdout.trim())
    await git('checkout-index', '--all', `--prefix=${join(target, 'files')}/`)
  } catch (cause) {
    const hint =
      'Pass a folder, or a ref that has been fetched. In GitHub Actions, fetch it with `git fetch --depth=1 origin <branch>`.'
    throw Object.assign(new UserError(`Git can’t read the ref \`${ref}\`.`, hint), { cause })
  }
  return join(target, 'files')
}
