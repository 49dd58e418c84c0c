import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJsonc } from '../util/parse-jsonc.ts'
import { UserError } from '../util/user-error.ts'

export type Json = Record<string, unknown>

/**
 * Reads `package.json` or `tsconfig.json`. Returns `undefined` if the file doesn't exist.
 *
 * @param shown The file's path in the error message.
 * @throws {UserError} If the file isn't valid.
 */
export function readJson(folder: string, name: string, shown = name): Json | undefined {
  const path = join(folder, name)
  if (!existsSync(path)) return undefined
  let value: unknown
  try {
    value = parseJsonc(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UserError(`\`${shown}\` isn’t valid JSON: ${(error as Error).message}`, 'Fix it, then try again.')
  }
  if (isRecord(value)) return value
  throw new UserError(`\`${shown}\` doesn’t contain an object.`, 'Fix it, then try again.')
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The names of the packages that a `package.json` lists. */
export function listedPackages({ dependencies, devDependencies }: Json): string[] {
  return [dependencies, devDependencies].filter(isRecord).flatMap(Object.keys)
}
