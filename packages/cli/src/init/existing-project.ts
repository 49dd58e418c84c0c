import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseJsonc } from '../util/parse-jsonc.ts'
import { UserError } from '../util/user-error.ts'

type Json = Record<string, unknown>

/** The files of a project that a new site has to fit into. A file that doesn't exist is `undefined`. */
export interface ExistingProject {
  manifest: Json | undefined
  tsconfig: Json | undefined
  /** The text of `.gitignore`. */
  gitignore: string | undefined
  /** The folder that the site is written to. It differs from `dist` if the project writes its own output there. */
  outDir: string
}

/** @throws {UserError} If `package.json` or `tsconfig.json` isn't valid. */
export function readExistingProject(root: string): ExistingProject {
  const manifest = readJson(root, 'package.json')
  const tsconfig = readJson(root, 'tsconfig.json')
  const gitignore = existsSync(join(root, '.gitignore')) ? readFileSync(join(root, '.gitignore'), 'utf8') : undefined
  const usesDist = existsSync(join(root, 'dist')) || writesToDist(tsconfig) || publishesDist(manifest)
  return { manifest, tsconfig, gitignore, outDir: usesDist ? 'docs-dist' : 'dist' }
}

function readJson(root: string, name: string): Json | undefined {
  const path = join(root, name)
  if (!existsSync(path)) return undefined
  let value: unknown
  try {
    value = parseJsonc(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UserError(`\`${name}\` isn’t valid JSON: ${(error as Error).message}`, 'Fix it, then try again.')
  }
  if (isRecord(value)) return value
  throw new UserError(`\`${name}\` doesn’t contain an object.`, 'Fix it, then try again.')
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

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
