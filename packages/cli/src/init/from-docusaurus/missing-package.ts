/**
 * Creates a stub for a package that is missing while a configuration is loaded. The stub can be called, constructed, read, and iterated. It
 * behaves like an empty value.
 *
 * @param names The names that are imported from the package. The stub lists them, because bundled code copies only the names that a module
 *   lists.
 */
export function missingPackage(names: readonly string[]): unknown {
  const stub: unknown = new Proxy(function missing() {}, {
    get(target, key) {
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (key === Symbol.toPrimitive) return () => ''
      // Return `undefined` for these keys. Otherwise, `await` would treat the stub as a promise that never settles, and bundled code would
      // treat it as a module with a default export.
      if (key === 'then' || key === '__esModule') return undefined
      return key === 'prototype' ? Reflect.get(target, key) : stub
    },
    ownKeys: (target) => [...new Set([...Reflect.ownKeys(target), ...names])],
    apply: () => stub,
    construct: () => stub as object,
  })
  return stub
}
