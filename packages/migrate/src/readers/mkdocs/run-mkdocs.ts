import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { mayRun } from '../../foreign/permission.ts'
import { copySite } from '../../foreign/site-copy.ts'
import type { NavItem } from '../../passes/navigation.ts'
import type { Options } from '../../util/values.ts'
import { coveredPlugins } from './known-plugins.ts'
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
  /** The plugins and hooks that can change the HTML of pages. */
  changesHtml: string[]
  /** The navigation, or `null` if no plugin changes it. */
  nav: NavEntry[] | null
  /** The paths of other files that plugins generate, in the built site. */
  generatedFiles: string[]
  /** The folder of the theme Material, or `null` if it isn't installed. */
  materialFolder: string | null
  pages: MkDocsPage[]
}

interface MkDocsPage {
  source: string
  markdown: string
  meta: Options
}

export interface MkDocsRun {
  output?: MkDocsOutput
  /** The folder with the HTML of the pages. */
  built?: string
  /** Why MkDocs failed, with the end of what it printed. `undefined` if it ran or isn't installed. */
  error?: { reason: string; details: string }
}

/**
 * Runs the installed MkDocs on a copy of the site, because hooks and plugins can write files.
 *
 * @param temporary An empty folder for the copy and the HTML.
 * @returns An empty object if neither the site's environment nor the system contains MkDocs.
 */
export function runMkDocs({ folder, file }: MkDocsConfig, temporary: string): MkDocsRun {
  if (!mayRun('MkDocs')) return {}
  const commands = pythonCommands(folder).filter(
    (command) => runPython(command, 'import mkdocs.config', null, folder, 60_000).status === 0,
  )
  const [command] = commands
  if (!command) return {}
  const site = copySite(folder, join(temporary, 'site'))
  const [built, themeDir] = ['built', 'theme'].map((name) => join(temporary, name)) as [string, string]
  mkdirSync(themeDir)
  const task = {
    configFile: join(site, basename(file)),
    siteDir: built,
    themeDir,
    skippedPlugins: coveredPlugins.filter((name) => !/^(?:include-markdown|meta)$/.test(name)),
  }
  const { status, stdout, stderr } = runPython(command, mkdocsProgram, task, site, timeLimit)
  const withoutCopy = (text: string) => text.replaceAll(`${site}/`, '').replaceAll(temporary, '')
  const output = status === 0 ? outputOf(withoutCopy(stdout)) : undefined
  if (output) return { output, built }
  const lines = withoutCopy(stderr).trim().split('\n')
  return { error: { reason: lines.at(-1) ?? '', details: lines.slice(-8).join('\n') } }
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
