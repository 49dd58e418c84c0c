type StorageName = 'localStorage' | 'sessionStorage'

/** Reads a stored value. Returns `null` if the value is missing or the browser blocks storage. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a value. Does nothing if the browser blocks storage.
 *
 * @param value `null` removes the stored value.
 */
export function writeStored(key: string, value: string | null, storage: StorageName = 'localStorage'): void {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
  } catch {}
}
