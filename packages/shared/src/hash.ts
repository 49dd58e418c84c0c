import { createHash } from 'node:crypto'

/** Returns a hash of a value that can be serialized as JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
