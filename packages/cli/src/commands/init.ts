import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { projectFiles, templateFiles } from '../init/template-files.ts'
import type { TemplateName } from '../init/template-names.ts'
import { withoutUnusedWorkflow } from '../init/unused-workflow.ts'
import { UserError } from '../util/user-error.ts'

export interface InitOptions {
  /** Folder of the site to import. */
  from?: string
  /** Only with `from`: prints an estimate, and writes nothing. */
  dryRun?: boolean
  /** Only with `from`: the form of the report. */
  format?: 'pretty' | 'json'
  /** Default: `docs`. */
  template?: TemplateName
}

/**
 * `docs init`: creates a site in a new or empty folder or, with `from`, migrates a site from another generator. Returns the exit status.
 *
 * Existing project files, such as `package.json`, are kept.
 *
 * @throws {UserError} before anything is written, if a file of the template or a non-empty `content` folder already exists.
 */
export async function init(folder: string | undefined, options: InitOptions = {}): Promise<number> {
  // Load the module on demand, because it includes an MDX parser that no other command needs.
  if (options.from !== undefined) {
    const { importSite } = await import('../init/import-site.ts')
    return importSite(options.from, folder, { isDryRun: options.dryRun, format: options.format })
  }
  if (options.dryRun || options.format)
    throw new UserError(
      '`--dry-run` and `--format` require `--from`.',
      'Add `--from <folder>`, or remove these options.',
    )
  const { template = 'docs' } = options
  const root = resolve(folder ?? '.')
  const files = withoutUnusedWorkflow(templateFiles(template, titleOf(basename(root))), root)
  const existing = Object.keys(files).filter((path) => existsSync(join(root, path)))
  const project = projectFiles()
  const conflicts = existing.filter((path) => !(path in project))
  if (conflicts.length > 0) {
    const more = conflicts.length > 1 ? ` and ${conflicts.length - 1} more` : ''
    throw new UserError(
      `\`${join(folder ?? '.', conflicts[0]!)}\`${more} already exists.`,
      'Choose a new folder: `docs init <folder>`.',
    )
  }
  if (existsSync(join(root, 'content')) && readdirSync(join(root, 'content')).length > 0) {
    throw new UserError(
      'A `content` folder already exists.',
      'Create a `site.config.ts` next to it, or choose a new folder: `docs init <folder>`.',
    )
  }
  for (const [path, contents] of Object.entries(files)) {
    if (existing.includes(path)) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), contents)
  }
  process.stdout.write(summary({ folder: relative(process.cwd(), root), root, files, existing, template }))
  return 0
}

/** Describes the most important files, and the commands that start the site. */
function summary(site: {
  folder: string
  root: string
  files: object
  existing: string[]
  template: TemplateName
}): string {
  const { folder, root, files, existing, template } = site
  const count = Object.keys(files).length - existing.length
  const kept = existing.length > 0 ? `Kept files that already existed: ${existing.join(', ')}\n\n` : ''
  const enter = folder ? `cd ${/^[\w./-]+$/.test(folder) ? folder : JSON.stringify(folder)} && ` : ''
  const commands = existing.includes('package.json')
    ? [...missingPackages(root, template).map((names) => `npm install ${names}`), 'npx docs dev'].join(' && ')
    : 'npm install && npm run dev'
  return `Created ${count} files in ${folder || 'this folder'} from the template \`${template}\`:

  content/         pages, components, and images
  site.config.ts   title, navigation, and all other settings
  AGENTS.md        instructions for coding agents

${kept}To start the site, run:

  ${enter}${commands}
`
}

/** Returns the arguments of `npm install` for the packages that an existing `package.json` doesn't contain. */
function missingPackages(root: string, template: TemplateName): string[] {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const tools = ['@docs-engine/cli', ...(template === 'library' ? ['@docs-engine/api'] : [])]
  const missing = tools.filter((name) => !manifest.includes(`"${name}"`))
  return [
    ...(missing.length > 0 ? [`--save-dev ${missing.join(' ')}`] : []),
    ...(template === 'library' ? ['./library'] : []),
  ]
}

/** Derives the site's title from a folder's name: `my-docs` → `My docs` */
function titleOf(name: string): string {
  const words = name.replace(/[-_.]+/g, ' ').trim() || 'Docs'
  return words.charAt(0).toUpperCase() + words.slice(1)
}
