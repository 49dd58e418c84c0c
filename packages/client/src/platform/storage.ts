type StorageName = 'localStorage' | 'sessionStorage'

/** A stored value. Blocked storage is no error: nothing is stored there. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** @param value null removes it. */
export function writeStored(key: string, value: string | null, storage: StorageName = 'localStorage'): void {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
  } catch {}
}
