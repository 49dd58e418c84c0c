import { dirname } from 'node:path'
import type { IsImportable } from '../model/site.ts'
import { compilerPath } from './process.ts'

/**
 * Returns whether the compiler may read a file: a file that modules can import, one of its own libraries, or a file of its temporary folder.
 * Code can name any file of the machine, also with a comment such as `@jsxImportSource`.
 *
 * @param folder The temporary folder.
 */
export function readableFiles(folder: string, isImportable: IsImportable): IsImportable {
  let libraries: string | undefined
  return (path) => {
    libraries ??= dirname(compilerPath()).replaceAll('\\', '/')
    return [folder, libraries].some((place) => path.startsWith(`${place}/`)) || isImportable(path)
  }
}
