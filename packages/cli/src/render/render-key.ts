import { hashOf } from '@docs-engine/shared/hash.ts'
import type { RenderTask, RenderTools } from './render-job.tsx'

/** The inputs that are the same for all pages of a site, as plain data. */
export interface SharedInput extends Omit<RenderTools, 'theme' | 'artifacts'> {
  /** Hash of the components that pages are rendered with. */
  components: string
}

/**
 * Creates a function that returns the key of a page's files. Rendering reads nothing but the task, the shared inputs, and the page's
 * artifacts, whose key is part of the task. So equal keys mean equal files.
 */
export function renderKeys(shared: SharedInput): (task: RenderTask) => string {
  const site = hashOf({ engine: __ENGINE__, ...shared })
  return (task) => hashOf({ site, task })
}
