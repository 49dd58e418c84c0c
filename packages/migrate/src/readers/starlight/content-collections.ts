import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { slug } from 'github-slugger'
import matter from 'gray-matter'
import picomatch from 'picomatch'
import { CannotRender } from '../../foreign/cannot-render.ts'
import { loadModule } from '../../foreign/load-module.ts'
import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import type { OldSite } from '../../model/old-site.ts'
import { isFile, listFiles } from '../../util/list-files.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { unknownData } from './unknown-data.ts'

interface Entry {
  id: string
  collection: string
  data: Options
  body?: string
  filePath?: string
}

type Loader = { from: 'docs' } | { from: 'files'; base: string; pattern: string[] } | { from: 'file'; path: string }

interface Schema {
  safeParse?: (value: unknown) => { success: boolean; data?: unknown }
}

/** Timeout for a loader of the site, in milliseconds. It may request data from a server. */
const timeLimit = 5000

/**
 * Loads the content collections of a site, and returns a module that replaces `astro:content`. Its functions return entries at once, so that
 * modules can use them without `await` at their top level.
 *
 * @param missed The names of collections that a component reads and that can't be loaded are added to this set. Such a collection is empty,
 *   and the values of its entries are unknown.
 */
export async function contentCollections(site: OldSite, missed: Set<string>): Promise<Record<string, unknown>> {
  const collections = new Map<string, Entry[] | undefined>([['docs', documents(site, undefined)]])
  const file = ['src/content.config.ts', 'src/content.config.mjs', 'src/content/config.ts', 'src/content/config.mjs']
    .map((path) => join(site.root, path))
    .find(isFile)
  if (file) {
    const identity = (value: unknown) => value
    const loaded = await loadModule(file, site.root, {
      wholeModule: true,
      provided: {
        'astro:content': { __esModule: true, defineCollection: identity, reference: () => undefined },
        'astro/loaders': {
          __esModule: true,
          file: (path: string) => ({ from: 'file', path }),
          glob: ({ base, pattern }: Options) => ({
            from: 'files',
            base: textOf(base) ?? '.',
            pattern: [pattern].flat(),
          }),
        },
        '@astrojs/starlight/loaders': {
          __esModule: true,
          docsLoader: () => ({ from: 'docs' }),
          i18nLoader: () => ({}),
        },
        '@astrojs/starlight/schema': {
          __esModule: true,
          docsSchema: (options: unknown) => toRecord(options).extend,
          i18nSchema: () => undefined,
        },
      },
    }).catch(() => undefined)
    for (const [name, collection] of Object.entries(toRecord(toRecord(loaded?.value).collections))) {
      const { loader, schema } = toRecord(collection)
      collections.set(name, await entriesOf(name, loader as Loader, schema as Schema | undefined, site))
    }
  }
  const entriesIn = (name: string) => {
    if (!collections.has(name)) throw new CannotRender(`the collection \`${name}\` isn’t known`)
    const entries = collections.get(name)
    if (!entries) missed.add(name)
    return entries
  }
  const getCollection = (name: string, filter: (entry: Entry) => boolean = () => true) =>
    entriesIn(name)?.filter(filter) ?? []
  const getEntry = (name: string | { collection: string; id: string }, own?: string) => {
    const { collection, id } = typeof name === 'string' ? { collection: name, id: own } : name
    const entries = entriesIn(collection)
    return entries ? entries.find((entry) => entry.id === id) : { id, collection, data: unknownData() }
  }
  return {
    __esModule: true,
    getCollection,
    getEntry,
    getEntries: (entries: { collection: string; id: string }[]) => entries.map((entry) => getEntry(entry)),
    defineCollection: (collection: unknown) => collection,
    render: () => {
      throw new CannotRender('it shows the contents of other pages')
    },
  }
}

async function entriesOf(
  name: string,
  loader: Loader | (() => unknown) | undefined,
  schema: Schema | undefined,
  site: OldSite,
): Promise<Entry[] | undefined> {
  try {
    if (typeof loader === 'function') {
      const late = new Error('The loader takes too long.')
      return entriesFrom(name, await withTimeLimit(Promise.resolve(loader()), timeLimit, late), schema)
    }
    if (loader?.from === 'docs') return documents(site, schema)
    if (loader?.from === 'file') return entriesFrom(name, readData(resolve(site.root, loader.path)), schema)
    if (loader?.from === 'files') {
      const base = resolve(site.root, loader.base)
      const paths = listFiles(base).filter((path) => picomatch(loader.pattern)(path))
      return paths.map((path) => fileEntry(name, base, path, schema, site))
    }
  } catch {
    // The pages with components that use the collection are reported.
  }
  return undefined
}

/** Returns the pages of all languages. */
function documents(site: OldSite, schema: Schema | undefined): Entry[] {
  return listFiles(site.pagesFolder)
    .filter((path) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path))
    .map((path) => fileEntry('docs', site.pagesFolder, path, schema, site))
}

function fileEntry(collection: string, base: string, path: string, schema: Schema | undefined, site: OldSite): Entry {
  const file = join(base, path)
  const filePath = relative(site.root, file)
  if (!/\.mdx?$/.test(path))
    return { id: idOf(path), collection, data: parsed(toRecord(readData(file)), schema), filePath }
  const { frontMatter, body } = splitFrontMatter(readFileSync(file, 'utf8'))
  return { id: textOf(frontMatter.slug) ?? idOf(path), collection, data: parsed(frontMatter, schema), body, filePath }
}

function idOf(path: string): string {
  const name = path.replace(/\.\w+$/, '')
  const id = name
    .split('/')
    .map((segment) => slug(segment))
    .join('/')
  return id.replace(/\/index$/, '')
}

function entriesFrom(collection: string, values: unknown, schema: Schema | undefined): Entry[] {
  const list = Array.isArray(values)
    ? toArray(values).map((value) => [undefined, toRecord(value)] as const)
    : Object.entries(toRecord(values)).map(([id, value]) => [id, toRecord(value)] as const)
  return list.map(([id, value]) => ({ id: id ?? String(value.id), collection, data: parsed(value, schema) }))
}

function readData(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.json') ? JSON.parse(text) : matter(`---\n${text}\n---\n`, {}).data
}

/** Adds the defaults of a schema. */
function parsed(data: Options, schema: Schema | undefined): Options {
  const result = typeof schema?.safeParse === 'function' ? schema.safeParse(data) : undefined
  return result?.success === true ? { ...data, ...toRecord(result.data) } : data
}
