import type { LineMark } from '../fence-meta.ts'

/** The JavaScript form of a TypeScript fence. */
export interface JavaScriptTwin {
  /** `js` or `jsx`. */
  lang: string
  /** The name of the file as JavaScript, if the fence's title is a path. */
  title?: string
  code: string
  /** By line of `code`, from 1. */
  marks: Record<number, LineMark[]>
}
