import { hash } from 'node:crypto'

/** Returns a hash of a value that can be serialized as JSON. */
export function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value)).slice(0, 32)
}
