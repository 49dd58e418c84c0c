import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import type { MigratedSite } from './model/migrated-site.ts'

type Migrate = (folder: string, target: string) => Promise<MigratedSite>

interface Generator {
  name: string
  /** Returns whether the folder contains the configuration of a site of this generator. */
  isSite: (folder: string) => boolean
  load: () => Promise<Migrate>
}

const scripts = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

const hasScript = (path: string) => scripts.some((ending) => existsSync(`${path}.${ending}`))

const generators: readonly Generator[] = [
  {
    name: 'Starlight',
    isSite: (folder) =>
      scripts
        .map((ending) => join(folder, `astro.config.${ending}`))
        .some((file) => existsSync(file) && readFileSync(file, 'utf8').includes('@astrojs/starlight')),
    load: async () => (await import('./readers/starlight/migrate-starlight.ts')).migrateStarlight,
  },
  {
    name: 'VitePress',
    isSite: (folder) =>
      hasScript(join(folder, '.vitepress/config')) || hasScript(join(folder, '.vitepress/config/index')),
    load: async () => (await import('./readers/vitepress/migrate-vitepress.ts')).migrateVitePress,
  },
  {
    name: 'MkDocs',
    isSite: (folder) => ['mkdocs.yml', 'mkdocs.yaml'].some((name) => existsSync(join(folder, name))),
    load: async () => (await import('./readers/mkdocs/migrate-mkdocs.ts')).migrateMkDocs,
  },
  {
    name: 'mdBook',
    isSite: (folder) => existsSync(join(folder, 'book.toml')),
    load: async () => (await import('./readers/mdbook/migrate-mdbook.ts')).migrateMdBook,
  },
  {
    name: 'Docusaurus',
    isSite: (folder) => hasScript(join(folder, 'docusaurus.config')),
    load: async () => (await import('./readers/docusaurus/migrate-docusaurus.ts')).migrateDocusaurus,
  },
]

/**
 * Detects which generator a site uses.
 *
 * @param folder The folder that contains the site's configuration, its parent, or a folder in it.
 * @returns The function that imports the site.
 * @throws {UserError} If there is no configuration file of a supported generator, or if several folders contain one.
 */
export async function detectGenerator(
  folder: string,
): Promise<{ name: string; migrate: (target: string) => Promise<MigratedSite> }> {
  const at = findSite(folder)
  const { name, load } = generatorOf(at)!
  const migrate = await load()
  return { name, migrate: (target) => migrate(at, target) }
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
