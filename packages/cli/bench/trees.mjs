import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import matter from 'gray-matter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { buildSites } from './builds.mjs'
import { contentOf, emptyFolder } from './generators.mjs'
import { measurePayload } from './payload.mjs'

/** Folders in which projects usually keep their documentation. If none of them contains Markdown, the whole checkout is searched. */
const usual = ['docs', 'documentation', 'src', 'content']

/**
 * Finds the Markdown of each checkout in a folder.
 *
 * @returns For each checkout with Markdown, its name, the root of its documentation, and the paths of the Markdown files below this root.
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

/** Lists Markdown files, without hidden files and files whose name starts with an underscore, because generators skip those. */
function markdownIn(root) {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)([._]|node_modules\/)/.test(file))
    .sort()
}

/**
 * Builds the Markdown of each checkout with each generator, and measures the download for the first view of a page.
 *
 * @returns One row per checkout and generator. If a generator fails, its row has the first error as `failure`.
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

/** Copies the Markdown of a checkout, and writes the generator's configuration. */
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
  // Choose a page whose path contains only letters and hyphens. Some generators change other characters, so the page's URL would differ.
  const plain = pages.filter(({ path }) => /^\/[a-z/-]+$/.test(path) && !/\/(index|readme)$/.test(path))
  const { file, path } = (plain.length > 0 ? plain : pages)[Math.floor((plain.length || pages.length) / 2)]
  return { generator, folder, edited: file, shown: path, pages: pages.map((page) => page.path) }
}

/** Changes the extension of MDX files to `.md`, because VitePress, Eleventy, and Hugo don't read MDX. */
function copyName(file) {
  return file.replace(/\.mdx$/, '.md')
}

/**
 * Changes a source so that all generators can build it:
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

/** Removes the imports before the first code block of an MDX page. */
function withoutImports(body) {
  const start = body.indexOf('```')
  const [head, rest] = start < 0 ? [body, ''] : [body.slice(0, start), body.slice(start)]
  return head.replaceAll(/^import\s[^;'"]*['"][^'"]+['"];?\n/gm, '') + rest
}
