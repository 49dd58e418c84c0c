import type { PageTypes } from '@docs-engine/samples/model'
import type { Message } from './message.ts'
import type { SkippedSample } from './sample-coverage.ts'

/** The result of checking a site's samples. */
export interface SiteSamples {
  checked: number
  /** Samples marked `nocheck`. */
  skipped: SkippedSample[]
  messages: Message[]
  /** Highlighted declarations of exports, by `package#name`. */
  signatures: Map<string, string>
  /** Type hints by source path. */
  types: Record<string, PageTypes>
}
