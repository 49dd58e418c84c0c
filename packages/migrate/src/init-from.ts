import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import {
  assertNoFile,
  type CommandContext,
  commandsOf,
  enterFolder,
  fitFiles,
  formatReport,
  importNotesFile,
  installSite,
  localFilesWarning,
  makeReport,
  missingEntries,
  preventsInstall,
  projectFiles,
  readExistingProject,
  startCommand,
  styleFor,
  UserError,
  usesLocalFiles,
  withoutWorkflow,
} from '@docs-engine/cli/internal'
import { detectGenerator } from './detect-generator.ts'
import type { MigratedSite } from './model/migrated-site.ts'
import { mayRunPrograms } from './permission-question.ts'
import { runImport } from './run-import.ts'
import { isReadableFile, stayInRepository } from './util/boundary.ts'
import { importNotes } from './write/import-notes.ts'
import { migrationEstimate, migrationJson, migrationReport } from './write/migration-report.ts'

export interface ImportOptions {
  isDryRun?: boolean | undefined
  format?: 'pretty' | 'json' | undefined
  /** Runs code of the old site without asking. */
  yes?: boolean | undefined
  /** Runs no code of the old site. */
  isRunForbidden?: boolean | undefined
  /** The folder to which the old generator wrote the site. */
  built?: string | undefined
  /** Also installs the packages of the new site. */
  install?: boolean | undefined
}

/**
 * Implements `docs init <folder> --from <folder>`: migrates a site of another generator to a new or empty folder. The original site is not
 * modified.
 *
 * With `isDryRun`, only prints what would be migrated, and writes nothing. With the format `json`, prints only JSON, to stdout.
 *
 * Programs and code of the old site run only if the user agreed, and never in this process.
 *
 * @returns The exit code: 1 if a page could not be parsed, otherwise 0, even if other parts were not migrated.
 * @throws {UserError} Before anything is written, if the new folder is not empty or is inside the original site.
 */
