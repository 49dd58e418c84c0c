import type { ComponentFailure } from '@docs-engine/client/dev/live-state.ts'
import { componentPath } from '../../components/islands.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'

/** A position in a JavaScript file of the bundle. */
export interface Frame {
  /** Path below the base URL: `assets/Counter-ABCDEFGH.js`. */
  file: string
  line: number
  column: number
}

interface LocatedFailure {
  failure: ComponentFailure
  /** The position in the site's code that threw, such as `content/_components/Counter.tsx:3:9`. */
  source: string | undefined
}

/** Maximum number of failures kept per page. A component may throw repeatedly, each time with a different message. */
const maxFailures = 20
/** Maximum number of stack frames to map to source files. Deeper frames are usually in React's code. */
const maxFrames = 10

/** Stores errors that components threw in browsers. A page's errors are kept until the page is opened again or the client changes. */
export class ComponentFailures {
  /** Maps the route path of each page to its failures. */
  #failures = new Map<string, LocatedFailure[]>()
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /**
   * Stores a failure, together with the position in the site's code that threw.
   *
   * @param sourceOf Maps a position in the bundle to a position in the site's code, or to `undefined` for other code.
   * @returns `false` if the failure is outdated because the client has changed in the meantime.
   */
  async add(failure: ComponentFailure, sourceOf: (frame: Frame) => Promise<string | undefined>): Promise<boolean> {
    const current = this.#failures
    let source: string | undefined
    for (const frame of framesOf(failure.stack).slice(0, maxFrames)) {
      source = await sourceOf(frame)
      if (source) break
    }
    if (current !== this.#failures) return false
    const others = (current.get(failure.path) ?? []).filter((other) => !isSame(other.failure, failure))
    current.set(failure.path, [...others, { failure, source }].slice(-maxFailures))
    return true
  }

  /** Returns messages about the components that threw on a page. `page` must be the current version of the page. */
  messages(path: string, page: Pick<Page, 'source' | 'islandPositions'>): Message[] {
    return (this.#failures.get(path) ?? []).flatMap((failure) => failureMessage(failure, page, this.#root) ?? [])
  }

  clear(path: string): void {
    this.#failures.delete(path)
  }

  clearAll(): void {
    this.#failures = new Map()
  }
}

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

/** Extracts the positions in the bundle from a stack trace, innermost first. Supports the stack formats of all browsers. */
function framesOf(stack: string): Frame[] {
  return [...stack.matchAll(/(assets\/[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g)].map(([, file, line, column]) => ({
    file: file!,
    line: Number(line),
    column: Number(column),
  }))
}

function isSame(a: ComponentFailure, b: ComponentFailure): boolean {
  return a.name === b.name && a.index === b.index && a.message === b.message
}

/**
 * Returns the message about a component that threw, at the position where the page uses the component. Returns `undefined` if the page
 * no longer uses the component.
 */
function failureMessage(
  { failure: { name, index, message }, source }: LocatedFailure,
  page: Pick<Page, 'source' | 'islandPositions'>,
  root: string,
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
    note: `Look at \`${source ?? componentPath(name, root)}\`. The page keeps its HTML from the build.`,
  }
}
