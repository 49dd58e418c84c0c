import { posix } from 'node:path'
import type { SampleBlock } from './page-input.ts'

/** A page's samples, prepared for the compiler. */
export interface PageUnit {
  fences: SampleBlock[]
  samples: PageSamples
  /** Path of the folder that the page's sample files are compiled in. */
  folder: string
}

/** The TypeScript code of a page, as files in a folder. */
export interface PageSamples {
  files: SampleSource[]
  /** Indexes of the code blocks that are compiled. */
  checked: number[]
  /** Indexes of the code blocks that aren't compiled. */
  skipped: number[]
  /** The code blocks that are executed: the index of the block, and the index in `files` of the file to execute. */
  runs: { fence: number; entry: number }[]
}

/** A file of a page's samples. */
export interface SampleSource {
  /** Path relative to the page's folder. Unique on the page. */
  name: string
  text: string
  /** Index of the code block that contains the file. */
  fence: number
  /** The zero-based line of the code block's text where the file starts. */
  start: number
  /** Number of prelude lines above the file's own text. */
  preludeLines: number
  /** Codes of the errors that must occur. */
  expected: number[]
  /** Path of an included file, relative to the site's root. */
  origin?: string | undefined
  /** Whether the file is only compiled because an included file imports it. */
  isImported?: boolean | undefined
}

const codeFile = /\.([cm]?[jt]s|[jt]sx)$/

/** Returns whether the compiler compiles the file directly. JSON files are read only when they are imported. */
export function isCompiled({ name }: SampleSource): boolean {
  return codeFile.test(name)
}

/** Returns the path under which the compiler sees a sample file. `folder` is the page's folder during compilation. */
export function samplePath(folder: string, source: SampleSource): string {
  return posix.join(folder, source.name)
}
