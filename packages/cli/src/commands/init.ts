import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { projectFiles } from '../init/project-files.ts'
import { siteTemplate } from '../init/site-template.ts'
import { UserError } from '../util/user-error.ts'

/**
 * `docs init`: a small site to start from, in a new or empty folder; or, with `from`, a site that is moved over.
 *
 * @throws {UserError} if a file of the template is there already; then nothing is written.
 */
export async function init(folder: string | undefined, options: { from?: string } = {}): Promise<number> {
  // Loaded only now: it brings a parser of MDX, which no other command needs.
  if (options.from !== undefined) return (await import('../init/import-site.ts')).importSite(options.from, folder)
  const root = resolve(folder ?? '.')
  const files = siteTemplate(titleOf(basename(root)))
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) {
    const more = taken.length > 1 ? ` and ${taken.length - 1} more` : ''
    throw new UserError(
      `\`${join(folder ?? '.', taken[0]!)}\`${more} is there already.`,
      'Name a new folder: `docs init <folder>`.',
    )
  }
  if (existsSync(join(root, 'content')) && readdirSync(join(root, 'content')).length > 0) {
    throw new UserError(
      'There is a `content` folder already.',
      'Write a `site.config.ts` beside it, or name a new folder: `docs init <folder>`.',
    )
  }
  const all = { ...files, ...missingFiles(root) }
  for (const [path, contents] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), contents)
  }
  const place = relative(process.cwd(), root)
  process.stdout.write(
    `Made a site in ${place || '.'}:\n${Object.keys(all)
      .map((path) => `  ${path}`)
      .join('\n')}\n\nLook at it with \`docs dev${place ? ` ${place}` : ''}\`.\n`,
  )
  return 0
}

/** Files around the content that are not there yet. */
function missingFiles(root: string): Record<string, string> {
  return Object.fromEntries(Object.entries(projectFiles(root)).filter(([path]) => !existsSync(join(root, path))))
}

/** `my-docs` → `My docs` */
function titleOf(name: string): string {
  const words = name.replace(/[-_.]+/g, ' ').trim() || 'Docs'
  return words.charAt(0).toUpperCase() + words.slice(1)
}
