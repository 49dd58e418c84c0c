/** Returns a function that calls `compute` once for each argument. */
export function memoize<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>()
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key))
    return results.get(key)!
  }
}
