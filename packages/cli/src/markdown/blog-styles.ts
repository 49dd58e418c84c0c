import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from '../util/client-folder.ts'

let styles: string | undefined

/** Returns the styles of the blog's pages, which aren't in the stylesheet of every page. */
export function blogStyles(): string {
  styles ??= readFileSync(join(clientFolder, 'src/theme/styles/blog.css'), 'utf8')
  return `@layer pages{${styles}}`
}
