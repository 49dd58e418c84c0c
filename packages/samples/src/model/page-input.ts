import { pick } from '@docs-engine/shared/pick.ts'
import type { CodeBlock } from './code-block.ts'
import type { EnvironmentInput } from './environment-input.ts'

/** The fields of a code block that affect the result of checking it. */
const sampleFields = [
  'lang',
  'code',
  'shownLines',
  'files',
  'errors',
  'run',
  'prelude',
  'twoslash',
  'nocheck',
  'isUnclosed',
  'isHero',
] as const satisfies (keyof CodeBlock)[]

/** A code block without its position, so that results can be reused if the text above the block changes. */
export type SampleBlock = Pick<CodeBlock, (typeof sampleFields)[number]>

/** How samples are checked. */
export interface CheckSettings {
  /** See `SamplesOptions`. */
  certainOnly: boolean
  run: boolean
  sandbox: boolean
}

/** Everything that the result of checking a page's samples depends on. It is plain data, and its hash is the key of the cached result. */
export interface PageInput extends EnvironmentInput, CheckSettings {
  blocks: SampleBlock[]
}

/** Returns what matters for samples about a code block. Of a block without files, only output is read. */
export function sampleBlock(block: CodeBlock): SampleBlock {
  const fields = pick(block, sampleFields)
  if (block.files.length > 0) return fields
  return { ...fields, code: block.lang === 'output' ? block.code : '', shownLines: [] }
}
