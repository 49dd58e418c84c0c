import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { findUp, foldersUp } from '@docs-engine/shared/find-up.ts'
import type { Surroundings } from '../model/command.ts'
import {
  type EnclosingPackage,
  enclosingPackage,
  libraryName,
  type Workspace,
  workspaceOf,
} from './enclosing-package.ts'
import { type OwnLibrary, ownLibrary } from './own-library.ts'
import { detectPackageManager, type PackageManager } from './package-manager.ts'
import { isRecord, type Json, readJson } from './read-json.ts'

/** The project that a new site has to fit into. A file that doesn't exist is `undefined`. */
export interface ExistingProject {
  /** Absolute path of the site's folder. */
  root: string
  manifest: Json | undefined
  tsconfig: Json | undefined
  /** The text of `.gitignore`. */
  gitignore: string | undefined
  /** The text of `AGENTS.md`. */
  agents: string | undefined
  /** The folder that the site is written to. It differs from `dist` if the project writes its own output there. */
  outDir: string
  /** The root of the repository, where GitHub looks for workflows. */
  repository: string
  packageManager: PackageManager
  /** The package that the site documents, if the site is in a subfolder of it and has no `package.json` yet. */
  parent: EnclosingPackage | undefined
  workspace: Workspace | undefined
}

/** @throws {UserError} If `package.json` or `tsconfig.json` isn't valid. */
export function readExistingProject(root: string, env: Surroundings['env']): ExistingProject {
  const manifest = readJson(root, 'package.json')
  const tsconfig = readJson(root, 'tsconfig.json')
  const usesDist = existsSync(join(root, 'dist')) || writesToDist(tsconfig) || publishesDist(manifest)
  const folders = projectFolders(root)
  const parent = manifest ? undefined : enclosingPackage(folders.slice(1))
  const isRepository = existsSync(join(root, '.git'))
  return {
    root,
    manifest,
    tsconfig,
    gitignore: textOf(root, '.gitignore'),
    agents: textOf(root, 'AGENTS.md'),
    outDir: usesDist ? 'docs-dist' : 'dist',
    repository: isRepository ? root : (repositoryAbove(root) ?? parent?.folder ?? root),
    packageManager: detectPackageManager(folders, env),
    parent,
    workspace: workspaceOf(root, folders.slice(1)),
  }
}

/** The library that the site's pages can import: the package that contains the site. */
export function documentedLibrary({ root, manifest, parent }: ExistingProject): OwnLibrary | undefined {
  const found = manifest ? { folder: root, manifest } : parent
  const name = found && libraryName(found)
  return found && name !== undefined ? ownLibrary(found, name) : undefined
}

function textOf(root: string, name: string): string | undefined {
  const path = join(root, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function writesToDist(tsconfig: Json | undefined): boolean {
  const options = tsconfig?.compilerOptions
  return isRecord(options) && [options.outDir, options.declarationDir].some(isInDist)
}

/** Whether a path in `package.json` that users of the package import is in `dist`. */
function publishesDist(manifest: Json | undefined): boolean {
  const keys = ['main', 'module', 'browser', 'types', 'typings', 'bin', 'exports', 'files']
  return keys.some((key) => containsDist(manifest?.[key]))
}

function containsDist(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(containsDist) : isInDist(value)
}

function isInDist(path: unknown): boolean {
  return typeof path === 'string' && posix.normalize(path).split('/')[0] === 'dist'
}

/** Returns the root of the Git repository if the folder is below it. Returns `undefined` if the folder itself may be the root. */
function repositoryAbove(root: string): string | undefined {
  if (existsSync(join(root, '.git'))) return undefined
  const git = findUp('.git', dirname(root))
  return git && dirname(git)
}

/**
 * Returns the site's folder and the folders above it that belong to the same project: up to the root of the Git repository or, without one,
 * the folder above. Other folders, such as the home folder, may contain unrelated files.
 */
function projectFolders(root: string): string[] {
  if (existsSync(join(root, '.git'))) return [root]
  const repository = repositoryAbove(root)
  if (repository === undefined) return [root, dirname(root)]
  const folders = [...foldersUp(root)]
  return folders.slice(0, folders.indexOf(repository) + 1)
}
