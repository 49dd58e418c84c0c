import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importStatements, packageName } from '@docs-engine/cli/internal'
import { listFiles } from '../../util/list-files.ts'
import { type DocusaurusContext, displayPath } from './docusaurus-context.ts'
import { packageVersion } from './module-graph.ts'
import { importPath, resolveModule } from './resolve-import.ts'

/**
 * Reports the components in `src/theme`, which replace those of Docusaurus's theme, and copies the components that `MDXComponents` makes
 * available to all pages.
 */
export async function convertTheme(context: DocusaurusContext): Promise<void> {
  const { site, original } = context
  const folder = join(original.folder, 'src/theme')
  if (!existsSync(folder)) return
  const names = new Map<string, string>()
  // Files next to an `index` file, and in folders of a component, are parts of that component.
  for (const path of listFiles(folder).sort((a, b) => a.split('/').length - b.split('/').length)) {
    const name = path.replace(/(?:\/index)?\.[jt]sx?$/, '')
    const isPart = [...names.keys()].some((known) => name.startsWith(`${known}/`)) || hasIndex(folder, path)
    if (name !== path && !/\.(?:test|d)$/.test(name) && !isPart) names.set(name, path)
  }
  const file = resolveModule(join(folder, 'MDXComponents'))
  const elements = file ? await copyGlobalComponents(file, context) : []
  for (const [name, path] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name === 'MDXComponents' || name === 'ReactLiveScope') continue
    site.warnings.add({
      kind: 'theme',
      name,
      reason: `The old site replaces the theme’s component \`${name}\`. The replacement isn’t imported.`,
      note: 'To replace a component of Docs, see the page “Appearance” in the documentation of Docs.',
      file: displayPath(site, join(folder, path)),
      pages: [],
    })
  }
  for (const { name, reason } of elements)
    site.warnings.add({
      kind: 'theme',
      name: `MDXComponents ${name}`,
      reason: `The component \`${name}\` of \`MDXComponents\` isn’t imported: ${reason}.`,
      note: 'Write it as a component in `content/_components`.',
      file: displayPath(site, file!),
      // Pages that use a component are reported at its places.
      pages: [],
    })
}

function hasIndex(folder: string, path: string): boolean {
  const [, parent, name] = /^(.*)\/([^/]+)$/.exec(path) ?? []
  return parent !== undefined && !/^index\./.test(name!) && resolveModule(join(folder, parent, 'index')) !== undefined
}

/** Makes the components of `MDXComponents` available to pages. Returns those for which that isn't possible. */
async function copyGlobalComponents(
  file: string,
  { original, modules, globals }: DocusaurusContext,
): Promise<{ name: string; reason: string }[]> {
  const text = readFileSync(file, 'utf8')
  const imports = new Map(
    importStatements(text).flatMap(({ specifier, names }) =>
      names.map(([exported, local]) => [local, { specifier, exported }] as const),
    ),
  )
  const object = /export default\s*\{([\s\S]*?)\n?\}/.exec(text)?.[1] ?? /=\s*\{([\s\S]*?)\n\}/.exec(text)?.[1] ?? ''
  const lost: { name: string; reason: string }[] = []
  for (const entry of object.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').split(',')) {
    const [, name, value = name] = /^\s*['"]?([\w$-]+)['"]?\s*(?::\s*([\w$]+)\s*)?$/.exec(entry) ?? []
    if (!name || !value) continue
    const { specifier, exported } = imports.get(value) ?? {}
    const source = specifier && resolveModule(importPath(specifier, file, original.folder))
    const own = source ? await modules.addComponent(source) : undefined
    if (!/^[A-Z]/.test(name)) lost.push({ name, reason: 'it replaces an element of Markdown' })
    else if (!specifier) lost.push({ name, reason: 'it isn’t imported from a file' })
    else if (own && 'reason' in own) lost.push({ name, reason: own.reason })
    else {
      const from = own ? `@site/${own.path}` : (modules.replace(specifier) ?? specifier)
      const needed = from === specifier ? packageName(specifier) : undefined
      const found = needed && packageVersion(needed, specifier, file, original)
      if (found && 'version' in found) modules.packages[needed] = found.version
      const clause = exported === 'default' ? name : exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`
      globals.set(name, `import ${clause} from '${from}'`)
    }
  }
  return lost
}
