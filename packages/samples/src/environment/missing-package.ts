import { packageName } from '@docs-engine/shared/package-name.ts'
import { enclosingPackage, localPackages } from './imported-packages.ts'

/**
 * Explains how to make a missing module available to the code in a folder.
 *
 * @param from The specifier in the import, such as `my-library/sub`.
 */
export function missingPackageNote(from: string, root: string): string {
  const name = packageName(from) ?? from
  if (localPackages(root)(name))
    return `\`${name}\` is a local package. Build it first, because its type declarations don’t exist.`
  const own = enclosingPackage(root)?.manifest
  if (own?.name === name && !own.exports)
    return `\`${name}\` is the package that contains this site. To make it importable by its own name, add this key to its \`package.json\`: \`${exportsEntry(own)}\``
  return `Install it: \`npm install --save-dev ${name}\`. If it isn’t on npm, pass the path of its folder instead of the name.`
}

/** Returns the key `exports` with the entry points that the older keys of a `package.json` name. */
export function exportsEntry({ types, typings, main, module }: Record<string, unknown>): string {
  const path = (...values: unknown[]) => {
    const found = values.find((value): value is string => typeof value === 'string')
    return found && JSON.stringify(found.replace(/^(?:\.\/)?/, './'))
  }
  const declarations = path(types, typings)
  const code = path(main, module) ?? '"./index.js"'
  return `"exports": ${declarations ? `{ "types": ${declarations}, "default": ${code} }` : code}`
}
