/**
 * Stands for a package that is not installed where a configuration is read: it can be called, constructed, read and iterated, and
 * is empty. What was made of it is recognised by `isMissing`.
 */
export function missingPackage(): unknown {
  return stub
}

const marked = new WeakSet<object>()

export function isMissing(value: unknown): boolean {
  return (typeof value === 'function' || typeof value === 'object') && value !== null && marked.has(value)
}

const stub: unknown = new Proxy(function missing() {}, {
  get(target, key) {
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    if (key === Symbol.toPrimitive) return () => ''
    // An awaited value must not look like a promise that never settles.
    if (key === 'then') return undefined
    if (key === '__esModule') return true
    if (key === 'prototype') return Reflect.get(target, key)
    return stub
  },
  apply: () => stub,
  construct: () => stub as object,
})
marked.add(stub as object)
