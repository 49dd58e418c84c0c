import type { Page } from '../../src/model/page.ts'
import type { WrittenKeys } from './hostile-front-matter.ts'

/** Returns the keys whose values were lost or changed without a message. */
export function keyFaults({ keys }: WrittenKeys, page: Omit<Page, 'key'>): string[] {
  const taken = page.frontMatter as Record<string, unknown>
  return keys.flatMap(({ key, value, line }) => {
    const isNamed = page.messages.some((m) => m.ruleId === 'front-matter' && m.line === line)
    const isTaken = Object.hasOwn(taken, key) && isSame(taken[key], value)
    return isNamed || isTaken ? [] : [`${key}: ${JSON.stringify(value)} became ${JSON.stringify(taken[key])}`]
  })
}

/**
 * Returns whether a parsed value contains everything in the written value. Numbers may have become text, and defaults may have been added.
 */
function isSame(taken: unknown, written: unknown): boolean {
  if (Array.isArray(written))
    return Array.isArray(taken) && taken.length === written.length && written.every((item, i) => isSame(taken[i], item))
  if (typeof written === 'object' && written !== null)
    return Object.entries(written).every(([key, value]) => isSame((taken as Record<string, unknown>)?.[key], value))
  if (typeof written === 'string') return taken === written
  return Object.is(taken, written) || taken === String(written) || (written === 0 && taken === 0)
}
