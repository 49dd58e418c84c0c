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
/** What an installed package runs. In a checkout the command looks first whether a source has changed. */
export const bin = fileURLToPath(new URL('main.js', await upToDateBundle()))

/** The folder that contains the corpora. */
export const work = join(tmpdir(), 'docs-bench')

const ours = {
  name: 'docs',
  outputs: ['dist'],
  caches: ['.docs'],
  command: [process.execPath, [bin, 'build']],
  dev: (port) => [process.execPath, [bin, 'dev', '--port', String(port)]],
  prepare: (folder) => writeFileSync(join(folder, 'site.config.ts'), "export default { title: 'Corpus' }\n"),
}

/** Markdown that was written for another generator contains links and HTML that are errors for ours. */
const oursForTrees = { ...ours, command: [process.execPath, [bin, 'build', '--lenient']] }

const withoutSamples = {
  ...oursForTrees,
  name: 'docs-without-samples',
  prepare: (folder) =>
    writeFileSync(join(folder, 'site.config.ts'), "export default { title: 'Corpus', samples: false }\n"),
}

/** Two widely used plugins: one that walks the Markdown tree of each page, and one that walks its HTML tree. */
const withPlugins = {
  ...ours,
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

/** Ours with plugins and MDX, for measuring how time and memory grow with the number of pages. */
export const growing = { ...withPlugins, name: 'docs-growth', mdx: 20 }

/**
 * Ours, then the peers, installed.
 *
 * @param mdx If it isn't 0, ours is measured a second time with this percentage of the pages as MDX.
 * @param plugins If true, ours is measured once more with two plugins.
 */
export function generators(names, mdx = 0, plugins = false) {
  return [
    ours,
    ...(mdx > 0 ? [{ ...ours, name: `docs-mdx-${mdx}`, mdx, edited: 'section-1/page-5.mdx' }] : []),
    ...(plugins ? [withPlugins] : []),
    ...names.map((name) => installed(name)),
  ]
}

/**
 * Returns the generators for Markdown that none of them was set up for: ours with and without compiling samples (the peers compile none),
 * then the peers, installed and configured to accept foreign Markdown.
 */
export function treeGenerators(names) {
  return [oursForTrees, withoutSamples, ...names.map((name) => installed(name, { isForeign: true }))]
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

/** Returns the folder of a generator's Markdown. */
export function contentOf({ content = 'content' }, folder) {
  return join(folder, content)
}

/** A fresh corpus, with what the generator needs beside it. */
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

/** Returns the path of an empty folder for one generator. */
export function emptyFolder(name) {
  const folder = join(work, name)
  putAway(folder)
  mkdirSync(folder, { recursive: true })
  return folder
}

export function removeMade(generator, folder) {
  for (const path of [...generator.outputs, ...generator.caches]) putAway(join(folder, path))
}

const away = join(work, 'away')

/**
 * Out of the way until the bench ends. Where thousands of files were removed a moment ago some file systems take ten times as long to
 * make a new one (ext4 without a journal looks at each that is gone): the more files a generator writes, the more of its time that was.
 */
function putAway(path) {
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
