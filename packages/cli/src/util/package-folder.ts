import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Folder of the engine's package, which contains its templates and its documentation. */
export const packageFolder = dirname(createRequire(import.meta.url).resolve('@docs-engine/cli/package.json'))

/** Folder of the package `@docs-engine/client`. */
export const clientFolder = dirname(createRequire(import.meta.url).resolve('@docs-engine/client/package.json'))
