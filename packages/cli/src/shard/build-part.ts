import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../util/make-folder.ts'
import { UserError } from '../util/user-error.ts'
import type { BuildShard } from './divide-pages.ts'
import type { SiteState } from './site-state.ts'

/** What `part.json` says of a part. A part is a cache that holds one shard's share of what a site is made from. */
export interface BuildPart extends BuildShard {
  /** As it was named to the command. */
  folder: string
  engine: string
  /** undefined while it is being built. */
  state?: SiteState
}

const fileName = 'part.json'

/**
 * Makes the folder of a part, or takes one that an earlier command has left: what is in it is used again.
 *
 * @throws {UserError} if it holds something else.
 */
export function beginPart(folder: string, shard: BuildShard): void {
  makeFolder(folder)
  if (readdirSync(folder).length > 0 && !existsSync(join(folder, fileName))) {
    throw new UserError(
      `\`${folder}\` holds files which are no part of a site.`,
      'Empty it, or name another folder: `--out-dir <folder>`.',
    )
  }
  write(folder, { ...shard, engine: __ENGINE__ })
}

export function finishPart(folder: string, shard: BuildShard, state: SiteState): void {
  write(folder, { ...shard, engine: __ENGINE__, state })
}

function write(folder: string, part: Omit<BuildPart, 'folder'>): void {
  writeFileSync(join(folder, fileName), `${JSON.stringify(part, null, 2)}\n`)
}

/** @throws {UserError} if there is no part in the folder, or only half of one. */
export function readPart(folder: string): BuildPart {
  let part: BuildPart
  try {
    part = { ...JSON.parse(readFileSync(join(folder, fileName), 'utf8')), folder }
  } catch {
    throw new UserError(
      `\`${folder}\` is no part of a site.`,
      'Name the folders which `docs build --shard <i>/<n>` has written.',
    )
  }
  if (!part.state) {
    throw new UserError(
      `The build of \`${folder}\` was interrupted.`,
      `Build it again: \`docs build --shard ${part.index}/${part.count}\`.`,
    )
  }
  return part
}

/**
 * Checks that the parts are all of one site, each once, and of the site as it is here.
 *
 * @throws {UserError} if they are not.
 */
export function checkParts(parts: BuildPart[], here: SiteState): void {
  const [first] = parts
  const byIndex = new Map<number, BuildPart>()
  for (const part of parts) {
    const { folder, index, count, engine } = part
    if (count !== first!.count) {
      throw new UserError(
        `\`${first!.folder}\` is one of ${first!.count} parts, \`${folder}\` one of ${count}.`,
        'Name the parts of one division.',
      )
    }
    const twin = byIndex.get(index)
    if (twin) {
      throw new UserError(
        `\`${twin.folder}\` and \`${folder}\` are both part ${index}/${count}.`,
        'Name each part once.',
      )
    }
    byIndex.set(index, part)
    if (engine !== __ENGINE__) {
      throw new UserError(
        `\`${folder}\` was built by another version of \`docs\`.`,
        'Build and merge with the same version.',
      )
    }
    const different = (Object.keys(here) as (keyof SiteState)[]).find((what) => part.state![what] !== here[what])
    if (different) {
      throw new UserError(
        `\`${folder}\` was built from ${others[different]} than there is here.`,
        'Build all parts and merge them from the same commit, with the same options.',
      )
    }
  }
  const missing = Array.from({ length: first!.count }, (_, i) => i + 1).filter((index) => !byIndex.has(index))
  if (missing.length > 0) {
    const names = missing.map((index) => `${index}/${first!.count}`).join(', ')
    throw new UserError(
      `${missing.length === 1 ? 'Part' : 'Parts'} ${names} of the site ${missing.length === 1 ? 'is' : 'are'} missing.`,
      `Build what is missing: \`docs build --shard ${missing[0]}/${first!.count}\`.`,
    )
  }
}

const others: Record<keyof SiteState, string> = {
  configuration: 'another configuration',
  components: 'other components',
  pages: 'other content',
}
