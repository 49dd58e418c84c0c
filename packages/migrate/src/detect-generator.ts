import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import type { MigratedSite } from './model/migrated-site.ts'
import { isFile } from './util/list-files.ts'

/** `built` is the folder to which the old generator wrote the site. */
type Migrate = (folder: string, target: string, built?: string) => Promise<MigratedSite>

interface Generator {
  /** Returns whether the folder contains the configuration of a site of this generator. */
  isSite: (folder: string) => boolean
  load: () => Promise<Migrate>
  /** Describes the programs and the code of the site that an import runs, one per line. */
  programs: () => string[]
}

interface DetectedSite {
  folder: string
  programs: string[]
  migrate: (target: string, built?: string) => Promise<MigratedSite>
}

const scripts = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

const hasScript = (path: string) => scripts.some((ending) => isFile(`${path}.${ending}`))

const generators: readonly Generator[] = [
  {
    isSite: (folder) =>
      scripts
        .map((ending) => join(folder, `astro.config.${ending}`))
        .some((file) => isFile(file) && readFileSync(file, 'utf8').includes('@astrojs/starlight')),
    load: async () => (await import('./readers/starlight/migrate-starlight.ts')).migrateStarlight,
    programs: () => ['`astro.config.*`'],
  },
  {
    isSite: (folder) =>
      hasScript(join(folder, '.vitepress/config')) || hasScript(join(folder, '.vitepress/config/index')),
    load: async () => (await import('./readers/vitepress/migrate-vitepress.ts')).migrateVitePress,
    programs: () => ['`.vitepress/config.*`'],
  },
  {
    isSite: (folder) => ['mkdocs.yml', 'mkdocs.yaml'].some((name) => isFile(join(folder, name))),
    load: async () => (await import('./readers/mkdocs/migrate-mkdocs.ts')).migrateMkDocs,
    programs: () => [
      'Python with MkDocs, if it’s installed, and the plugins and hooks in `mkdocs.yml`, on a copy of the site',
    ],
  },
  {
    isSite: (folder) => isFile(join(folder, 'book.toml')),
    load: async () => (await import('./readers/mdbook/migrate-mdbook.ts')).migrateMdBook,
    programs: () => [],
  },
  {
    isSite: (folder) => hasScript(join(folder, 'docusaurus.config')),
    load: async () => (await import('./readers/docusaurus/migrate-docusaurus.ts')).migrateDocusaurus,
    programs: () => [
      '`docusaurus.config.*`, with the sidebars and plugins that it names',
      'React components of the pages, React pages, and Sass',
    ],
  },
]

/**
 * Detects which generator a site uses.
 *
 * @param folder The folder that contains the site's configuration, its parent, or a folder in it.
 * @returns The folder of the site, its generator, the function that imports it, and the programs that this function runs.
 * @throws {UserError} If there is no configuration file of a supported generator, or if several folders contain one.
 */
export async function detectGenerator(folder: string): Promise<DetectedSite> {
  const at = findSite(folder)
  const { load, programs } = generatorOf(at)!
  return {
    folder: at,
    programs: programs(),
    migrate: async (target, built) => (await load())(at, target, built),
  }
}

function findSite(folder: string): string {
  const usual = ['website', 'docs', 'guide', 'doc'].map((name) => join(folder, name))
  const first = [folder, ...usual].find(generatorOf)
  if (first !== undefined) return first
  const inside = subfolders(folder).filter(generatorOf)
  if (inside.length > 1)
    throw new UserError(
      `\`${folder}\` contains several sites: ${inside.map((path) => `\`${basename(path)}\``).join(', ')}.`,
      'Pass the folder of one of them: `docs init <new folder> --from <folder>`.',
    )
  const found = inside[0] ?? [dirname(resolve(folder))].find(generatorOf)
  if (found !== undefined) return found
  throw new UserError(
    `\`${folder}\` contains no site that can be imported.`,
    'Pass the folder that contains `docusaurus.config.*`, `.vitepress`, `astro.config.*`, `mkdocs.yml`, or `book.toml`: `docs init <new folder> --from <folder>`.',
  )
}

function generatorOf(folder: string): Generator | undefined {
  return generators.find(({ isSite }) => isSite(folder))
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => join(folder, name))
    .sort()
}
