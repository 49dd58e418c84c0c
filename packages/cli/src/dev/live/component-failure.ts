import type { ComponentFailure } from '@docs-engine/client/dev/live-state.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'

/** Parses a failure report from the browser. Returns `undefined` if the request body is not a valid report. */
export function parseFailureReport(body: string): ComponentFailure | undefined {
  try {
    const { path, name, index, message, stack } = JSON.parse(body) as Record<string, unknown>
    const isText = (value: unknown) => typeof value === 'string'
    if (![path, name, message, stack].every(isText) || !Number.isInteger(index)) return undefined
    return { path, name, index, message, stack } as ComponentFailure
  } catch {
    return undefined
  }
}

/** A position in a JavaScript file of the bundle. */
export interface Frame {
  /** Path below the base URL: `assets/Counter-ABCDEFGH.js`. */
  file: string
  line: number
  column: number
}

/** Extracts the positions in the bundle from a stack trace, innermost first. Supports the stack formats of all browsers. */
export function framesOf(stack: string): Frame[] {
  return [...stack.matchAll(/(assets\/[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g)].map(([, file, line, column]) => ({
    file: file!,
    line: Number(line),
    column: Number(column),
  }))
}

/**
 * Returns the message about a component that threw in a browser, at the position where the page uses the component. Returns
 * `undefined` if the page no longer uses it.
 *
 * @param source The position in the site's code that threw, such as `content/_components/Counter.tsx:3:9`.
 */
export function failureMessage(
  { name, index, message }: ComponentFailure,
  page: Pick<Page, 'source' | 'islandPositions'>,
  source: string | undefined,
): Message | undefined {
  const positions = Object.hasOwn(page.islandPositions ?? {}, name) ? page.islandPositions![name] : undefined
  const position = positions?.[index]
  if (!position) return undefined
  return {
    ruleId: 'component',
    fatal: true,
    file: page.source,
    ...position,
    reason: `\`${name}\` throws in the browser: ${message.replace(/\.$/, '')}.`,
    note: `Look at \`${source ?? `content/_components/${name}.tsx`}\`. The page keeps its HTML from the build.`,
  }
}
