import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { foldersUp } from '@docs-engine/shared/find-up.ts'
import { documentedLibrary, readExistingProject } from '../init/existing-project.ts'
import { fitFiles } from '../init/fit-files.ts'
import { installSite } from '../init/install-site.ts'
import { missingEntries, preventsInstall } from '../init/missing-entries.ts'
import { newSiteSummary, startCommands } from '../init/new-site-summary.ts'
import { commandsOf, detectPackageManager } from '../init/package-manager.ts'
import { siteTitle } from '../init/site-title.ts'
import { projectFiles, templateFiles } from '../init/template-files.ts'
import type { TemplateName } from '../init/template-names.ts'
import type { CommandContext } from '../model/command.ts'
import { assertNoFile } from '../util/assert-folder.ts'
import { UserError } from '../util/user-error.ts'

export interface InitOptions {
  /** Folder of the site to import. */
  from?: string
  /** Only with `from`: prints an estimate, and writes nothing. */
  dryRun?: boolean
  /** Only with `from`: the form of the report. */
  format?: 'pretty' | 'json'
  /** Only with `from`: runs code of the old site without asking. */
  yes?: boolean
  /** Only with `from`: `false` if no code of the old site may run. */
  run?: boolean
  /** Only with `from`: the folder to which the old generator wrote the site. */
  built?: string
  /** Also installs the packages of the site, unless the project's files have to be changed first. */
  install?: boolean
  /** Default: `docs`. */
  template?: TemplateName
  /** A second language for the new site. */
  locale?: string
}

/**
 * `docs init`: creates a site in a new or empty folder or, with `from`, migrates a site from another generator. Returns the exit status.
 *
 * Existing project files, such as `package.json`, are kept.
 *
 * @throws {UserError} before anything is written, if a file of the template or a non-empty `content` folder already exists.
 */
export async function init(folder: string | undefined, options: InitOptions, context: CommandContext): Promise<number> {
  const { cwd, env } = context
  if (options.from !== undefined) {
    const { importSite } = await loadMigrate(context)
    const { from, dryRun: isDryRun, format, yes, run, built, install } = options
    return importSite(from, folder, { isDryRun, format, yes, isRunForbidden: run === false, built, install }, context)
  }
  if (options.dryRun || options.format || options.yes || options.run === false || options.built)
    throw new UserError(
      '`--dry-run`, `--format`, `--yes`, `--no-run`, and `--built` require `--from`.',
      'Add `--from <folder>`, or remove these options.',
    )
  const { template = 'docs', locale } = options
  const root = resolve(cwd, folder ?? '.')
  for (const path of [root, join(root, 'content')]) assertNoFile(path, 'Choose a new folder: `docs init <folder>`.')
  const project = readExistingProject(root, env)
  // Check this before the template's files, because pages like `content/index.md` only need a configuration to become a site.
  if (hasFiles(join(root, 'content')) && !existsSync(join(root, 'site.config.ts'))) {
    throw new UserError(
      'A `content` folder already exists.',
      'Create a `site.config.ts` next to it, or choose a new folder: `docs init <folder>`.',
    )
  }
  const library = documentedLibrary(project)
  if (template === 'library' && library?.declarations === 'none') {
    throw new UserError(
      `\`${library.name}\` has no type declarations, from which the template \`library\` generates API pages.`,
      'Choose a different template, such as `--template docs`. If a build writes declarations, add the key `types` to `package.json`.',
    )
  }
  const files = fitFiles(templateFiles({ template, title: siteTitle(project), library, locale }), project)
  const existing = Object.keys(files).filter((path) => existsSync(join(root, path)))
  const kept = fitFiles(projectFiles(), project)
  const conflicts = existing.filter((path) => !(path in kept))
  if (conflicts.length > 0) {
    throw new UserError(
      existingFiles(conflicts.map((path) => join(folder ?? '.', path))),
      'Choose a new folder: `docs init <folder>`.',
    )
  }
  for (const [path, contents] of Object.entries(files)) {
    if (existing.includes(path)) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), contents)
  }
  const site = { root, cwd, files, existing, template, locale, project }
  const isInstalled = options.install === true && !missingEntries(project, files).some(preventsInstall)
  if (isInstalled) await installSite(startCommands(site), context)
  context.stdout.write(newSiteSummary(site, isInstalled))
  return 0
}

/** @throws {UserError} If `@docs-engine/migrate` isn't installed. */
async function loadMigrate({ cwd, env }: CommandContext): Promise<typeof import('@docs-engine/migrate')> {
  try {
    return await import('@docs-engine/migrate')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    const { add } = commandsOf(detectPackageManager([...foldersUp(cwd)], env))
    throw new UserError(
      '`docs init --from` needs the package `@docs-engine/migrate`, which isn’t installed.',
      `Run \`${add} @docs-engine/cli @docs-engine/migrate\`. You can remove \`@docs-engine/migrate\` after the import.`,
    )
  }
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0
}

function existingFiles([first, ...others]: readonly string[]): string {
  if (others.length === 0) return `\`${first}\` already exists.`
  return `\`${first}\` and ${others.length} other ${others.length === 1 ? 'file' : 'files'} already exist.`
}
