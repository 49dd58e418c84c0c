import type { CodeBlock } from '../model/code-block.ts'
import type { PageSamples } from './page-samples.ts'

/** A page's samples, prepared for the compiler. */
export interface PageUnit {
  fences: CodeBlock[]
  samples: PageSamples
  /** Path of the folder that the page's sample files are compiled in. */
  folder: string
}
