import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join, resolve } from 'node:path'
import { projectFolders } from '@docs-engine/cli/internal'
import { toArray, toRecord } from '../../util/values.ts'
import { addsNoPages } from './known-plugins.ts'
import type { OriginalSite } from './original-site.ts'
import { resolveModule } from './resolve-module.ts'
import { buildCommand, runsUnknownPrograms, type SiteScript, siteScripts, sourceOf } from './site-scripts.ts'

/** Functions with which a plugin or a script can add pages and files to the site. */
const generates = /\b(?:addRoute|createWriteStream|(?:write|output|copy)File|writeJson|cpSync|copySync)/

/** Names in the URLs of pages that Docusaurus generates, and that the import doesn't list. */
const generatedNames = /^(?:tags?|authors|page|archive|search|category)$/

/** Files with rules for URLs that the host of the site serves itself. */
const hostRules = ['vercel.json', 'now.json', 'netlify.toml', 'firebase.json', 'staticwebapp.config.json', '_redirects']

/**
 * Knows what may generate pages of the old site besides Docusaurus itself: scripts, plugins, and the host. A page is attributed to a script
 * or a plugin whose source contains the page's name or folder.
 */
export class PageGenerators {
  readonly #buildCommand: string
  readonly #scripts: SiteScript[]
  /** The sources and options of plugins that generate pages or files. */
  readonly #plugins: string[]
  readonly #hostRules: string
  readonly #isUnknown: boolean
  /** Names that are part of many URLs, such as `docs`. */
  readonly #commonNames: Set<string>
  readonly #languages: Set<string>

  constructor(site: OriginalSite) {
    const sources = site.plugins.filter(({ name }) => !addsNoPages(name)).map((plugin) => sourceOfPlugin(plugin, site))
    const folders = [...projectFolders(site.folder), ...site.staticFolders]
    const rules = folders.flatMap((folder) => hostRules.map((name) => join(folder, name))).filter(existsSync)
    this.#buildCommand = buildCommand(site.folder)
    this.#scripts = siteScripts(site.folder)
    this.#plugins = sources.flatMap((source) => (source && generates.test(source) ? [source] : []))
    this.#hostRules = rules.map((file) => readFileSync(file, 'utf8')).join('\n')
    // With `throw`, which is the default, Docusaurus fails if a link has no target.
    this.#isUnknown =
      !['warn', 'log', 'ignore'].includes(String(site.config.onBrokenLinks)) ||
      site.missingModules.length > 0 ||
      sources.includes(undefined) ||
      runsUnknownPrograms(site.folder)
    const bases = [...site.docs.map(({ routeBase }) => routeBase), ...site.blogs.map(({ base }) => base)]
    this.#commonNames = new Set(bases.flatMap((base) => base.split('/')))
    this.#languages = new Set(toArray(toRecord(site.config.i18n).locales).map(String))
  }

  /** Returns the command that generates a page or a file, or `undefined` if no script writes its path or its name. */
  commandFor(target: string): string | undefined {
    if (target.includes('/.docusaurus/')) return this.#buildCommand
    if (/\.\w+$/.test(target) && !/\.(?:mdx?|json)$/.test(target)) return undefined
    return this.#scripts.find(({ source }) => writes(source, this.#lastNames(target)))?.command
  }

  /** Whether no page of the old site can be at a route or a path of a Markdown file, given that no source of the site belongs to it. */
  isNever(target: string): boolean {
    const names = this.#names(target)
    if (this.#isUnknown || (/\.\w+$/.test(target) && !/\.mdx?$/.test(target))) return false
    if (names.length === 0 || names.some((name) => generatedNames.test(name) || this.#languages.has(name))) return false
    const own = this.#lastNames(target)
    return (
      !this.#scripts.some(({ source }) => mentions(source, own)) &&
      !this.#plugins.some((source) => mentions(source, own)) &&
      !mentions(this.#hostRules, names)
    )
  }

  #names(target: string): string[] {
    const names = target.replace(/\.mdx?$/, '').split('/')
    return names.filter((name) => name !== '' && !this.#commonNames.has(name))
  }

  /** The name of a page, and the name of its folder. */
  #lastNames(target: string): string[] {
    return this.#names(target)
      .slice(-2)
      .filter((name) => !/^(?:\.*|index|readme)$/i.test(name))
  }
}

/** Whether a script writes files, and its source contains a path in a folder, as in `docs/api/\${name}.md`, or the quoted name of a page. */
function writes(source: string, names: readonly string[]): boolean {
  if (!generates.test(source)) return false
  return names.some((name) => {
    const written = name.replace(/[^\w-]/g, '\\$&')
    return new RegExp(`(?<![\\w-])${written}(?:/\\$\\{|/?["'\`]|\\.mdx?["'\`])`).test(source)
  })
}

function mentions(source: string, names: readonly string[]): boolean {
  return names.some((name) => new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'i').test(source))
}

/** Returns the source and the options of a plugin, or `undefined` if its source can't be found. */
function sourceOfPlugin({ name, options }: OriginalSite['plugins'][number], site: OriginalSite): string | undefined {
  const values = JSON.stringify(options, (_, value) => (typeof value === 'function' ? String(value) : value)) ?? ''
  const isPath = isAbsolute(name) || name.startsWith('.')
  const own = isPath ? resolveModule(resolve(site.folder, name)) : undefined
  // A function in the configuration can come from any module that the configuration imports.
  const isFunction = !isPath && !site.packages?.[name]
  if (own || isFunction) return `${sourceOf(own ?? site.configFile)}\n${values}`
  try {
    return `${sourceOf(createRequire(site.configFile).resolve(name))}\n${values}`
  } catch {
    return undefined
  }
}
