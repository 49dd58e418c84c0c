import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { markerName } from '../model/output-file.ts'
import { assertNoFile } from '../util/assert-no-file.ts'
import { pathFrom } from '../util/format-text.ts'
import { UserError } from '../util/user-error.ts'

/**
 * Creates an error that says why a folder can't be served, and how to build the site, or which other folder contains it.
 *
 * @param outDir Absolute path of the folder.
 * @param options.cwd Paths in the error are relative to this folder.
 * @param options.isDefault Whether the folder is the default, and not named by an option.
 */
export function missingSite(
  root: string,
  outDir: string,
  { cwd, isDefault }: { cwd: string; isDefault: boolean },
): UserError {
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
  const script = isDefault ? scriptOutDir(root) : undefined
  if (script !== undefined) {
    const option = `--out-dir ${shownPath(join(root, script))}`
    return new UserError(
      reason,
      `The scripts in \`package.json\` use another folder. Run \`docs build ${option}\`, and add \`${option}\` to this command.`,
    )
  }
  return new UserError(reason, `Run \`docs build${isDefault ? '' : ` --out-dir ${shownPath(outDir)}`}\` first.`)
}

/** Returns the output folder that the scripts of the site's `package.json` name. */
function scriptOutDir(root: string): string | undefined {
  const path = join(root, 'package.json')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return /\bdocs (?:build|serve)\b[^"]*? --out-dir[ =]([\w./-]+)/.exec(text)?.[1]
}
