import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportsEntry } from '@docs-engine/samples'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { workspaceFile } from './enclosing-package.ts'
import { documentedLibrary, type ExistingProject } from './existing-project.ts'
import { commandsOf } from './package-manager.ts'
import { packagesFromFiles, yarnResolutions } from './packages-from-files.ts'
import { pnpmSettings } from './pnpm-settings.ts'
import { isRecord, listedPackages } from './read-json.ts'

/** Lines that the owner of a project has to add to a file that was kept. */
export interface MissingEntries {
  /** What to do, as a sentence that ends with a colon. */
  task: string
  lines: string[]
}

/**
 * Compares the project's files with the files of the new site.
 *
 * @param files The files of the new site, by path.
 */
export function missingEntries(project: ExistingProject, files: Record<string, string>): MissingEntries[] {
  return [
    {
      task: `${beforeInstall}add its folder to \`packages\` in \`${workspaceFile}\`:`,
      lines: missingMember(project),
    },
    {
      task: `${beforeInstall}add these settings to \`${workspaceFile}\`:`,
      lines: missingSettings(project),
    },
    { task: `${beforeInstall}set this key in \`package.json\`:`, lines: missingResolutions(project) },
    {
      task: 'Before you start the site, add this key to `package.json`, so that pages can import the library by its name:',
      lines: missingExports(project),
    },
    { task: 'Add these scripts to `package.json`:', lines: missingScripts(project, files['package.json']!) },
    { task: 'Add these lines to `.gitignore`:', lines: missingIgnores(project, files['.gitignore']!) },
    {
      task: 'Set this key in `tsconfig.json`, so that your own build doesn’t compile the site:',
      lines: missingExclude(project),
    },
    {
      task: 'Tell coding agents about the site in `AGENTS.md`, for example:',
      lines: missingInstructions(project),
    },
  ].filter(({ lines }) => lines.length > 0)
}

/** Whether the owner of a project has to change it before the site can be installed. */
export function preventsInstall({ task }: MissingEntries): boolean {
  return task.startsWith(beforeInstall)
}

const beforeInstall = 'Before you install the site, '

/** Formats lines below the sentence that says where to add them. */
export function formatEntries({ task, lines }: MissingEntries): string {
  return `${task}\n\n${indented(lines)}`
}

export function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n')
}

/** Returns the packages that the site needs for development and that the project doesn't list: names, or paths of local packages. */
export function missingPackages({ manifest }: ExistingProject, newManifest: string): string[] {
  const { devDependencies } = JSON.parse(newManifest) as { devDependencies: Record<string, string> }
  const listed = listedPackages(manifest ?? {})
  return Object.entries(devDependencies)
    .filter(([name]) => !listed.includes(name))
    .map(([name, version]) => (version.startsWith('file:') ? version.slice('file:'.length) : name))
}

function missingExports(project: ExistingProject): string[] {
  const { manifest } = project
  return manifest && !manifest.exports && documentedLibrary(project) ? [exportsEntry(manifest)] : []
}

/** Returns the scripts that no script of the project replaces. Their names start with `docs:`, because a library has its own `build`. */
function missingScripts({ manifest }: ExistingProject, newManifest: string): string[] {
  if (!manifest) return []
  const { scripts } = JSON.parse(newManifest) as { scripts: Record<string, string> }
  const own = isRecord(manifest.scripts) ? Object.values(manifest.scripts).map(String) : []
  const lines = Object.entries(scripts)
    .filter(([, command]) => !own.some((script) => script.includes(commandName(command))))
    .map(([name, command]) => `"docs:${name}": "${command}"`)
  return lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line))
}

/** Returns a script's command without its options: `docs build --out-dir x` → `docs build` */
function commandName(command: string): string {
  return command.startsWith('docs ') ? command.split(' ', 2).join(' ') : command
}

function missingIgnores({ gitignore }: ExistingProject, newGitignore: string): string[] {
  if (gitignore === undefined) return []
  const plain = (line: string) =>
    line
      .trim()
      .replace(/^(?:\*\*)?\//, '')
      .replace(/\/$/, '')
  const ignored = new Set(gitignore.split('\n').map(plain))
  return newGitignore.split('\n').filter((line) => line !== '' && !ignored.has(plain(line)))
}

function missingMember({ root, workspace }: ExistingProject): string[] {
  return !workspace || workspace.hasMember ? [] : [`- ${relativePath(workspace.folder, root)}`]
}

function missingSettings({ root, workspace, packageManager }: ExistingProject): string[] {
  const folder = workspace?.folder ?? root
  const file = join(folder, workspaceFile)
  if (packageManager.name !== 'pnpm' || !existsSync(file)) return []
  const settings = readFileSync(file, 'utf8')
  return pnpmSettings(packagesFromFiles(folder)).filter((line) => !settings.includes(line))
}

function missingResolutions({ root, manifest, packageManager }: ExistingProject): string[] {
  const needed = yarnResolutions(packagesFromFiles(root))
  if (!manifest || packageManager.name !== 'yarn' || Object.keys(needed).length === 0) return []
  return [`"resolutions": ${JSON.stringify(needed)}`]
}

function missingInstructions({ agents, packageManager }: ExistingProject): string[] {
  if (agents === undefined || agents.includes('docs check')) return []
  return [
    `The documentation is in \`content/\`. Run \`${commandsOf(packageManager).exec} docs check\` after every change to it.`,
    'Before you write a page, read `writing-pages.md` in `node_modules/@docs-engine/cli/docs/content/`.',
  ]
}

/** Returns the key `exclude` if the project's own TypeScript configuration would compile the site, too. */
function missingExclude({ tsconfig }: ExistingProject): string[] {
  if (!tsconfig || (Array.isArray(tsconfig.files) && !tsconfig.include)) return []
  const site = ['content', 'site.config.ts']
  const include = stringsOf(tsconfig.include) ?? ['**/*']
  if (!include.some((pattern) => pattern.startsWith('*') || pattern === '' || site.includes(pattern.split('/')[0]!)))
    return []
  const options = isRecord(tsconfig.compilerOptions) ? tsconfig.compilerOptions : {}
  // Without `exclude`, TypeScript excludes these folders.
  const usual = ['node_modules', ...(typeof options.outDir === 'string' ? [options.outDir] : [])]
  const exclude = stringsOf(tsconfig.exclude)
  const missing = site.filter((path) => !exclude?.some((pattern) => pattern.split('/')[0] === path))
  if (missing.length === 0) return []
  const all = [...(exclude ?? usual), ...missing]
  return [`"exclude": [${all.map((path) => JSON.stringify(path)).join(', ')}]`]
}

/** Returns the patterns of a list without `./` at the start. */
function stringsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.map((pattern) => String(pattern).replace(/^\.\/?/, '')) : undefined
}