export async function importSite(
  from: string,
  folder: string | undefined,
  { isDryRun = false, format = 'pretty', yes, isRunForbidden, built: builtFolder, install }: ImportOptions,
  context: CommandContext,
): Promise<number> {
  const { cwd, env, stdout, stderr } = context
  const source = resolve(cwd, from)
  const built = builtFolder === undefined ? undefined : resolve(cwd, builtFolder)
  // An estimate without a new folder assumes that the new site replaces the old one, wherever the command runs.
  const target = resolve(cwd, folder ?? (isDryRun ? from : '.'))
  const sourceHint = 'Pass the folder of the site to import: `docs init <new folder> --from <folder>`.'
  assertNoFile(source, sourceHint)
  if (!existsSync(source)) throw new UserError(`The folder \`${from}\` doesn’t exist.`, sourceHint)
  if (!isDryRun) {
    const targetHint = 'Choose a new folder: `docs init <new folder> --from <folder>`.'
    assertNoFile(target, targetHint)
    if (existsSync(target) && readdirSync(target).length > 0)
      throw new UserError(`\`${folder ?? '.'}\` isn’t empty.`, targetHint)
  }
  if (built !== undefined && !existsSync(built))
    throw new UserError(
      `The folder \`${builtFolder}\` doesn’t exist.`,
      'Build the old site, and pass the folder that its build writes, such as `--built dist`.',
    )
  stayInRepository(source, source, built)
  const { folder: site, programs } = await detectGenerator(source)
  const isRunAllowed = await mayRunPrograms(programs, { yes, isRunForbidden, isDryRun }, context)
  const migrated = await runImport({ source: site, named: source, target, isRunAllowed, built }, env)
  const errors = migrated.warnings.list.filter(({ fatal }) => fatal).length
  if (isDryRun) {
    stdout.write(format === 'json' ? migrationJson(migrated, false) : migrationEstimate(migrated, from))
    return errors > 0 ? 1 : 0
  }
  const inside = migrated.folders.find((own) => target === own || target.startsWith(own + sep))
  if (inside) {
    throw new UserError(
      `\`${folder ?? '.'}\` is inside the site that you want to import.`,
      'Nothing was written. Choose a folder outside it: `docs init ../new-docs --from .`.',
    )
  }
  stayInRepository(site, source, built)
  leaveOutOtherPaths(migrated)
  const surroundings = readExistingProject(target, env)
  const isInRepository = surroundings.repository !== target
  const template = isInRepository ? withoutWorkflow(projectFiles()) : projectFiles()
  template['package.json'] = withPackages(template['package.json']!, migrated.packages)
  const project = fitFiles(template, surroundings)
  if ([...migrated.files.keys()].some((path) => /^content\/(?!_public\/).*\.[cm]?jsx?$/.test(path)))
    project['tsconfig.json'] = allowJavaScript(project['tsconfig.json']!)
  const notes = importNotes(migrated, from)
  if (notes) project[importNotesFile] = notes
  const projectEntries = Object.entries(project).map(([path, text]) => [path, { text }] as const)
  for (const [path, file] of [...migrated.files, ...projectEntries]) {
    const place = join(target, path)
    mkdirSync(dirname(place), { recursive: true })
    if (!('from' in file)) writeFileSync(place, 'text' in file ? file.text : file.bytes)
    else if (isReadableFile(file.from)) copyFileSync(file.from, place)
  }
  if (format === 'json') {
    stdout.write(migrationJson(migrated, true))
    return errors > 0 ? 1 : 0
  }
  const report = makeReport(migrated.warnings.list, {
    pages: migrated.counts.pages,
    links: 0,
    anchors: 0,
    samples: 0,
  })
  stderr.write(formatReport(report, migrated.root, styleFor(stderr, context)))
  const place = relative(cwd, target) || '.'
  const { install: installPackages, run } = commandsOf(surroundings.packageManager)
  const enter = enterFolder(place)
  const commands = { enter, install: [...enter, installPackages], start: `${run} dev` }
  const entries = missingEntries(surroundings, project)
  const isInstalled = install === true && !entries.some(preventsInstall)
  if (isInstalled) await installSite(commands, context)
  const start = startCommand(commands, isInstalled)
  stdout.write(migrationReport(migrated, from, place, start, notes && importNotesFile, entries))
  if (isInRepository)
    stdout.write(
      'No workflow was written, because the old site may have one. To publish the new site, see the page “GitHub Pages” in the ' +
        'documentation of Docs.\n',
    )
  else if (usesLocalFiles(surroundings)) stdout.write(`${localFilesWarning}\n`)
  return report.errors > 0 ? 1 : 0
}

/**
 * Leaves out the files that would be written outside of the new site, or to a place where programs look for code. The old site determines
 * the paths.
 */
function leaveOutOtherPaths({ files, warnings }: MigratedSite): void {
  for (const path of files.keys()) {
    const names = path.split(/[\\/]/)
    const isOther = names.some((name) => ['..', '.git', 'node_modules'].includes(name)) || names[0]!.startsWith('.')
    if (!isOther && !isAbsolute(path)) continue
    files.delete(path)
    const reason = `\`${path}\` isn’t a path for content, so this file wasn’t written.`
    warnings.add({ kind: 'file', name: path, reason })
  }
}

/** Adds the packages that the site's configuration and components import to its `package.json`. */
function withPackages(text: string, packages: Record<string, string>): string {
  if (Object.keys(packages).length === 0) return text
  const project = JSON.parse(text) as { devDependencies?: Record<string, string> }
  const all = Object.entries({ ...project.devDependencies, ...packages })
  project.devDependencies = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(project, null, 2)}\n`
}

/** Lets TypeScript read components written in JavaScript, but not the public files, which may be scripts of any kind. */
function allowJavaScript(tsconfig: string): string {
  return tsconfig
    .replace('"noEmit": true,', '"noEmit": true,\n    "allowJs": true,')
    .replace('"include": ["site.config.ts", "content", "theme", "plugins"]', '$&,\n  "exclude": ["content/_public"]')
}
