import { readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { evaluate, isBuiltinImport, type JsNode, type MarkdownNode, parseJsonc } from '@docs-engine/cli/internal'
import { lose } from '../../model/old-site.ts'
import { badgeStyles } from '../../passes/badge.ts'
import { addStylesheets } from '../../passes/stylesheets.ts'
import { starlightComponents } from '../../runtime/starlight.ts'
import type { Edit } from '../../util/edits.ts'
import { isFile } from '../../util/list-files.ts'
import { exportedValues, type ImportedName, importedNames, newSpecifier } from '../../util/mdx.ts'
import { splitFrontMatter } from '../../util/split-front-matter.ts'
import { fileUrl } from './asset-url.ts'
import type { Imported, PagePart } from './page-part.ts'

type ConvertText = (body: string, place: Pick<PagePart, 'file' | 'target'>) => string

/** Makes the imports of a page refer to files of the new site, and adds these files. Imports that the new site can't have are removed. */
export function convertModule(node: MarkdownNode, part: PagePart, convertText: ConvertText): Edit[] {
  return (node.data?.estree?.body ?? []).flatMap((statement): Edit[] => {
    const { start = 0, end = 0 } = statement
    const removed = { start, end: part.text[end] === '\n' ? end + 1 : end, text: '' }
    if (statement.type !== 'ImportDeclaration') return addExports(statement, part) ? [] : [removed]
    const written = part.text.slice(start, end)
    const lines = newImports(statement, part, convertText)
    if (lines === undefined) return []
    if (lines.length === 0) return [removed]
    return lines.join('\n') === written ? [] : [{ start, end, text: lines.join('\n') }]
  })
}

/** Returns the statements that take the place of an import, or `undefined` if it stays as it is. */
function newImports(statement: JsNode, part: PagePart, convertText: ConvertText): string[] | undefined {
  const specifier = String((statement.source as JsNode).value)
  const names = importedNames(statement).map(({ local, exported }) =>
    // In Astro, a Markdown file also exports its text by this name.
    ({ local, exported: exported === 'Content' && /\.mdx?$/.test(specifier) ? 'default' : exported }),
  )
  const set = (imported: Imported) => {
    for (const { local } of names) part.imports.set(local, imported)
  }
  if (/^@astrojs\/starlight\/components(?:$|\/)/.test(specifier)) return componentImports(specifier, names, part)
  if (/^(?:astro[:/](?:assets|components)|astro-expressive-code\/components)$/.test(specifier)) {
    for (const { local, exported } of names) part.imports.set(local, ofAstro(exported))
    return []
  }
  if (specifier === 'starlight-package-managers') {
    set({ kind: 'starlight', name: 'PackageManagers' })
    return []
  }
  const { srcFolder, aliased } = part.context
  const wanted = specifier.replace(/\?raw$/, '')
  const path = wanted.startsWith('.')
    ? resolve(dirname(part.file), wanted)
    : wanted.startsWith('/')
      ? join(part.context.site.root, wanted)
      : (aliased(wanted) ?? wanted.replace(/^[~@]\//, `${srcFolder}/`))
  if (path.endsWith('.css')) {
    addStylesheets(
      [relative(part.context.site.root, resolve(part.context.site.root, path))],
      part.context.site.root,
      part.context.site,
      part.page.shown,
    )
    return []
  }
  const foreign = (reason: string) => {
    set({ kind: 'foreign', reason })
    return []
  }
  if (!isFile(path))
    return foreign(path.startsWith('/') ? `\`${specifier}\` doesn’t exist` : `it comes from \`${specifier}\``)
  const moved = movedImport(path, specifier, part, convertText)
  if (moved === undefined) return foreign(`it’s written in ${/\.(\w+)$/.exec(path)?.[1] ?? 'code'}`)
  set(moved.imported)
  const isRaw = specifier.endsWith('?raw')
  if (names[0] && (isRaw || path.endsWith('.json'))) {
    const text = readFileSync(path, 'utf8')
    part.scope.set(names[0].local, isRaw ? text : parseJsonc(text))
  }
  return [written(names, moved.specifier)]
}

/** Returns the specifier of a file in the new site, to which it's copied, or `undefined` if only Astro can load the file. */
function movedImport(
  path: string,
  specifier: string,
  part: PagePart,
  convertText: ConvertText,
): { specifier: string; imported: Imported } | undefined {
  const { site, srcFolder } = part.context
  const data = posix.join('src/data', relative(srcFolder, path).replaceAll('../', ''))
  if (specifier.endsWith('?raw') || path.endsWith('.json')) {
    site.assets.set(data, path)
    const raw = specifier.endsWith('?raw') ? '?raw' : ''
    return { specifier: `@site/${data}${raw}`, imported: { kind: 'kept' } }
  }
  if (/\.mdx?$/.test(path))
    return { specifier: newSpecifier(addPartial(path, part, convertText), part.target), imported: { kind: 'kept' } }
  if (/\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm)$/i.test(path))
    return { specifier: fileUrl(path, part)!, imported: { kind: 'asset' } }
  return undefined
}

/** Converts a file that pages import, and returns its path in the new site. */
function addPartial(file: string, { context }: PagePart, convertText: ConvertText): string {
  const { site, srcFolder, partials } = context
  const known = partials.get(file)?.target
  if (known) return known
  const inside = relative(site.pagesFolder, file)
  // The name of a partial in `content` starts with `_`, so that it isn't a page.
  const target = inside.startsWith('..')
    ? posix.join('src', relative(srcFolder, file).replaceAll('../', ''))
    : posix.join('content', posix.dirname(inside), posix.basename(inside).replace(/^_*/, '_'))
  const partial = { target, text: '' }
  partials.set(file, partial)
  partial.text = convertText(splitFrontMatter(readFileSync(file, 'utf8')).body, { file, target })
  return target
}

/** Splits an import of Starlight's components: Docs has some of them, and the others become files of the new site. */
function componentImports(specifier: string, names: readonly ImportedName[], part: PagePart): string[] | undefined {
  const { runtime, site } = part.context
  const single = /\/(\w+)\.astro$/.exec(specifier)?.[1]
  const kept: ImportedName[] = []
  const lines: string[] = []
  for (const name of names) {
    const own = name.exported === 'default' ? single : name.exported
    if (own && isBuiltinImport(specifier, name.exported)) {
      kept.push(name)
      part.imports.set(name.local, { kind: 'starlight', name: own })
    } else if (own && Object.hasOwn(starlightComponents, own)) {
      runtime.add(own)
      if (own === 'Badge') site.css.set('badges', badgeStyles)
      part.imports.set(name.local, { kind: 'starlight', name: own })
      lines.push(written([{ local: name.local, exported: own }], `@site/src/starlight/${own}.tsx`))
    } else part.imports.set(name.local, { kind: 'foreign', reason: 'it’s part of Starlight' })
  }
  if (kept.length === names.length) return undefined
  return [...(kept.length > 0 ? [written(kept, specifier)] : []), ...lines]
}

function ofAstro(exported: string): Imported {
  if (exported === 'Image' || exported === 'Picture') return { kind: 'image' }
  return exported === 'Code' ? { kind: 'starlight', name: 'Code' } : { kind: 'foreign', reason: 'it’s part of Astro' }
}

function written(names: readonly ImportedName[], specifier: string): string {
  const whole = names.flatMap(({ local, exported }) =>
    exported === 'default' ? [local] : exported === '*' ? [`* as ${local}`] : [],
  )
  const list = names
    .filter(({ exported }) => exported !== 'default' && exported !== '*')
    .map(({ local, exported }) => (local === exported ? local : `${exported} as ${local}`))
  return `import ${[...whole, ...(list.length > 0 ? [`{ ${list.join(', ')} }`] : [])].join(', ')} from '${specifier}'`
}

/** Adds the values that a page exports to its scope. Reports a statement with other values, and returns `false` for it. */
function addExports(statement: JsNode, part: PagePart): boolean {
  const values = exportedValues(statement)
  try {
    for (const { name, value } of values) {
      part.imports.set(name, { kind: 'foreign', reason: 'the page computes it' })
      part.scope.set(name, evaluate(value!, part.scope))
      part.imports.set(name, { kind: 'kept' })
    }
    if (values.length > 0) return true
  } catch {
    // Docs can’t evaluate the value either.
  }
  const reason = 'The page exports a value or a component that Docs can’t evaluate.'
  const todo = 'Write it as a component in `content/_components`, or replace it with Markdown.'
  const at = part.text.slice(statement.start, statement.end)
  lose(part.page, part.context.site, { kind: 'expression', name: 'export', reason, todo }, at)
  return false
}
