import { definePlugin, type GeneratedPage, type PackageExport, type Plugin } from '@docs-engine/cli'
import { exportNamed, shownName } from './ids.ts'
import { createLinks, nearestName } from './links.ts'
import { renderExport } from './render.ts'
import { renderIndex, summaryLine } from './render-index.ts'
import { type ApiModule, documentedExports, urlsOf } from './routes.ts'

/** A package, or one of its entry points, whose exports are documented. */
export interface ApiEntry {
  /** The name to import: `@reduxjs/toolkit`, or `@reduxjs/toolkit/query`. */
  from: string
  /**
   * Path of the generated pages: with `/reference`, the page of `createSlice` is `/reference/createSlice`, and `/reference` lists all
   * exports. Default: no pages are generated, and `::api` is the only way to show an export.
   */
  path?: string
  /** Title of the page that lists all exports. Default: the value of `from`. */
  title?: string
  /**
   * The URL that relative links in doc comments refer to: `https://redux-toolkit.js.org/api/`. Default: relative links become plain text,
   * with a warning.
   */
  linkBase?: string
  /** Names of the exports to document. `*` matches any text. Default: all exports. */
  include?: string[]
  /** Names of the exports to leave out. `*` matches any text. Default: none. */
  exclude?: string[]
  /**
   * Whether the TypeScript in doc comments is compiled like other samples. Set it to `false` for a package whose examples are excerpts
   * that don't compile on their own. Default: `true`.
   */
  checkExamples?: boolean
}

export interface ApiOptions {
  /** The packages to document. */
  entries: ApiEntry[]
}

/**
 * Documents the exports of packages from the type declarations and the doc comments of the installed versions: with the directive
 * `::api[createSlice]{from="@reduxjs/toolkit"}`, and on generated pages.
 */
export function apiPages(options: ApiOptions): Plugin {
  const { entries } = options
  return definePlugin({
    name: 'api',
    version: '0.1.0',
    options,
    async prepare(context) {
      for (const { path } of entries) {
        if (path !== undefined && !/^\/.*[^/]$/.test(path)) {
          throw new Error(
            `\`path\` is \`${path}\`. It must start with a slash and must not end with one: \`/reference\``,
          )
        }
      }
      const read = await context.readExports(entries.map(({ from }) => from))
      const modules: Record<string, ApiModule> = {}
      const urlsByDeclaration = new Map<string, string>()
      for (const entry of entries) {
        const exports = read[entry.from]!
        for (const name of [...(entry.include ?? []), ...(entry.exclude ?? [])]) {
          if (!name.includes('*') && !exportNamed(name, exports)) throw missing(name, entry.from, exports)
        }
        const pages = entry.path === undefined ? [] : documentedExports(entry, exports)
        const urls = entry.path === undefined ? {} : urlsOf(entry.path, pages)
        // An export that several entry points export has one page.
        for (const { name, file, line, column, declaration } of pages) {
          const key = JSON.stringify([name, file, line, column, declaration])
          urls[name] = urlsByDeclaration.get(key) ?? urls[name]!
          urlsByDeclaration.set(key, urls[name])
        }
        modules[entry.from] = {
          exports,
          urls,
          ...(entry.linkBase !== undefined && { linkBase: entry.linkBase }),
        }
      }
      return modules
    },
    pages(context, modules) {
      const generated = new Set<string>()
      return entries.flatMap((entry): GeneratedPage[] => {
        const { from, path, title = from, checkExamples = true } = entry
        if (path === undefined) return []
        const { exports, urls } = modules[from]!
        const listed = documentedExports(entry, exports)
        const pages = listed.flatMap((exported) => {
          const url = urls[exported.name]!
          if (generated.has(url)) return []
          generated.add(url)
          const links = createLinks(modules, from, exported, '')
          const markdown = renderExport(exported, { links, from, level: 2, hasTitle: false, prefix: '', checkExamples })
          for (const problem of links.problems) context.warn(problem)
          return page(url, shownName(exported), markdown, summaryLine(exported, links))
        })
        const index = renderIndex(listed, from, (exported) => createLinks(modules, from, exported, ''), urls)
        const description = `The exports of ${from}.`
        return [page(`${path}/index`, title, index, description, -1), ...pages]
      })
    },
    directives: {
      'api-list': ({ attributes, heading }, modules) => {
        const { from = '' } = attributes
        if (!from) throw mistake('Write a package: `::api-list{from="@reduxjs/toolkit"}`.')
        const { exports, urls } = moduleOf(from, modules)
        const listed = documentedExports(entries.find((entry) => entry.from === from)!, exports)
        const linksFor = (exported: PackageExport) => createLinks(modules, from, exported, '')
        return { type: 'markdown', value: renderIndex(listed, from, linksFor, urls, heading.level + 1) }
      },
      api: ({ label, attributes, heading }, modules) => {
        const { from = '' } = attributes
        const name = label.trim()
        if (!name || !from) throw mistake('Write a name and a package: `::api[createSlice]{from="@reduxjs/toolkit"}`.')
        const module = moduleOf(from, modules)
        const exported = exportNamed(name, module.exports)
        if (!exported) throw missing(name, from, module.exports)
        const shown = shownName(exported)
        const prefix = `${shown}.`
        const links = createLinks(modules, from, exported, prefix)
        const { checkExamples = true } = entries.find((entry) => entry.from === from)!
        // The heading above may already be the name: `createSlice`, or `createSlice()`.
        const hasTitle = heading.text.replace(/\(.*$/, '').trim().toLowerCase() !== shown.toLowerCase()
        const value = renderExport(exported, { links, from, level: heading.level + 1, hasTitle, prefix, checkExamples })
        return { type: 'markdown', value, warnings: links.problems }
      },
    },
  })
}

/** Returns a mistake in a directive, in the form of a `VFileMessage`, which the engine reports without calling it a failure of the plugin. */
function mistake(reason: string): Error {
  return Object.assign(new Error(reason), { reason })
}

/** Returns a package that is documented. */
function moduleOf(from: string, modules: Record<string, ApiModule>): ApiModule {
  const module = modules[from]
  if (module) return module
  const near = nearestName(from, Object.keys(modules))
  const hint = near ? `Did you mean \`${near}\`?` : `Add it to \`entries\` of \`apiPages\`: \`{ from: '${from}' }\``
  throw mistake(`\`${from}\` isn’t one of the documented packages. ${hint}`)
}

function missing(name: string, from: string, exports: readonly PackageExport[]): Error {
  const near = nearestName(name, exports.map(shownName))
  return mistake(`\`${from}\` has no export \`${name}\`.${near ? ` Did you mean \`${near}\`?` : ''}`)
}

function page(path: string, title: string, markdown: string, description: string, position?: number): GeneratedPage {
  const frontMatter = {
    ...(description && { description }),
    ...(position !== undefined && { sidebar_position: position }),
  }
  return { path, title, markdown, frontMatter }
}
