import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { projectFiles } from '../init/project-files.ts'
import { siteTemplate } from '../init/site-template.ts'
import { UserError } from '../util/user-error.ts'

/**
 * `docs init`: creates a small site in a new or empty folder or, with `from`, migrates a site from another generator. Returns the exit
 * status.
 *
 * @throws {UserError} before anything is written, if a file of the template or a non-empty `content` folder already exists.
 */
export async function init(folder: string | undefined, options: { from?: string } = {}): Promise<number> {
  // Load the module on demand, because it includes an MDX parser that no other command needs.
  if (options.from !== undefined) return (await import('../init/import-site.ts')).importSite(options.from, folder)
  const root = resolve(folder ?? '.')
  const files = siteTemplate(titleOf(basename(root)))
  const existing = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (existing.length > 0) {
    const more = existing.length > 1 ? ` and ${existing.length - 1} more` : ''
    throw new UserError(
      `\`${join(folder ?? '.', existing[0]!)}\`${more} already exists.`,
      'Choose a new folder: `docs init <folder>`.',
    )
  }
  if (existsSync(join(root, 'content')) && readdirSync(join(root, 'content')).length > 0) {
    throw new UserError(
      'A `content` folder already exists.',
      'Create a `site.config.ts` next to it, or choose a new folder: `docs init <folder>`.',
    )
  }
  const all = { ...files, ...missingFiles(root) }
  for (const [path, contents] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), contents)
  }
  const place = relative(process.cwd(), root)
  process.stdout.write(
    `Created a site in ${place || '.'}:\n${Object.keys(all)
      .map((path) => `  ${path}`)
      .join('\n')}\n\nTo preview it, run \`docs dev${place ? ` ${place}` : ''}\`.\n`,
  )
  return 0
}

/** Returns the project files, such as `package.json`, that don't exist yet. */
function missingFiles(root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(projectFiles(root)).filter(([path]) => !existsSync(join(root, path))))
}

/** Derives the site's title from a folder's name: `my-docs` → `My docs` */
function titleOf(name: string): string {
  const words = name.replace(/[-_.]+/g, ' ').trim() || 'Docs'
  return words.charAt(0).toUpperCase() + words.slice(1)
}
