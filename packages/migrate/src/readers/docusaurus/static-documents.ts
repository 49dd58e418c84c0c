import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import type { NewFile } from '../../model/migrated-site.ts'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { InlineHandlers } from '../../passes/inline-handlers.ts'
import { contentSources, mergedSources } from '../../util/content-sources.ts'
import { isFile } from '../../util/list-files.ts'

interface StaticDocument {
  /** The document and its scripts, by their paths in the new site. */
  files: Map<string, NewFile>
  /** What the Content Security Policy has to allow. */
  csp: Record<string, string[]>
  /** The handlers in its attributes that can't be called, such as `onload`. */
  lostHandlers: string[]
}

/** The HTML files in static folders that pages show in frames, pass to components, or link to. */
export class StaticDocuments {
  /** Path in the static folder → the pages of the old site that show it. */
  readonly #pages = new Map<string, Set<string>>()

  constructor(
    readonly baseUrl: string,
    readonly staticFolders: readonly string[],
  ) {}

  /** Adds the files that a page of the new site mentions. */
  addPage(text: string, page: string): void {
    for (const [url] of text.matchAll(/(?<=["'(])[\w@~.%/-]+\.html?(?=["')?#])/g)) {
      const path = (url.startsWith(this.baseUrl) ? url.slice(this.baseUrl.length) : url).replace(/^\.?\//, '')
      if (fileOf(path, this.staticFolders)) this.#pages.set(path, (this.#pages.get(path) ?? new Set()).add(page))
    }
  }

  /** Returns the files of the new site, and what they need from the Content Security Policy. */
  convert(warnings: MigrationWarnings): Pick<StaticDocument, 'files' | 'csp'> {
    const documents = [...this.#pages].map(([path, pages]) => {
      const document = convertStaticDocument(path, this.staticFolders)
      for (const name of new Set(document.lostHandlers))
        warnings.add({
          kind: 'component',
          name,
          reason: `The handler in \`${name}\` in \`${path}\` isn’t called, because the Content Security Policy forbids it.`,
          file: [...pages][0]!,
          pages: [...pages].sort(),
          todo: 'Move the handler to a script.',
        })
      return document
    })
    return {
      files: new Map(documents.flatMap(({ files }) => [...files])),
      csp: sortedSources(mergedSources(...documents.map(({ csp }) => csp))),
    }
  }
}

function sortedSources(policy: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(policy)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([directive, sources]) => [directive, [...sources].sort()]),
  )
}

/**
 * Converts an HTML file of a static folder, such as a demo, so that its scripts run under the Content Security Policy, which applies to all
 * files of the new site: scripts in the text of the file become files of their own, and the servers that it loads files from are allowed.
 */
function convertStaticDocument(path: string, staticFolders: readonly string[]): StaticDocument {
  const source = readFileSync(fileOf(path, staticFolders)!, 'utf8')
  const files = new Map<string, NewFile>()
  const handlers = new InlineHandlers()
  const lostHandlers: string[] = []
  const hashes: string[] = []
  const scripts: string[] = []
  const add = (name: string, text: string) => files.set(posix.join('content/_public', dirname(path), name), { text })
  const stem = basename(path).replace(/\.html?$/, '')
  const parts = source.split(/(<script\b[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->)/gi).map((part) => {
    const [, attributes = '', code = ''] = /^<script\b([^>]*)>([\s\S]*)<\/script>$/i.exec(part) ?? []
    const src = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
    if (src !== undefined) {
      const own = fileOf(posix.join(dirname(path), src.replace(/[?#].*/, '')), staticFolders)
      if (own) scripts.push(readFileSync(own, 'utf8'))
    }
    if (/^<!--/.test(part) || src !== undefined) return part
    if (code.trim() === '') return withoutHandlers(part, handlers, lostHandlers)
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? 'module'
    if (type === 'importmap') hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    if (!/^(?:module|(?:text|application)\/(?:java|ecma)script)$/i.test(type)) return part
    scripts.push(code)
    const name = `${stem}.${scripts.length}.js`
    add(name, code)
    return `<script${attributes} src="${name}"></script>`
  })
  if (!handlers.isEmpty) {
    add(`${stem}.handlers.js`, `const handlers = ${handlers.expression()}\n${handlers.listeners('handlers')}`)
    parts.push(`<script type="module" src="${stem}.handlers.js"></script>\n`)
  }
  if (files.size > 0) files.set(posix.join('content/_public', path), { text: parts.join('') })
  return { files, csp: policyOf(source, scripts, hashes), lostHandlers }
}

function withoutHandlers(html: string, handlers: InlineHandlers, lost: string[]): string {
  return html.replace(/<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
    tag.replace(/\s(on[a-z]+)=("[^"]*"|'[^']*')/gi, (all, name: string, quoted: string) => {
      const attribute = handlers.attributeFor(name.toLowerCase(), quoted.slice(1, -1))
      if (attribute) return ` ${attribute[0]}=${quoted}`
      lost.push(name)
      return all
    }),
  )
}

function policyOf(source: string, scripts: readonly string[], hashes: readonly string[]): Record<string, string[]> {
  const origins = (pattern: RegExp) =>
    [...source.matchAll(pattern)].map(([, url]) => new URL(url!.replace(/^\/\//, 'https://')).origin)
  const ofScripts = origins(/<script\b[^>]*\bsrc\s*=\s*["']?((?:https?:)?\/\/[\w.:-]+)/gi)
  const ofStyles = origins(/<link\b(?=[^>]*\bstylesheet\b)[^>]*\bhref\s*=\s*["']?((?:https?:)?\/\/[\w.:-]+)/gi)
  const ofImages = origins(
    /<(?:[\w-]*img|[\w-]*avatar|source|image)\b[^>]*\bsrc\s*=\s*["']?((?:https?:)?\/\/[\w.:-]+)/gi,
  )
  const hasStyles = /<style\b|\sstyle=/i.test(source) || ofScripts.length > 0
  // A library can load further files from its own server.
  const own: Record<string, string[]> = {
    'script-src': [...ofScripts, ...hashes],
    'style-src': [...(hasStyles ? ["'unsafe-inline'"] : []), ...ofStyles],
    'connect-src': ofScripts,
    'font-src': ofStyles,
    'img-src': [...ofScripts, ...ofImages],
  }
  return mergedSources(
    Object.fromEntries(Object.entries(own).filter(([, sources]) => sources.length > 0)),
    contentSources(scripts),
  )
}

function fileOf(path: string, staticFolders: readonly string[]): string | undefined {
  return staticFolders.map((folder) => join(folder, path)).find(isFile)
}
