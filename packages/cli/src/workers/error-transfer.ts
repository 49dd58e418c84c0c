import { SiteErrors } from '../util/site-errors.ts'
import { UserError } from '../util/user-error.ts'

/** The error classes that commands check for, by name. */
const classes: Record<string, { prototype: Error }> = { SiteErrors, UserError }

/**
 * Converts an error to plain data for sending it to another thread. Sending the error itself would drop its class and properties such as
 * the `code` of a failed write.
 */
export function packError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const properties = Object.entries(error).filter(([, value]) => isPlain(value))
  return {
    ...Object.fromEntries(properties),
    isError: true,
    name,
    message,
    stack,
    ...(cause !== undefined && { cause: packError(cause) }),
  }
}

/** Restores an error that `packError` converted. */
export function unpackError(packed: unknown): unknown {
  if (!isPacked(packed)) return packed
  const { isError: _, cause, ...properties } = packed
  const error = new Error(properties.message, cause === undefined ? {} : { cause: unpackError(cause) })
  return restoreClass(Object.assign(error, properties))
}

/**
 * Restores the class of an error by the error's name. The class is lost when the error is sent between threads, both by `packError` and in
 * a worker's `error` event.
 */
export function restoreClass(error: unknown): unknown {
  if (error instanceof Error && Object.hasOwn(classes, error.name)) {
    Object.setPrototypeOf(error, classes[error.name]!.prototype)
  }
  return error
}

interface PackedError {
  isError: true
  name: string
  message: string
  cause?: unknown
}

function isPacked(value: unknown): value is PackedError {
  return typeof value === 'object' && value !== null && 'isError' in value
}

/** Returns whether a value can be sent to another thread. */
function isPlain(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}
