import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readCached } from '../assets/cached-file.ts'
import type { Cache } from '../cache/cache.ts'
import { assertNoFile } from '../util/assert-folder.ts'
import { makeFolder } from '../util/make-folder.ts'
import { UserError } from '../util/user-error.ts'
import type { BuildShard } from './select-shard.ts'
import type { SiteState } from './site-state.ts'

/** The contents of `part.json`. A part is a cache directory with the artifacts of one shard. */
export interface ShardOutput extends BuildShard {
  /** Path of the part's folder, as passed to the command. */
  folder: string
  /** Absolute path of the folder. */
  path: string
  /** Version of the engine that built the part. */
  engine: string
  /** Hashes of the build inputs. `undefined` until the build has finished. */
  state?: SiteState
}

const manifestName = 'part.json'

/**
 * Prepares the folder of a part and marks the part as unfinished.
 *
 * @param keep Whether to reuse the contents of an existing part.
 * @throws {UserError} If the folder contains other files.
 */
export function prepareShardOutput(folder: string, shard: BuildShard, keep: boolean): void {
  assertNoFile(folder, 'Choose another folder: `--out-dir <folder>`.')
  makeFolder(folder)
  if (readdirSync(folder).length > 0 && !existsSync(join(folder, manifestName))) {
    throw new UserError(
      `\`${folder}\` contains files that aren’t part of a sharded build.`,
      'Empty it, or choose another folder: `--out-dir <folder>`.',
    )
  }
  if (!keep) for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  writeManifest(folder, { ...shard, engine: __ENGINE__ })
}

/** Marks a part as finished and records the hashes of its build inputs. */
export function completeShardOutput(folder: string, shard: BuildShard, state: SiteState): void {
  writeManifest(folder, { ...shard, engine: __ENGINE__, state })
}

function writeManifest(folder: string, part: Omit<ShardOutput, 'folder' | 'path'>): void {
  writeFileSync(join(folder, manifestName), `${JSON.stringify(part, null, 2)}\n`)
}

/**
 * Reads the description of a finished part.
 *
 * @throws {UserError} If the folder contains no part, or if its build was interrupted.
 */
export function readShardOutput(folder: string, cwd: string): ShardOutput {
  const path = resolve(cwd, folder)
  let part: ShardOutput
  try {
    part = { ...JSON.parse(readFileSync(join(path, manifestName), 'utf8')), folder, path }
  } catch {
    throw new UserError(
      `\`${folder}\` isn’t part of a sharded build.`,
      'Pass the folders that `docs build --shard <i>/<n>` wrote.',
    )
  }
  if (!part.state) {
    throw new UserError(
      `The build of \`${folder}\` was interrupted.`,
      `Run \`docs build --shard ${part.index}/${part.count}\`.`,
    )
  }
  return part
}

/**
 * Checks that no part is missing or duplicated, and that all parts were built from the current state of the site.
 *
 * @throws {UserError} If the check fails. The message describes the first problem found.
 */
export function checkShardOutputs(parts: ShardOutput[], current: SiteState): void {
  const [first] = parts
  const byIndex = new Map<number, ShardOutput>()
  for (const part of parts) {
    const { folder, index, count, engine } = part
    if (count !== first!.count) {
      throw new UserError(
        `\`${first!.folder}\` is one of ${first!.count} parts, but \`${folder}\` is one of ${count}.`,
        'Pass the parts of a single build.',
      )
    }
    const duplicate = byIndex.get(index)
    if (duplicate) {
      throw new UserError(
        `\`${duplicate.folder}\` and \`${folder}\` are both part ${index}/${count}.`,
        'Pass each part once.',
      )
    }
    byIndex.set(index, part)
    if (engine !== __ENGINE__) {
      throw new UserError(
        `\`${folder}\` was built by a different version of \`docs\`.`,
        'Use the same version for all parts and for the merge.',
      )
    }
    const different = (Object.keys(current) as (keyof SiteState)[]).find((key) => part.state![key] !== current[key])
    if (different) {
      throw new UserError(
        `\`${folder}\` was built with ${differences[different]}.`,
        'Build and merge all parts from the same commit, with the same options.',
      )
    }
  }
  const missing = Array.from({ length: first!.count }, (_, i) => i + 1).filter((index) => !byIndex.has(index))
  if (missing.length > 0) {
    const names = missing.map((index) => `${index}/${first!.count}`).join(', ')
    throw new UserError(
      `${missing.length === 1 ? 'Part' : 'Parts'} ${names} of the site ${missing.length === 1 ? 'is' : 'are'} missing.`,
      `${missing.length === 1 ? 'Build it:' : 'Build each of them, starting with'} \`docs build --shard ${missing[0]}/${first!.count}\`.`,
    )
  }
}

const differences: Record<keyof SiteState, string> = {
  configuration: 'a different configuration',
  components: 'different components',
  pages: 'different pages',
}

/**
 * Reads all files of a part to find damaged ones.
 *
 * @throws {CacheDamagedError} If a file is missing, truncated, or changed.
 */
export function verifyShardFiles(part: Cache): void {
  for (const { key } of part.pages()) part.artifacts.get(key)
  for (const stage of ['cards', 'images']) {
    const folder = part.folderOf(stage)
    if (existsSync(folder)) for (const name of readdirSync(folder)) readCached(join(folder, name))
  }
}
