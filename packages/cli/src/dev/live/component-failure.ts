import type { ComponentFailure } from '@docs-engine/client/dev/live-state.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'

/** What the browser sent; undefined if it is something else. */
export function componentFailure(body: string): ComponentFailure | undefined {
  try {
    const { path, name, index, message, stack } = JSON.parse(body) as Record<string, unknown>
    const isText = (value: unknown) => typeof value === 'string'
    if (![path, name, message, stack].every(isText) || !Number.isInteger(index)) return undefined
    return { path, name, index, message, stack } as ComponentFailure
  } catch {
    return undefined
  }
}

/** A line and column of a file that the browser ran. */
export interface Frame {
  /** Path below the base URL: `assets/Counter-ABCDEFGH.js`. */
  file: string
  line: number
  column: number
}

/** The places in the bundle that a stack names, the innermost first. Each browser writes them in its own way. */
export function framesOf(stack: string): Frame[] {
  return [...stack.matchAll(/(assets\/[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g)].map(([, file, line, column]) => ({
    file: file!,
    line: Number(line),
    column: Number(column),
  }))
}

/**
 * The message about a component that threw in a browser, at the place where the page calls it; undefined if the page has no such
 * component any more.
 *
 * @param source Where in the site's code it was thrown: `content/_components/Counter.tsx:3:9`.
 */
export function failureMessage(
  { name, index, message }: ComponentFailure,
  page: Pick<Page, 'source' | 'islandPlaces'>,
  source: string | undefined,
): Message | undefined {
  const places = Object.hasOwn(page.islandPlaces ?? {}, name) ? page.islandPlaces![name] : undefined
  const place = places?.[index]
  if (!place) return undefined
  return {
    ruleId: 'component',
    fatal: true,
    file: page.source,
    ...place,
    reason: `\`${name}\` throws in the browser: ${message.replace(/\.$/, '')}.`,
    note: `Look at \`${source ?? `content/_components/${name}.tsx`}\`. The page keeps its HTML from the build.`,
  }
}
