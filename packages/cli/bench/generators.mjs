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
    ...names.map((name) => {
      const modules = install(name)
      const peer = peers[name]
      const path = (file) => join(modules, file)
      return {
        ...peer,
        name,
        command: peer.command(path),
        dev: (port) => peer.dev(path, port),
        prepare: (folder, pages) => peer.prepare(folder, modules, pages),
      }
    }),
  ]
}

/** A fresh corpus, with what the generator needs beside it. */
export function corpus(generator, size, purpose = 'build') {
  const folder = join(work, `${generator.name}-${size}-${purpose}`)
  putAway(folder)
  mkdirSync(folder, { recursive: true })
  execFileSync(
    process.execPath,
    [join(here, 'make-corpus.mjs'), join(folder, 'content'), String(size), '1', String(generator.mdx ?? 0)],
    {
      stdio: 'ignore',
    },
  )
  generator.prepare(folder, listPages(join(folder, 'content')))
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

function listPages(content) {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^section-.*\.mdx?$/.test(name))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => ({
      path: `/${name.replace(/\.mdx?$/, '')}`,
      title: /^title: (.*)$/m.exec(readFileSync(join(content, name), 'utf8'))[1],
    }))
}
