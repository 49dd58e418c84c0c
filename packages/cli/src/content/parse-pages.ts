import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentComponents, shellComponents, type ThemeComponents } from '@docs-engine/client'
import type { SiteConfig } from '../config/schema.ts'
import { bundleForNode, runBundle } from '../evaluate-module.ts'
import { SiteErrors } from '../site-errors.ts'
import type { Message, Page, SourceFile } from '../types.ts'
import { bundleComponents, type ComponentFile, loadComponents } from './islands.ts'
import { type ParseOptions, parsePage } from './parse.tsx'
import type { Scan } from './scan.ts'

export interface ParsedContent {
  pages: Page[]
  posts: Page[]
  /** The theme's components after the configuration's. */
  theme: ThemeComponents
  messages: Message[]
}

export interface ParsePagesOptions {
  root: string
  config: SiteConfig
  components: ComponentFile[]
  drafts: boolean
}

/** Reads and parses all sources. */
export async function parsePages(scan: Scan, { root, config, components, drafts }: ParsePagesOptions): Promise<ParsedContent> {
  const theme = await loadTheme(root, config)
  const islands = loadComponents(root, await bundleComponents(root, components))
  const options: ParseOptions = { components: theme, islands }
  const messages: Message[] = []
  const parseAll = async (files: SourceFile[]) => {
    const pages: Page[] = []
    for (const file of files) {
      const page = await parseFile(file, options, messages)
      if (page && (drafts || page.frontMatter.draft !== true)) pages.push(page)
    }
    return pages
  }
  const pages = await parseAll(scan.pages)
  const posts = await parseAll(scan.posts)
  for (const page of [...pages, ...posts]) messages.push(...page.messages)
  return { pages, posts, theme, messages }
}

/** One file; undefined, with a message, if it cannot be read. */
export async function parseFile(file: SourceFile, options: ParseOptions, messages: Message[]): Promise<Page | undefined> {
  let bytes: Buffer
  try {
    bytes = await readFile(file.absolutePath)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    messages.push({
      ruleId: 'unreadable',
      file: file.path,
      fatal: true,
      reason: `\`${file.path}\` cannot be read (${code ?? error}).`,
      note: 'Check its permissions, or that it is not being moved.',
    })
    return undefined
  }
  if (bytes.includes(0)) {
    messages.push({
      ruleId: 'unreadable',
      file: file.path,
      fatal: true,
      reason: `\`${file.path}\` is no text file.`,
      note: 'A Markdown file is UTF-8 text. Files to download go to `content/_public` or get another extension.',
    })
    return undefined
  }
  return parsePage(bytes.toString('utf8'), file.path, options)
}

/**
 * The theme's components after those of `theme.components` took their place by name.
 *
 * @throws {SiteErrors} if one cannot be compiled, or exports no component.
 */
export async function loadTheme(root: string, config: SiteConfig): Promise<ThemeComponents> {
  const theme = { ...shellComponents, ...contentComponents } as ThemeComponents
  for (const [name, file] of Object.entries(config.theme.components)) {
    const path = join(root, file)
    const exports = runBundle(await bundleForNode(path, { root, ruleId: 'component' }), path, { root, ruleId: 'component' })
    const component = exports.default ?? exports[name]
    const problem = !(name in theme)
      ? `There is no component \`${name}\` to replace. Names: ${Object.keys(theme).join(', ')}.`
      : component === undefined
        ? `\`${file}\` exports no component \`${name}\` and has no default export.`
        : undefined
    if (problem) {
      throw new SiteErrors([{ ruleId: 'component', file: 'site.config.ts', line: 1, column: 1, fatal: true, reason: problem }], 2)
    }
    Object.assign(theme, { [name]: component })
  }
  return theme
}
