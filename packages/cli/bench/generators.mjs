import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { upToDateBundle } from '../build.mjs'
import { install, peers } from './peers.mjs'

export const here = fileURLToPath(new URL('.', import.meta.url))
/** The bundled command, as in an installed package. `bin/docs.js` would first check the checkout for changed sources, which takes time. */
export const bin = fileURLToPath(new URL('main.js', await upToDateBundle()))

/** The folder in which all sites of the benchmark are built. */
export const work = join(tmpdir(), 'docs-bench')

const docs = {
  name: 'docs',
  outputs: ['dist'],
  caches: ['.docs'],
  command: [process.execPath, [bin, 'build']],
  dev: (port) => [process.execPath, [bin, 'dev', '--port', String(port)]],
  prepare: (folder) => writeFileSync(join(folder, 'site.config.ts'), "export default { title: 'Corpus' }\n"),
}

/** `docs` for Markdown that was written for another generator. `--lenient` turns errors such as broken links into warnings. */
const docsForTrees = { ...docs, command: [process.execPath, [bin, 'build', '--lenient']] }

const withoutSamples = {
  ...docsForTrees,
  name: 'docs-without-samples',
  prepare: (folder) =>
    writeFileSync(join(folder, 'site.config.ts'), "export default { title: 'Corpus', samples: false }\n"),
}

/** `docs` with two widely used plugins: one that walks the Markdown tree of each page, and one that walks its HTML tree. */
const withPlugins = {
  ...docs,
  name: 'docs-plugins',
  prepare: (folder) => {
    symlinkSync(join(here, '../node_modules'), join(folder, 'node_modules'))
    writeFileSync(
      join(folder, 'site.config.ts'),
      `import rehypeExternalLinks from 'rehype-external-links'
import remarkEmoji from 'remark-emoji'

export default {
  title: 'Corpus',
  markdown: { remarkPlugins: [remarkEmoji], rehypePlugins: [[rehypeExternalLinks, { rel: ['nofollow'] }]] },
}
`,
    )
  },
}

/** `docs` with plugins and MDX, for measuring how time and memory grow with the number of pages. */
export const growing = { ...withPlugins, name: 'docs-growth', mdx: 20 }

/**
 * Installs the given peers, and returns `docs` followed by them.
 *
 * @param names Keys of `peers`.
 * @param mdx If greater than 0, adds a variant of `docs` with this percentage of the pages as MDX.
 * @param plugins Whether to add a variant of `docs` with two plugins.
 */
export function generators(names, mdx = 0, plugins = false) {
  return [
    docs,
    ...(mdx > 0 ? [{ ...docs, name: `docs-mdx-${mdx}`, mdx, edited: 'section-1/page-5.mdx' }] : []),
    ...(plugins ? [withPlugins] : []),
    ...names.map((name) => installed(name)),
  ]
}

/**
 * Installs the given peers, and returns the generators for Markdown of other projects: `docs` with and without compiling code samples (the
 * peers don't compile any), followed by the peers. All of them are configured to accept Markdown that was written for another generator.
 */
export function treeGenerators(names) {
  return [docsForTrees, withoutSamples, ...names.map((name) => installed(name, { isForeign: true }))]
}

function installed(name, { isForeign = false } = {}) {
  const modules = install(name)
  const peer = peers[name]
  const path = (file) => join(modules, file)
  return {
    ...peer,
    name,
    command: peer.command(path),
    dev: (port) => peer.dev(path, port),
    prepare: (folder, pages) => peer.prepare(folder, modules, pages, isForeign),
  }
}

/** Returns the folder in which a generator expects Markdown. */
export function contentOf({ content = 'content' }, folder) {
  return join(folder, content)
}

/** Generates a corpus of `size` pages with the generator's configuration, and returns the site's folder. */
export function corpus(generator, size, purpose = 'build') {
  const folder = emptyFolder(`${generator.name}-${size}-${purpose}`)
  const content = contentOf(generator, folder)
  execFileSync(
    process.execPath,
    [join(here, 'make-corpus.mjs'), content, String(size), '1', String(generator.mdx ?? 0)],
    { stdio: 'ignore' },
  )
  generator.prepare(folder, listPages(content))
  return folder
}

/** Creates an empty folder for a site, and returns its path. */
export function emptyFolder(name) {
  const folder = join(work, name)
  moveAway(folder)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Removes the output and the caches of earlier builds. */
export function removeOutputs(generator, folder) {
  for (const path of [...generator.outputs, ...generator.caches]) moveAway(join(folder, path))
}

const away = join(work, 'away')

/**
 * Moves a file or folder away, to be deleted when the benchmark exits.
 *
 * Deleting it at once would distort the measurements: after thousands of files have been deleted, some file systems need ten times as long
 * to create a file (ext4 without a journal does), which puts generators that write many files at a disadvantage.
 */
function moveAway(path) {
  if (!existsSync(path)) return
  mkdirSync(away, { recursive: true })
  renameSync(path, join(away, `${process.pid}-${readdirSync(away).length}`))
}
process.once('exit', () => rmSync(away, { recursive: true, force: true }))

/** Returns the path and the title of each page of a corpus. */
export function listPages(content) {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^section-.*\.mdx?$/.test(name))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => ({
      path: `/${name.replace(/\.mdx?$/, '')}`,
      title: /^title: (.*)$/m.exec(readFileSync(join(content, name), 'utf8'))[1],
    }))
}
