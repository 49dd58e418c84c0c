import { isModuleNamespaceObject } from 'node:util/types'

/**
 * Lets bundled code import the default export of an ES module that was loaded with `require`. In files that are ES modules themselves,
 * esbuild takes the whole module for the default export, as Node does with CommonJS. So the result can be used in both ways.
 */
export function callableModule(module: unknown): unknown {
  if (!isModuleNamespaceObject(module)) return module
  const own = (module as { default?: unknown }).default
  if (own === undefined || own === null || (typeof own !== 'object' && typeof own !== 'function')) return module
  const result: object =
    typeof own === 'function'
      ? Object.setPrototypeOf(function (this: unknown, ...args: unknown[]) {
          return new.target ? Reflect.construct(own, args) : Reflect.apply(own, this, args)
        }, own)
      : Object.create(own)
  for (const [name, value] of Object.entries(module as object))
    Object.defineProperty(result, name, { value, enumerable: true })
  return Object.defineProperty(result, '__esModule', { value: true })
}
