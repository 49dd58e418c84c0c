/**
 * Stands for a package that is not installed where a configuration is read: it can be called, constructed, read and iterated, and
 * is empty.
 *
 * @param names What may be imported from it: bundlers copy the names which a module lists.
 */
export function missingPackage(names: readonly string[]): unknown {
  const stub: unknown = new Proxy(function missing() {}, {
    get(target, key) {
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (key === Symbol.toPrimitive) return () => ''
      // An awaited value must not look like a promise that never settles, nor the whole like a module with a default export.
      if (key === 'then' || key === '__esModule') return undefined
      return key === 'prototype' ? Reflect.get(target, key) : stub
    },
    ownKeys: (target) => [...new Set([...Reflect.ownKeys(target), ...names])],
    apply: () => stub,
    construct: () => stub as object,
  })
  return stub
}
