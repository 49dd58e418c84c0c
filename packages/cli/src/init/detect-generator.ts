import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../util/user-error.ts'
import type { MigratedSite } from './shared/migrated-site.ts'

type Migrate = (folder: string, target: string) => Promise<MigratedSite>

interface Generator {
  name: string
  /** Returns the folder that contains the site's configuration, or `undefined` if the folder isn't a site of this generator. */
  find: (folder: string) => string | undefined
  load: () => Promise<Migrate>
}

const inside = (folder: string, names: readonly string[]) => names.some((name) => existsSync(join(folder, name)))
const endings = ['ts', 'mts', 'js', 'mjs']

/** Looks for a file in the folder itself, in the folder above, and in folders that usually contain documentation. */
function near(folder: string, isSite: (folder: string) => boolean): string | undefined {
  return [folder, ...['docs', 'website', 'guide', 'doc'].map((name) => join(folder, name)), dirname(folder)].find(
    isSite,
  )
}

const generators: readonly Generator[] = [
  {
    name: 'Starlight',
    find: (folder) =>
      near(folder, (at) =>
        endings.some((ending) => {
          const file = join(at, `astro.config.${ending}`)
          return existsSync(file) && readFileSync(file, 'utf8').includes('@astrojs/starlight')
        }),
      ),
    load: async () => (await import('./from-starlight/migrate-starlight.ts')).migrateStarlight,
  },
  {
    name: 'VitePress',
    find: (folder) =>
      near(folder, (at) =>
        endings.some((ending) => inside(at, [`.vitepress/config.${ending}`, `.vitepress/config/index.${ending}`])),
      ),
    load: async () => (await import('./from-vitepress/migrate-vitepress.ts')).migrateVitePress,
  },
  {
    name: 'MkDocs',
    find: (folder) => near(folder, (at) => inside(at, ['mkdocs.yml', 'mkdocs.yaml'])),
    load: async () => (await import('./from-mkdocs/migrate-mkdocs.ts')).migrateMkDocs,
  },
  {
    name: 'mdBook',
    find: (folder) => near(folder, (at) => inside(at, ['book.toml'])),
    load: async () => (await import('./from-mdbook/migrate-mdbook.ts')).migrateMdBook,
  },
]

/**
 * Detects which generator a site uses.
 *
 * @returns The function that imports the site, and the folder of its configuration.
 * @throws {UserError} If the folder contains no configuration file of a supported generator.
 */
export async function detectGenerator(
  folder: string,
): Promise<{ name: string; migrate: (target: string) => Promise<MigratedSite> }> {
  // Prefer a configuration in the folder itself to one in a folder next to it.
  const found = generators.flatMap((generator) => {
    const at = generator.find(folder)
    return at === undefined ? [] : [{ generator, at }]
  })
  const isDocusaurus = [folder, join(folder, 'website')].some((at) =>
    inside(
      at,
      ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`),
    ),
  )
  const best = found.find(({ at }) => at === folder) ?? (isDocusaurus ? undefined : found[0])
  if (best) {
    const migrate = await best.generator.load()
    return { name: best.generator.name, migrate: (target) => migrate(best.at, target) }
  }
  if (!isDocusaurus)
    throw new UserError(
      `\`${folder}\` contains no site that can be imported.`,
      'Pass the folder that contains `docusaurus.config.*`, `.vitepress`, `astro.config.*`, `mkdocs.yml`, or `book.toml`: `docs init <new folder> --from <folder>`.',
    )
  const { migrateSite } = await import('./from-docusaurus/migrate-site.ts')
  return { name: 'Docusaurus', migrate: (target) => migrateSite(folder, target) }
}
