import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import matter from 'gray-matter'
import picomatch from 'picomatch'
import { UserError } from '../util/user-error.ts'
import { isRecord, type Json, readJson } from './read-json.ts'

/** A package whose folder contains the site's folder. */
export interface EnclosingPackage {
  /** Absolute path. */
  folder: string
  manifest: Json
}

/** @param folders The folders above the site, the closest first. */
export function enclosingPackage(folders: readonly string[]): EnclosingPackage | undefined {
  for (const folder of folders) {
    const manifest = readJson(folder, 'package.json', join(folder, 'package.json'))
    if (manifest) return { folder, manifest }
  }
  return undefined
}

/** Returns the name of a package that pages can import, as opposed to a private package that only contains other packages. */
export function libraryName({ manifest }: EnclosingPackage): string | undefined {
  const isImportable = ['exports', 'main', 'module', 'types', 'typings'].some((key) => key in manifest)
  return isImportable && typeof manifest.name === 'string' ? manifest.name : undefined
}

export interface Workspace {
  /** Absolute path of its root. */
  folder: string
  /** Whether its patterns match the site's folder. */
  hasMember: boolean
}

/**
 * Returns the workspace that a folder is a member of, or has to be: pnpm doesn't install the packages of another folder in a workspace.
 *
 * @param folders The folders that can be the root.
 */
export function workspaceOf(folder: string, folders: readonly string[]): Workspace | undefined {
  for (const root of folders) {
    const path = relativePath(root, folder)
    const patterns = memberPatterns(root).map((pattern) => pattern.replace(/^\.\//, '').replace(/\/$/, ''))
    const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
    const included = patterns.filter((pattern) => !pattern.startsWith('!'))
    const hasMember = picomatch.isMatch(path, included, { ignore: excluded })
    if (hasMember || existsSync(join(root, workspaceFile))) return { folder: root, hasMember }
  }
  return undefined
}

export const workspaceFile = 'pnpm-workspace.yaml'

/**
 * Returns the patterns for the members of a workspace, as written in its root.
 *
 * @throws {UserError} If the file that contains them isn't valid.
 */
export function memberPatterns(root: string): string[] {
  const file = join(root, workspaceFile)
  if (existsSync(file)) {
    const packages = readYaml(file).packages
    return Array.isArray(packages) ? packages.map(String) : []
  }
  const workspaces = readJson(root, 'package.json', join(root, 'package.json'))?.workspaces
  const patterns = isRecord(workspaces) ? workspaces.packages : workspaces
  return Array.isArray(patterns) ? patterns.map(String) : []
}

function readYaml(file: string): Json {
  try {
    return matter(`---\n${readFileSync(file, 'utf8').replace(/^---.*$/gm, '')}\n---\n`, {}).data
  } catch (error) {
    const { reason, message } = error as Error & { reason?: string }
    throw new UserError(`\`${file}\` isn’t valid YAML: ${reason ?? message}.`, 'Fix it, then try again.')
  }
}
