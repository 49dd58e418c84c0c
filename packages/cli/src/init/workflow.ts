import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { libraryName } from './enclosing-package.ts'
import type { ExistingProject } from './existing-project.ts'
import { commandsOf, lockOf } from './package-manager.ts'
import { usesLocalFiles } from './packages-from-files.ts'
import { isRecord, type Json } from './read-json.ts'

const workflow = '.github/workflows/docs.yml'

/**
 * Adapts the workflow to the project, and moves it to the root of the repository if the site is in a subfolder, because GitHub reads
 * workflows only from there. The new path is relative to the site, such as `../.github/workflows/docs.yml`.
 */
export function fitWorkflow(files: Record<string, string>, project: ExistingProject): Record<string, string> {
  const text = files[workflow]
  if (text === undefined) return files
  const folder = posixPath(project.repository, project.root)
  const adapted = text
    .replace(/^ +- uses: actions\/setup-node/m, (step) => `${setupSteps(project)}${step}`)
    .replace(
      /^ +- run: npm install\n/m,
      () => (usesLocalFiles(project) ? localFilesComment : '') + installSteps(project),
    )
  const path = [posixPath(project.root, project.repository), workflow].filter(Boolean).join('/')
  return { ...withoutWorkflow(files), [path]: folder === '' ? adapted : inSubfolder(adapted, folder) }
}

export function withoutWorkflow(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path !== workflow))
}

export const localFilesWarning =
  'The workflow fails on GitHub until Docs is on npm, because `package.json` refers to files on this machine.'

export function isWorkflow(path: string): boolean {
  return path.endsWith(workflow)
}

const pnpmSetup = '- uses: pnpm/action-setup@fe02b34f77f8bc703788d5817da081398fad5dd2 # v4.0.0'
const bunSetup = '- uses: oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0'
/** The version of pnpm for projects that don't name one. */
const pnpmVersion = '12.21.0'

/** Returns the steps that install the package manager, unless GitHub's machines have it. */
function setupSteps({ packageManager, repository }: ExistingProject): string {
  const { name, version, namedIn } = packageManager
  if (name === 'pnpm') {
    const manifest =
      namedIn === undefined ? '' : [posixPath(repository, namedIn), 'package.json'].filter(Boolean).join('/')
    if (manifest === 'package.json') return lines(pnpmSetup)
    const input = manifest === '' ? `version: ${version ?? pnpmVersion}` : `package_json_file: ${quoted(manifest)}`
    return lines(pnpmSetup, '  with:', `    ${input}`)
  }
  if (name === 'yarn' && namedIn !== undefined) return lines('- run: corepack enable')
  return name === 'bun' ? lines(bunSetup) : ''
}

/**
 * Returns the steps that install the packages of the site and of the package that contains it, and that build this package.
 */
function installSteps(project: ExistingProject): string {
  const { root, manifest, parent, repository, packageManager, workspace } = project
  const { install, installLocked, run } = commandsOf(packageManager)
  const step = (folder: string, command: string) =>
    lines(
      `- run: ${command}`,
      ...(folder === root ? [] : [`  working-directory: ${quoted(posixPath(repository, folder) || '.')}`]),
    )
  const installIn = (folder: string) => step(folder, lockOf(folder) === undefined ? install : installLocked)
  const built = manifest ? { folder: root, manifest } : parent
  const build = built && hasOwnBuild(built.manifest) ? buildComment + step(built.folder, `${run} build`) : ''
  if (workspace !== undefined) return installIn(workspace.folder) + build
  if (!parent) return installIn(root) + build
  const usesParent = build !== '' || libraryName(parent) !== undefined
  return (usesParent ? installIn(parent.folder) : '') + build + installIn(root)
}

const localFilesComment = lines('# Fails until Docs is on npm: package.json refers to files on your machine.')

const buildComment = lines('# Samples import the built library.')

/** Whether a package has a build that isn't the build of a site. */
export function hasOwnBuild({ scripts }: Json): boolean {
  const build = isRecord(scripts) ? scripts.build : undefined
  return typeof build === 'string' && !/\bdocs build\b/.test(build)
}

/** Indents lines like the steps of the workflow. */
function lines(...all: string[]): string {
  return all.map((line) => `      ${line}\n`).join('')
}

function posixPath(from: string, to: string): string {
  return relativePath(from, to)
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path)
}

function inSubfolder(text: string, folder: string): string {
  return text
    .replace(/^jobs:/m, () => `defaults:\n  run:\n    working-directory: ${quoted(folder)}\njobs:`)
    .replace(/^( +path: )(.+)$/gm, (_, key: string, path: string) => key + quoted(`${folder}/${path}`))
}
