import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importStatements } from '@docs-engine/cli/internal'
import { moduleFile } from '../../foreign/module-file.ts'
import { displayPath } from '../../model/old-site.ts'
import type { DocusaurusContext } from './docusaurus-context.ts'

/**
 * Reports the components in `src/theme`, which replace those of Docusaurus's theme, and copies the components that `MDXComponents` makes
 * available to all pages.
 */
export async function convertTheme(context: DocusaurusContext): Promise<void> {
  const { site, original } = context
  const folder = join(original.folder, 'src/theme')
  if (!existsSync(folder)) return
  const file = moduleFile(join(folder, 'MDXComponents'))
  const elements = file ? await copyGlobalComponents(file, context) : []
  for (const entry of readdirSync(folder)) {
    const name = entry.replace(/\.[jt]sx?$/, '')
    if (/\.|^(?:MDXComponents|ReactLiveScope)$/.test(name)) continue
    const reason = `The old site replaces the theme’s component \`${name}\`. The replacement isn’t imported.`
    site.warnings.add({ kind: 'theme', name, reason, file: displayPath(site, join(folder, entry)) })
  }
  // Pages that use a component are reported at its places.
  for (const { name, why } of elements) {
    const reason = `The component \`${name}\` of \`MDXComponents\` isn’t imported: ${why}.`
    site.warnings.add({ kind: 'theme', name: `MDXComponents ${name}`, reason, file: displayPath(site, file!) })
  }
}

/** Makes the components of `MDXComponents` available to pages. Returns those for which that isn't possible. */
async function copyGlobalComponents(
  file: string,
  { modules, globals }: DocusaurusContext,
): Promise<{ name: string; why: string }[]> {
  const text = readFileSync(file, 'utf8')
  const imports = new Map(
    importStatements(text).flatMap(({ specifier, names }) =>
      names.map(([exported, local]) => [local, { specifier, exported }] as const),
    ),
  )
  const object = /export default\s*\{([\s\S]*?)\n?\}/.exec(text)?.[1] ?? /=\s*\{([\s\S]*?)\n\}/.exec(text)?.[1] ?? ''
  const lost: { name: string; why: string }[] = []
  for (const entry of object.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').split(',')) {
    const [, name, value = name] = /^\s*['"]?([\w$-]+)['"]?\s*(?::\s*([\w$]+)\s*)?$/.exec(entry) ?? []
    if (!name || !value) continue
    const { specifier, exported } = imports.get(value) ?? {}
    if (!/^[A-Z]/.test(name)) lost.push({ name, why: 'it replaces an element of Markdown' })
    else if (!specifier) lost.push({ name, why: 'it isn’t imported from a file' })
    else {
      const found = await modules.importable(specifier, file)
      if ('reason' in found) {
        lost.push({ name, why: found.reason })
        continue
      }
      const clause = exported === 'default' ? name : exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`
      globals.set(name, `import ${clause} from '${found.specifier}'`)
    }
  }
  return lost
}
