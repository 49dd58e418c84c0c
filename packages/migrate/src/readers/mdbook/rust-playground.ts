import type { CarriedPlugin } from '../../model/carried-plugin.ts'

const path = 'plugins/rust-playground.ts'

/** Options of a code block whose sample mdBook doesn't run. */
const notRunnable = new Set(['ignore', 'noplayground', 'noplaypen', 'no_run'])

/** Whether mdBook shows a button that runs a Rust code block with these options. */
export function isRunnable(words: readonly string[]): boolean {
  return words.includes('mdbook-runnable') || !words.some((word) => notRunnable.has(word))
}

/** Whether a chapter contains a sample that mdBook can run. */
export function hasRunnableSample(text: string): boolean {
  return [...text.matchAll(/^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(?:`{3,}|~{3,})[ \t]*rust(?![\w-])([^\n]*)$/gm)].some(
    ([, options = '']) => isRunnable(options.split(/[\s,]+/)),
  )
}

/** Returns the plugin that adds a link to the playground below each sample, and its file in the new site. */
export function rustPlayground(edition: string): { plugin: CarriedPlugin; path: string; text: string } {
  return {
    plugin: { kind: 'docs', from: `./${path}`, name: 'rustPlayground', options: { edition } },
    path,
    text: source,
  }
}

const source = String.raw`import { definePlugin } from '@docs-engine/cli'

interface Node {
  type: string
  name?: string
  lang?: string | null
  meta?: string | null
  value?: string
  url?: string
  children?: Node[]
}

/**
 * Adds a link below each Rust sample, which opens the sample in the Rust playground. To omit the link, write "noplayground" after "rust". If
 * a collapsed block with the complete sample follows, the link opens that one.
 */
export function rustPlayground({ edition }: { edition: string }) {
  return definePlugin({
    name: 'rust-playground',
    version: '1',
    options: { edition },
    remarkPlugins: [() => (tree: unknown) => addLinks(tree as Node, edition)],
  })
}

function addLinks({ children = [] }: Node, edition: string): void {
  for (let index = 0; index < children.length; index++) {
    const node = children[index]!
    if (!isSample(node)) {
      addLinks(node, edition)
      continue
    }
    const next = children[index + 1]
    const complete = next?.name === 'details' ? next.children?.find(isSample) : undefined
    if (complete) index++
    const { own = edition, isOmitted } = takeOptions(node)
    if (complete) takeOptions(complete)
    if (!isOmitted) children.splice(++index, 0, link(complete?.value ?? node.value ?? '', own))
  }
}

function isSample({ type, lang }: Node): boolean {
  return type === 'code' && lang === 'rust'
}

/** Removes the options of this plugin from a code block, because Docs doesn't know them. */
function takeOptions(node: Node): { own: string | undefined; isOmitted: boolean } {
  const meta = node.meta ?? ''
  node.meta = meta.replace(/(?:^|\s)(?:noplayground|edition\d{4})(?=\s|$)/g, '')
  return { own: /\bedition(\d{4})\b/.exec(meta)?.[1], isOmitted: /\bnoplayground\b/.test(meta) }
}

function link(code: string, edition: string): Node {
  const query = new URLSearchParams({ version: 'stable', mode: 'debug', edition, code: program(code) })
  const url = 'https://play.rust-lang.org/?' + query
  return { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: 'Run this sample' }] }] }
}

/** Adds the function main, unless the code contains it. */
function program(code: string): string {
  if (/fn main|quick_main!/.test(code)) return code
  const attributes = /^(?:[ \t]*#!\[.*\n?|[ \t]*\n)*/.exec(code)![0]
  return '#![allow(unused)]\n' + attributes + 'fn main() {\n' + code.slice(attributes.length) + '\n}'
}
`
