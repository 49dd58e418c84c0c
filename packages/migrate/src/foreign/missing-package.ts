/**
 * Creates a stub for a package that is missing while a configuration is loaded. The stub can be called, constructed, read, and iterated. It
 * behaves like an empty value.
 *
 * @param names The names that are imported from the package. The stub lists them, because bundled code copies only the names that a module
 *   lists.
 * @param options.isConfig Recognizes a configuration. A function of the package that receives one returns it unchanged.
 * @param options.onRead Called for each property when it's read for the first time, with the stub that is its value.
 * @param options.isAwaited The results of the package's functions are promises. They resolve to stubs.
 * @param options.onUse Called whenever code uses the stub. Code that never uses it behaves as if the package were installed. `isCopied` is
 *   true if the code now has data that no longer refers to the stub, such as a text or a list.
 */
export function missingPackage(
  names: readonly string[],
  {
    onRead,
    onUse = () => {},
    isConfig = () => false,
    isAwaited = false,
  }: {
    onRead?: (part: unknown, name: string) => void
    onUse?: (isCopied: boolean) => void
    isConfig?: ((value: unknown) => boolean) | undefined
    isAwaited?: boolean
  } = {},
): unknown {
  const parts = new Map<string | symbol, unknown>()
  const stub: unknown = new Proxy(function missing() {}, {
    get(target, key) {
      onUse(typeof key === 'symbol')
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (key === Symbol.toPrimitive) return () => ''
      // Return `undefined` for these keys. Otherwise, `await` would treat the stub as a promise that never settles, and bundled code would
      // treat it as a module with a default export.
      if (key === 'then' || key === '__esModule') return undefined
      if (key === 'prototype') return Reflect.get(target, key)
      if (!onRead || typeof key === 'symbol') return stub
      if (!parts.has(key)) {
        const part = missingPackage(names, { onUse, isConfig, isAwaited })
        parts.set(key, part)
        onRead(part, key)
      }
      return parts.get(key)
    },
    ownKeys: (target) => {
      // Bundled code lists the names of each module that it imports, but only modules have `onRead`.
      onUse(onRead === undefined)
      return [...new Set([...Reflect.ownKeys(target), ...names])]
    },
    has: (target, key) => {
      onUse(false)
      return Reflect.has(target, key)
    },
    apply: (_target, _this, args: unknown[]) => {
      onUse(false)
      return args.find(isConfig) ?? (isAwaited ? promiseOf(stub) : stub)
    },
    construct: () => {
      onUse(false)
      return stub as object
    },
  })
  return stub
}

/** Returns a stub that can also be awaited, and whose value is then the original stub. */
function promiseOf(stub: unknown): unknown {
  const promise = Promise.resolve(stub)
  return new Proxy(stub as object, {
    get: (target, key) =>
      key === 'then' || key === 'catch' || key === 'finally' ? promise[key].bind(promise) : Reflect.get(target, key),
  })
}
