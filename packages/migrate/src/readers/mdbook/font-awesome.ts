import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isFile } from '../../util/list-files.ts'

const folders: Record<string, string> = {
  fa: 'solid',
  fas: 'solid',
  'fa-solid': 'solid',
  far: 'regular',
  'fa-regular': 'regular',
  fab: 'brands',
  'fa-brands': 'brands',
}

/**
 * Returns a function that finds the SVG of an icon with the classes of Font Awesome, such as `fas fa-bars`, if the npm package
 * `@fortawesome/fontawesome-free` is installed in the folder of the book or above.
 */
export function fontAwesome(folder: string): (classes: string) => string | undefined {
  const places = createRequire(join(folder, 'book.toml')).resolve.paths('@fortawesome/fontawesome-free') ?? []
  return (classes) => {
    const names = classes.split(/\s+/)
    const style = names.map((name) => folders[name]).find(Boolean)
    const icons = names.flatMap((name) => /^fa-(.+)$/.exec(name)?.[1] ?? [])
    const file = places
      .flatMap((place) => icons.map((icon) => join(place, `@fortawesome/fontawesome-free/svgs/${style}/${icon}.svg`)))
      .find(isFile)
    return file && readFileSync(file, 'utf8')
  }
}
