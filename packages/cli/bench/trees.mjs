import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import matter from 'gray-matter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { buildSites } from './builds.mjs'
import { contentOf, emptyFolder } from './generators.mjs'
import { measurePayload } from './payload.mjs'

/** Where projects keep their documentation. A checkout without any of these folders is searched as a whole. */
const usual = ['docs', 'documentation', 'src', 'content']

/**
 * Finds the documentation in a folder of checkouts.
 *
 * @returns For each sub-folder that contains Markdown, its name, the folder of the documentation, and the Markdown files in it.
 */
export function findTrees(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => {
      const root = [...usual.map((part) => join(folder, name, part)), join(folder, name)].find(
        (candidate) => markdownIn(candidate).length > 0,
      )
      return root ? [{ name, root, files: markdownIn(root) }] : []
    })
}

/** Generators leave out hidden files and files whose name starts with an underscore, so the bench doesn't count these as pages. */
function markdownIn(root) {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)([._]|node_modules\/)/.test(file))
    .sort()
}

/**
 * Builds each tree with each generator, and measures what a reader's browser loads for one page.
 *
 * @returns A row for each tree and generator. The row of a generator that fails contains its first error as `failure`.
 */
export async function measureTrees(browser, generators, trees, runs) {
  const rows = []
  for (const tree of trees) {
    const sites = generators.map((generator) => siteOf(generator, tree))
    const built = await buildSites(sites, { pages: tree.files.length, runs, label: tree.name })
    for (const [index, row] of built.entries()) {
      const { generator, folder, shown, pages } = sites[index]
      const first = row.failure
        ? undefined
        : await measurePayload(browser, generator, join(folder, generator.outputs[0]), { shown, pages })
      rows.push({ tree: tree.name, ...row, ...(first && { first: first.first }) })
    }
  }
  return rows
}

/** Copies the Markdown of a tree, and writes what the generator needs beside it. */
function siteOf(generator, { name, root, files }) {
  const folder = emptyFolder(`${generator.name}-tree-${name}`)
  const content = contentOf(generator, folder)
  const pages = files.map((file) => {
    const { text, title } = prepared(readFileSync(join(root, file), 'utf8'), {
      fallbackTitle: basename(file).replace(/\.mdx?$/, ''),
      isMdx: file.endsWith('.mdx'),
    })
    const copy = copyName(file)
    mkdirSync(dirname(join(content, copy)), { recursive: true })
    writeFileSync(join(content, copy), text)
    return { file: copy, path: `/${copy.replace(/\.md$/, '')}`, title }
  })
  // Every site needs a start page.
  if (!pages.some(({ path }) => path === '/index')) {
    writeFileSync(
      join(content, 'index.md'),
      `---\ntitle: ${name}\n---\n\nThe documentation has ${pages.length} pages.\n`,
    )
  }
  generator.prepare(folder, pages)
  // All generators give a page the same address only if its name contains nothing that some of them replace.
  const plain = pages.filter(({ path }) => /^\/[a-z/-]+$/.test(path) && !/\/(index|readme)$/.test(path))
  const { file, path } = (plain.length > 0 ? plain : pages)[Math.floor((plain.length || pages.length) / 2)]
  return { generator, folder, edited: file, shown: path, pages: pages.map((page) => page.path) }
}

/** All files become plain Markdown, because VitePress, Eleventy, and Hugo don't read MDX. */
function copyName(file) {
  return file.replace(/\.mdx$/, '.md')
}

/**
 * Changes a source so that it means the same to every generator:
 * - The front matter keeps only `title`, `description`, and `date`, because each generator validates the other fields differently.
 * - The imports of MDX are removed, because the modules aren't copied.
 * - A local image is replaced by its alternative text, because only the Markdown is copied, and a missing image is an error for bundlers.
 */
function prepared(source, { fallbackTitle, isMdx }) {
  const { data, content: body } = matter(source)
  const content = isMdx ? withoutImports(body) : body
  const tree = unified().use(remarkParse).parse(content)
  const images = []
  visit(tree, 'image', (node) => {
    if (!/^https?:/.test(node.url)) images.push(node)
  })
  let text = content
  for (const { position, alt } of images.reverse())
    text = text.slice(0, position.start.offset) + (alt ?? '') + text.slice(position.end.offset)
  const heading = /^# (.+)$/m.exec(content)?.[1]
  const title = String(data.title ?? heading ?? fallbackTitle)
  const description = typeof data.description === 'string' ? { description: data.description } : {}
  const date = data.date instanceof Date ? { date: data.date.toISOString().slice(0, 10) } : {}
  return { title, text: matter.stringify(text, { title, ...description, ...date }) }
}

/** Removes the imports at the start of an MDX page, and keeps the ones in its code blocks. */
function withoutImports(body) {
  const start = body.indexOf('```')
  const [head, rest] = start < 0 ? [body, ''] : [body.slice(0, start), body.slice(start)]
  return head.replaceAll(/^import\s[^;'"]*['"][^'"]+['"];?\n/gm, '') + rest
}
