import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readConfig } from '../config/read-config.ts'
import type { ServeOptions, SiteServer } from '../model/api.ts'
import type { Surroundings } from '../model/command.ts'
import { markerName } from '../model/output-file.ts'
import { serveFolder } from '../server/serve-folder.ts'
import { assertNoFile } from '../util/assert-folder.ts'
import { pathFrom } from '../util/format-text.ts'
import { UserError } from '../util/user-error.ts'
import { withRoot } from './site-root.ts'

/** Implements the API function `serve`. */
export function serveSite(options: ServeOptions & Surroundings): Promise<SiteServer> {
  return withRoot(options, async (root) => {
    const { config } = await readConfig(root, options)
    const built = builtSite(root, options)
    const { port, host, as, onWarning } = options
    const baseUrl = options.baseUrl ?? built.baseUrl ?? config.baseUrl
    return serveFolder(built.outDir, { baseUrl, trailingSlash: config.trailingSlash, as, port, host, onWarning })
  })
}

/** A site in the output folder. */
interface BuiltSite {
  /** Absolute path of the folder. */
  outDir: string
  /** The base URL that the pages were built for. `undefined` if it can't be read from them. */
  baseUrl: string | undefined
}

/**
 * Finds a built site.
 *
 * @param options.outDir Default: `dist` in the site's folder.
 * @throws {UserError} If the folder doesn't contain a built site.
 */
function builtSite(
  root: string,
  { cwd, outDir }: Pick<Surroundings, 'cwd'> & { outDir?: string | undefined },
): BuiltSite {
  const folder = outDir ? resolve(cwd, outDir) : join(root, 'dist')
  const page = join(folder, '404.html')
  if (!existsSync(page)) throw missingSite(root, folder, { cwd, isDefault: outDir === undefined })
  // `--base-url` may have overridden the configuration, so read the base URL from a page: it's the start of the path of the page's script.
  const baseUrl = /<script type="module" src="([^"]*\/)assets\/entry-/.exec(readFileSync(page, 'utf8'))?.[1]
  return { outDir: folder, baseUrl }
}

/**
 * Creates an error that says why a folder can't be served, and how to build the site, or which other folder contains it.
 *
 * @param outDir Absolute path of the folder.
 * @param options.cwd Paths in the error are relative to this folder.
 * @param options.isDefault Whether the folder is the default, and not named by an option.
 */
function missingSite(root: string, outDir: string, { cwd, isDefault }: { cwd: string; isDefault: boolean }): UserError {
  assertNoFile(outDir, 'Specify the folder of the built site with `--out-dir`.')
  const shownPath = (path: string) => pathFrom(cwd, path) || basename(path)
  const folder = `\`${shownPath(outDir)}\``
  const reason = !existsSync(outDir)
    ? `${folder} doesn’t exist.`
    : `${folder} ${readdirSync(outDir).length === 0 ? 'is empty' : 'contains no built site'}.`
  const built = readdirSync(root).find((name) => existsSync(join(root, name, markerName)))
  if (built !== undefined)
    return new UserError(
      reason,
      `The site was built into \`${built}\`. Add \`--out-dir ${shownPath(join(root, built))}\`.`,
    )
  return new UserError(reason, `Run \`docs build${isDefault ? '' : ` --out-dir ${shownPath(outDir)}`}\` first.`)
}
