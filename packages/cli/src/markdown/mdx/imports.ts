import { posix } from 'node:path'
import { editionOf, isTranslation, mainSource, translatedSource, translationOf } from '../../model/edition.ts'
import type { ReadProblem } from '../../util/readable-file.ts'

/** The texts of the files that a page imports, by path, or the reasons why they aren't read. */
export type ImportedFiles = Readonly<Record<string, string | { problem: ReadProblem }>>

/** Returns the text of an imported file, or `undefined` if the file can't be imported. */
export function importedText(files: ImportedFiles, path: string): string | undefined {
  const file = files[path]
  return typeof file === 'string' ? file : undefined
}

/**
 * The target of an import statement on a page. Paths are relative to the site's root.
 *
 * - `builtin`: a component that the engine provides, under the name that another generator uses
 * - `markdown`: a partial
 * - `json` and `text`: the contents of a file
 * - `asset`: the URL of an image or another file
 * - `module`: a file whose exports are used, such as a component
 * - `style`: a stylesheet
 * - `package`: a package from `node_modules`
 */
export type ImportTarget =
  | { kind: 'builtin' }
  | { kind: 'package'; name: string }
  | { kind: 'asset'; url: string }
  | { kind: 'markdown' | 'json' | 'text' | 'module' | 'style'; path: string }

const builtinSource =
  /^(?:@theme(?:-original)?\/|@docusaurus\/|@astrojs\/starlight\/components|@docs-engine\/client$|@rspress\/core\/theme)/

/**
 * Resolves the specifier of an import statement without accessing the disk.
 *
 * @param importer Path of the page or the partial, relative to the site's root.
 */
export function importTarget(specifier: string, importer: string): ImportTarget {
  if (builtinSource.test(specifier)) return { kind: 'builtin' }
  const isRaw = /^!!raw-loader!/.test(specifier) || /\?raw$/.test(specifier)
  // In webpack, `!!` turns off the loaders that the configuration sets.
  const name = specifier.replace(/^!!(?:raw-loader!)?/, '').replace(/\?raw$/, '')
  const isOfSite = name.startsWith('@site/')
  if (!isOfSite && !/^\.{0,2}\//.test(name)) return { kind: 'package', name }
  const path = isOfSite
    ? posix.normalize(name.slice('@site/'.length))
    : name.startsWith('/')
      ? posix.normalize(`content${name}`)
      : posix.join(posix.dirname(importer), name)
  if (isRaw) return { kind: 'text', path }
  if (/\.mdx?$/.test(path)) return { kind: 'markdown', path }
  if (/\.json$/.test(path)) return { kind: 'json', path }
  if (/\.css$/.test(path)) return { kind: 'style', path }
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mp3|pdf|zip)$/i.test(path))
    return { kind: 'asset', url: assetUrl(path) }
  return { kind: 'module', path }
}

/** Returns the URL of a file. Docusaurus serves the folder `static` as the root of the site. */
function assetUrl(path: string): string {
  const source = mainSource(editionOf({ source: path }), path)
  return `/${source.replace(/^(?:static|content\/_public|content)\//, '')}`
}

/**
 * Resolves the specifier of an import statement to a file that exists. A translated page imports the translation of a file or, if there is none,
 * the file that its original imports.
 *
 * @param importer Path of the page or the partial that contains the statement.
 * @param page Path of the page, which may import the file through a partial.
 */
export function importedTarget(
  specifier: string,
  { importer, page, exists }: { importer: string; page: string; exists: (path: string) => boolean },
): ImportTarget {
  const target = importTarget(specifier, importer)
  const { locale } = editionOf({ source: page })
  if (!('path' in target) || locale === undefined) return target
  const importers = isTranslation(importer) ? [importer, translatedSource(importer)] : [importer]
  const paths = importers.flatMap((file) => {
    const { path } = { ...target, ...importTarget(specifier, file) }
    const own = editionOf({ source: path }).locale
    if (!/^(?:content|versions|translations)\//.test(path) || (own !== undefined && own !== locale)) return [path]
    const source = translatedSource(path)
    return [translationOf(source, locale), source]
  })
  return { ...target, path: paths.find(exists) ?? target.path }
}

/** Returns the URL that Docusaurus’s `useBaseUrl` returns, without the base URL: paths such as `img/a.png` start at the root of the site. */
export function fromRoot(path: unknown): unknown {
  return typeof path === 'string' && !/^(?:[a-z][a-z\d+.-]*:|\/|#|$)/i.test(path)
    ? `/${path.replace(/^\.\//, '')}`
    : path
}

/** An import statement: its specifier, and the names that it defines, as pairs of the exported and the local name. */
export interface ImportStatement {
  specifier: string
  names: [exported: string, local: string][]
}

/** Matches an import statement up to its specifier, which is the last group. */
export const importStatement = /^[ \t]*import\b([^'"`;()]{0,5000}?)\bfrom\s*(['"])([^'"\n]+)\2/gm

/**
 * A fenced code block. A block that is never closed doesn't match, because this expression finds blocks without parsing the page, and must
 * not hide an import. Neither does a very long block, because the search for its end starts again at each line that looks like a fence.
 */
export const codeBlock = /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))(?!.*`)[\s\S]{0,20000}?\n[ \t]*\1[`~]*[ \t]*$/gm

/** Returns the import statements in a source. May also return some that are only part of a code sample, such as one without a closing fence. */
export function importStatements(text: string): ImportStatement[] {
  if (!text.includes('import')) return []
  return [...text.replace(codeBlock, '').matchAll(importStatement)].map(([, clause = '', , specifier = '']) => ({
    specifier,
    names: clauseNames(clause),
  }))
}

function clauseNames(clause: string): ImportStatement['names'] {
  const names: ImportStatement['names'] = []
  const [, before = clause, list = ''] = /^([^{]*)\{([^}]*)\}/s.exec(clause) ?? []
  for (const part of before.split(',')) {
    const local = part.trim()
    if (!local) continue
    const namespace = /^\*\s*as\s+([\w$]+)$/.exec(local)?.[1]
    names.push(namespace ? ['*', namespace] : ['default', local])
  }
  for (const part of list.split(',')) {
    const [exported = '', local = exported] = part.trim().split(/\s+as\s+/)
    if (exported) names.push([exported, local])
  }
  return names
}
