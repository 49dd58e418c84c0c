import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { importStatements, packageName } from '@docs-engine/cli/internal'
import { listFiles } from '../../util/list-files.ts'
import { type PageText, pagesWithElement, pagesWithThemePart } from './affected-pages.ts'
import { importedFile, resolveModule } from './aliases.ts'
import { packageVersion } from './module-graph.ts'
import type { OriginalSite } from './original-site.ts'
import { displayPath, type MigrationContext } from './page-context.ts'

/**
 * Reports the components in `src/theme`, which replace those of Docusaurus's theme, and copies the components that `MDXComponents` makes
 * available to all pages.
 */
export async function convertTheme(context: MigrationContext, pages: readonly PageText[]): Promise<void> {
  const { root, warnings } = context
  const folder = join(context.original.folder, 'src/theme')
  if (!existsSync(folder)) return
  const names = new Map<string, string>()
  for (const path of listFiles(folder)) {
    if (!/\.[jt]sx?$/.test(path) || /\.(?:test|d)\./.test(path)) continue
    const name = (/\/index\.\w+$/.test(path) ? posix.dirname(path) : path).replace(/\.\w+$/, '')
    // Files next to an `index` file are parts of that component.
    const isPart = [...names.keys()].some((known) => path.startsWith(`${known}/`)) || hasIndexBeside(folder, path)
    if (!isPart) names.set(name, join(folder, path))
  }
  for (const [name, file] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name === 'MDXComponents') {
      await copyGlobalComponents(file, context, pages)
      continue
    }
    // The code blocks that need it are reported.
    if (name === 'ReactLiveScope') continue
    const equivalent = /^SearchBar|^CopyPage/.test(name) ? 'the search' : undefined
    if (equivalent) {
      warnings.cover(`src/theme/${name}`, equivalent)
      continue
    }
    warnings.add({
      kind: 'theme',
      name,
      reason: `The old site replaces the theme’s component \`${name}\`. The replacement isn’t imported.`,
      note: 'To replace a component of Docs, see the page “Appearance” in the documentation of Docs.',
      file: displayPath({ root }, file),
      pages: pagesWithThemePart(name, file, pages),
    })
  }
}

function hasIndexBeside(folder: string, path: string): boolean {
  if (/(^|\/)index\.\w+$/.test(path) || posix.dirname(path) === '.') return false
  return ['tsx', 'ts', 'jsx', 'js'].some((ending) => existsSync(join(folder, dirname(path), `index.${ending}`)))
}

async function copyGlobalComponents(
  file: string,
  context: MigrationContext,
  pages: readonly PageText[],
): Promise<void> {
  const { original: site, root, aliases, modules, warnings } = context
  const text = readFileSync(file, 'utf8')
  const imports = new Map(
    importStatements(text).flatMap(({ specifier, names }) =>
      names.map(([exported, local]) => [local, { specifier, exported }] as const),
    ),
  )
  const object = /export default\s*\{([\s\S]*?)\n?\}/.exec(text)?.[1] ?? /=\s*\{([\s\S]*?)\n\}/.exec(text)?.[1] ?? ''
  for (const tag of inlineReplacements(text)) {
    const reason = `The function for \`${tag}\` in \`MDXComponents\` isn’t imported: it replaces an element of Markdown.`
    const note = 'Write it as a component in `content/_components`.'
    warnings.add({
      kind: 'theme',
      name: `MDXComponents ${tag}`,
      reason,
      note,
      file: displayPath({ root }, file),
      pages: pagesWithElement(tag, pages),
    })
  }
  const entries = object.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').split(',')
  for (const entry of entries) {
    const [, key, value = key] = /^\s*['"]?([\w$-]+)['"]?\s*(?::\s*([\w$]+)\s*)?$/.exec(entry) ?? []
    if (!key || !value) continue
    const imported = imports.get(value)
    const source = imported && importedFile(imported.specifier, file, aliases)
    const isElement = !/^[A-Z]/.test(key)
    const themePart = /^@theme\/(.*)$/.exec(imported?.specifier ?? '')?.[1]
    const replacement = themePart ? resolveModule(join(site.folder, 'src/theme', themePart)) : source
    // The theme's own component for an element is what the engine replaces.
    if (isElement && themePart && !replacement) continue
    const own = replacement ? await modules.addComponent(resolve(replacement)) : undefined
    const lost = isElement
      ? 'it replaces an element of Markdown'
      : own && 'reason' in own
        ? own.reason
        : own || imported
          ? undefined
          : 'it isn’t imported from a file'
    if (lost === undefined) {
      const found = imported && packageOf(imported.specifier, file, site)
      if (found) modules.packages[found.name] = found.version
      const specifier =
        own && 'path' in own ? `@site/${own.path}` : (modules.replace(imported!.specifier) ?? imported!.specifier)
      const { exported } = imported!
      const name = exported === 'default' ? key : exported === key ? `{ ${key} }` : `{ ${exported} as ${key} }`
      context.globals.set(key, `import ${name} from '${specifier}'`)
      continue
    }
    warnings.add({
      kind: 'theme',
      name: `MDXComponents ${key}`,
      reason: `The component \`${key}\` of \`MDXComponents\` isn’t imported: ${lost}.`,
      note: 'Write it as a component in `content/_components`.',
      file: displayPath({ root }, file),
      // Pages that use a component are reported at its places.
      pages: isElement ? pagesWithElement(key, pages) : [],
    })
  }
}

/**
 * Returns the elements of Markdown that functions within `MDXComponents` replace, as in `a: (props) => <Card {...props} />`. Functions that
 * only put a box around the element, or that render a heading of the theme, don't count.
 */
function inlineReplacements(text: string): string[] {
  const functions = text.matchAll(
    /^[ \t]+([a-z][a-z\d]*)(?::\s*(?:async\s+)?(?:function\b|\(|\w+\s*=>)|\()([\s\S]*?)(?=^[ \t]+[\w'"]+\s*[:,(]|^\})/gm,
  )
  return [...functions].flatMap(([, tag, body]) => {
    const tags = [...body!.matchAll(/<([A-Za-z][\w.]*)(?=[\s/>])/g)].map(([, name]) => name!)
    const isBox = tags.length > 0 && tags.every((name) => [tag, 'div', 'span', 'MDXHeading'].includes(name))
    return isBox && !/>[^<>{}]*\w[^<>{}]*</.test(body!) ? [] : [tag!]
  })
}

function packageOf(specifier: string, file: string, site: OriginalSite): { name: string; version: string } | undefined {
  const name = packageName(specifier)
  const found =
    name && !/^@(?:theme|docusaurus|site)\b/.test(name) ? packageVersion(name, specifier, file, site) : undefined
  return found && 'version' in found ? { name: name!, version: found.version } : undefined
}
