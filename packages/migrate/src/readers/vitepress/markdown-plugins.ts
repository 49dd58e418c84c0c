import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotRender } from '../../foreign/cannot-render.ts'
import { withTimeLimit } from '../../foreign/with-time-limit.ts'
import type { OldSite } from '../../model/old-site.ts'
import type { Fence } from '../../util/mask-code.ts'
import { nodesFromHtml } from '../../util/nodes-from-html.ts'
import { renderedMarkdown } from '../../util/rendered-nodes.ts'
import { toRecord } from '../../util/values.ts'
import type { VitePressConfig } from './read-vitepress.ts'

const coveredPlugins: readonly [RegExp, string][] = [
  [/group-icons/, 'labels of code blocks, without icons'],
  [/image-size/, 'the build adds the size of images'],
  [/twoslash/, 'types of TypeScript samples'],
  [/llms/, '`llms.txt` and the Markdown copy of each page'],
  [/footnote|task-list|tasklist|deflist-none|abbr-none/, 'GitHub Flavored Markdown'],
  [/pwa/, 'offline pages'],
  [/sitemap/, 'the build writes `sitemap.xml`'],
  [/rss/, 'the feeds of the blog'],
]

/** Plugins whose uses are reported on the pages. */
const reportedOnPages = /katex|mathjax|math|graphviz|mermaid|plugin-tabs/

type FenceRule = (tokens: object[], index: number, options: object, env: object, self: object) => unknown

/** The plugins that the configuration of a site gives to markdown-it. */
export class MarkdownPlugins {
  /** The names of their packages. */
  readonly names: string[] = []
  readonly #plugins: { plugin: unknown; options: unknown[] }[] = []
  readonly #rules: Record<string, unknown> = { fence: () => unchanged }
  #areRunning: Promise<void> | undefined

  /** Calls the hook of the configuration, and records the plugins without running them. */
  static async read({ config, loaded }: VitePressConfig): Promise<MarkdownPlugins> {
    const found = new MarkdownPlugins()
    const configure = toRecord(config.markdown).config
    if (typeof configure !== 'function') return found
    const record = found.#markdownIt((plugin, options) => {
      const name = typeof plugin === 'function' && plugin.name ? plugin.name : 'a plugin'
      found.names.push(loaded.origins.get(plugin)?.from ?? name)
      found.#plugins.push({ plugin, options })
    })
    await inTemporaryFolder(async () => {
      try {
        await withTimeLimit(Promise.resolve(configure(record)), timeLimit, new CannotRender('it takes too long'))
      } catch {
        found.names.push('markdown.config')
      }
    })
    return found
  }

  uses(pattern: RegExp): boolean {
    return this.names.some((name) => pattern.test(name))
  }

  /** Returns the HTML that plugins render for a code block, such as a diagram, or `undefined` if they can't render it. */
  async render({ info, code }: Fence): Promise<string | undefined> {
    this.#areRunning ??= this.#run()
    await this.#areRunning
    const token = { type: 'fence', tag: 'code', info, content: `${code}\n`, attrs: [], meta: {}, markup: '```' }
    try {
      const html = String((this.#rules.fence as FenceRule)([token], 0, {}, {}, {}))
      return html.includes(unchanged) || !html.includes('<svg') ? undefined : shownHtml(html)
    } catch {
      return undefined
    }
  }

  async #run(): Promise<void> {
    const md = this.#markdownIt(() => {})
    await inTemporaryFolder(async () => {
      for (const { plugin, options } of this.#plugins) {
        try {
          if (typeof plugin === 'function') await plugin(md, ...options)
        } catch {
          // Other plugins may still render the block.
        }
      }
    })
  }

  /** Returns an object like markdown-it, whose only real part is the rule for code blocks. */
  #markdownIt(use: (plugin: unknown, options: unknown[]) => void): unknown {
    const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
    const own: Record<string, unknown> = { renderer: { rules: this.#rules }, options: {}, utils: { escapeHtml } }
    const md: unknown = new Proxy(own, {
      get: (_, key) => {
        if (key === 'then') return undefined
        return own[String(key)] ?? anything
      },
    })
    own.use = (plugin: unknown, ...options: unknown[]) => {
      use(plugin, options)
      return md
    }
    return md
  }
}

/** What the rule for code blocks returns if no plugin changes it. */
const unchanged = '\uE020'
/** Timeout for the hook of the configuration, in milliseconds. */
const timeLimit = 5000

/** A function that has all properties, which are such functions, too. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === 'then' ? undefined : anything),
  apply: () => anything,
  set: () => true,
})

/** Runs code that may write caches to the current folder, even when the process ends. */
async function inTemporaryFolder(run: () => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-import-'))
  const before = process.cwd()
  try {
    process.chdir(folder)
    await run()
  } finally {
    process.chdir(before)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
}

function shownHtml(html: string): string {
  const nodes = nodesFromHtml(html, (tag) => {
    if (/^(?:script|style|pre)$/.test(tag)) throw new CannotRender(`it shows \`<${tag}>\``)
    return undefined
  })
  return renderedMarkdown(nodes)
}

export function reportPlugins(plugins: MarkdownPlugins, original: VitePressConfig, site: OldSite, file: string): void {
  for (const name of new Set(plugins.names)) {
    if (reportedOnPages.test(name)) continue
    const [, equivalent] = coveredPlugins.find(([pattern]) => pattern.test(name)) ?? []
    if (equivalent) site.warnings.cover(name, equivalent)
    else
      site.warnings.add({
        kind: 'plugin',
        name,
        reason: `The markdown-it plugin \`${name}\` can’t run in Docs, so its additions to pages are missing.`,
        file,
        pages: 'all',
        todo: 'Look for a remark plugin that does the same, and add it to `markdown.remarkPlugins`.',
      })
  }
  for (const name of original.loaded.missing) {
    if (reportedOnPages.test(name)) continue
    const [, equivalent] = coveredPlugins.find(([pattern]) => pattern.test(name)) ?? []
    if (equivalent) site.warnings.cover(name, equivalent)
    else site.warnings.missing.add(name)
  }
}
