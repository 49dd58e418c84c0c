import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { mayRun } from '../../foreign/permission.ts'
import { copySite } from '../../foreign/site-copy.ts'
import type { NavItem } from '../../passes/navigation.ts'
import type { Options } from '../../util/values.ts'
import { knownBlocks } from './convert-blocks.ts'
import { coveredPlugins, isCoveredExtension } from './known-plugins.ts'
import mkdocsProgram from './mkdocs.py'
import { pythonCommands, runPython } from './python.ts'
import type { MkDocsConfig } from './read-mkdocs.ts'

/** Timeout for MkDocs, in milliseconds. Generating the documentation of a large package takes minutes. */
const timeLimit = 600_000

interface NavEntry {
  title: string | null
  link?: string | null
  items?: NavEntry[]
}

/** What the installed MkDocs says about a site. */
export interface MkDocsOutput {
  /** Plugins, extensions, and hooks that aren't installed or can't be loaded. */
  dropped: { kind: 'plugin' | 'extension' | 'hook'; name: string; reason: string }[]
  /** Events that failed. Without a page: for the whole site. */
  failed: { where: string; page?: string; reason: string }[]
  /** The blocks that have a comment as their placeholder in the Markdown, by the number in the comment. */
  blocks: { source: string; html: string | null }[]
  /** The pages that an unknown extension changes apart from such blocks. */
  changedByExtension: Record<string, string[]>
  /** The plugins that can change the HTML of pages, and the pages whose HTML they change. */
  changedContent: { plugins: string[]; pages: string[] }
  /** The plugins and hooks that can change complete documents. */
  postPage: string[]
  /** The navigation, or `null` if no plugin changes it. */
  nav: NavEntry[] | null
  /** Other files that plugins generate. */
  generatedFiles: string[]
  /** The URLs of inventories of other projects that can't be downloaded. `null` if no plugin resolves links to documented names. */
  missingInventories: string[] | null
  /** The folder of the theme Material, or `null` if it isn't installed. */
  materialFolder: string | null
  pages: MkDocsPage[]
}

interface MkDocsPage {
  source: string
  markdown: string
  meta: Options
  /** The URLs of the documented names that the page links to, relative to the URL of the page. */
  references: Record<string, string>
  /** The documented names that generated text refers to and that have no URL. */
  unresolved: string[]
}

export interface MkDocsRun {
  output?: MkDocsOutput
  /** Why MkDocs failed, with the end of what it printed. `undefined` if it ran or isn't installed. */
  error?: { reason: string; details: string }
}

/**
 * Runs the installed MkDocs on a copy of the site, because hooks and plugins can write files. The copy is removed at the end.
 *
 * @returns An empty object if neither the site's environment nor the system contains MkDocs.
 */
export function runMkDocs(original: MkDocsConfig): MkDocsRun {
  const { folder, file, extensions } = original
  if (!mayRun('MkDocs')) return {}
  const commands = pythonCommands(folder).filter(
    (command) => runPython(command, 'import mkdocs.config', null, folder, 60_000).status === 0,
  )
  const [command] = commands
  if (!command) return {}
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'docs-import-')))
  try {
    const site = copySite(folder, join(temporary, 'site'))
    const task = {
      configFile: join(site, basename(file)),
      siteDir: join(temporary, 'output'),
      skippedPlugins: Object.keys(coveredPlugins).filter((name) => !/^(?:include-markdown|meta)$/.test(name)),
      contentPlugins: ['autorefs', 'mkdocstrings'],
      knownBlocks: [...knownBlocks],
      unknownExtensions: [...extensions.keys()].filter((name) => !isCoveredExtension(name)),
    }
    const { status, stdout, stderr } = runPython(command, mkdocsProgram, task, site, timeLimit)
    const withoutCopy = (text: string) => text.replaceAll(`${site}/`, '').replaceAll(temporary, '')
    const output = status === 0 ? outputOf(withoutCopy(stdout)) : undefined
    if (output) return { output }
    const lines = withoutCopy(stderr).trim().split('\n')
    return { error: { reason: lines.at(-1) ?? '', details: lines.slice(-8).join('\n') } }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Returns `undefined` if a plugin ended the program early, or wrote to its output. */
function outputOf(text: string): MkDocsOutput | undefined {
  try {
    return JSON.parse(text) as MkDocsOutput
  } catch {
    return undefined
  }
}

/** Returns the navigation that plugins changed, or `undefined` if `nav` of the configuration is right. */
export function changedNav(output: MkDocsOutput | undefined): NavItem[] | undefined {
  const convert = ({ title, link, items }: NavEntry): NavItem => ({
    label: title ?? undefined,
    ...(items ? { items: items.map(convert) } : { link: link ?? undefined }),
  })
  return output?.nav?.map(convert)
}
