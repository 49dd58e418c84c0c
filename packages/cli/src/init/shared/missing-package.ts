/**
 * Creates a stub for a package that is missing while a configuration is loaded. The stub can be called, constructed, read, and iterated. It
 * behaves like an empty value.
 *
 * @param names The names that are imported from the package. The stub lists them, because bundled code copies only the names that a module
 *   lists.
 * @param isConfig Recognizes a configuration. A function of the package that receives one returns it unchanged.
 * @param onRead Called for each property when it's read for the first time, with the stub that is its value.
 */
export function missingPackage(
  names: readonly string[],
  onRead?: (part: unknown, name: string) => void,
  isConfig: (value: unknown) => boolean = () => false,
): unknown {
  const parts = new Map<string | symbol, unknown>()
  const stub: unknown = new Proxy(function missing() {}, {
    get(target, key) {
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (key === Symbol.toPrimitive) return () => ''
      // Return `undefined` for these keys. Otherwise, `await` would treat the stub as a promise that never settles, and bundled code would
      // treat it as a module with a default export.
      if (key === 'then' || key === '__esModule') return undefined
      if (key === 'prototype') return Reflect.get(target, key)
      if (!onRead || typeof key === 'symbol') return stub
      if (!parts.has(key)) {
        const part = missingPackage(names, undefined, isConfig)
        parts.set(key, part)
        onRead(part, key)
      }
      return parts.get(key)
    },
    ownKeys: (target) => [...new Set([...Reflect.ownKeys(target), ...names])],
    apply: (_target, _this, args: unknown[]) => args.find(isConfig) ?? stub,
    construct: () => stub as object,
  })
  return stub
}
