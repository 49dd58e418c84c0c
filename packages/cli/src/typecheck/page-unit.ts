import type { CodeBlock } from '../model/code-block.ts'
import type { PageSamples } from './page-samples.ts'

/** A page as the compiler sees it. */
export interface PageUnit {
  fences: CodeBlock[]
  samples: PageSamples
  /** Path of the folder its files are in while they are compiled. */
  folder: string
}
