import { posix } from 'node:path'
import type { UserConfig } from '@docs-engine/cli/internal'
import type { CarriedPlugin } from '../model/carried-plugin.ts'

/** Comments that are added to keys of the generated configuration. */
const notes: Record<string, string> = {
  samples:
    "To compile the TypeScript samples page by page, list pages: `samples: { include: ['guide/**'] }`. To compile all: `samples: {}`.",
  editUrl: 'The folder that contains `content/`. Change the URL if this site gets a different place in the repository.',
  ignoreLinks: 'Pages of the old site that weren’t imported, and paths that other software serves.',
  search: 'The search index of the old site. Remove these lines to use the built-in search.',
}

/** Generates the text of `site.config.ts`, with an import statement for each plugin. */
export function writeConfig(config: UserConfig, plugins: readonly CarriedPlugin[]): string {
  const names = new Map<CarriedPlugin, string>()
  for (const plugin of plugins) {
    const wanted = plugin.name === 'default' ? camelCase(moduleName(plugin.from)) : plugin.name
    const isTaken = [...names].some(([other, name]) => name === wanted && other.from !== plugin.from)
    names.set(plugin, isTaken ? `${wanted}${names.size}` : wanted)
  }
  const imports = [...names].map(([{ from, name }, local]) => {
    const clause = name === 'default' ? local : name === local ? `{ ${name} }` : `{ ${name} as ${local} }`
    return `import ${clause} from ${quoted(from)}\n`
  })
  const listOf = (wanted: CarriedPlugin['kind']) => {
    const entries = plugins
      .filter(({ kind }) => kind === wanted)
      .map((plugin) => {
        const name = names.get(plugin)!
        return plugin.options === undefined ? name : `[${name}, ${literal(plugin.options, 3)}]`
      })
    return entries.length > 0 ? [`    ${wanted}Plugins: [${entries.join(', ')}],`] : []
  }
  const markdown = [...listOf('remark'), ...listOf('rehype')]
  const calls = plugins
    .filter(({ kind }) => kind === 'docs')
    .map((plugin) => `${names.get(plugin)}(${plugin.options === undefined ? '' : literal(plugin.options, 2)})`)
  const lines = Object.entries(config)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => [...(notes[key] ? [`  // ${notes[key]}`] : []), `  ${key}: ${literal(value, 1)},`])
  if (calls.length > 0) lines.push(`  plugins: [${calls.join(', ')}],`)
  if (markdown.length > 0) lines.push('  markdown: {', ...markdown, '  },')
  const head = [`import { defineConfig } from '@docs-engine/cli'\n`, ...new Set(imports)].join('')
  return `${head}\nexport default defineConfig({\n${lines.join('\n')}\n})\n`
}

function literal(value: unknown, depth: number): string {
  const indent = '  '.repeat(depth)
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return String(value)
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: ${literal(inner, depth + 1)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const flat = `${open}${Array.isArray(value) ? '' : ' '}${parts.join(', ')}${Array.isArray(value) ? '' : ' '}${close}`
  if (flat.length + indent.length < 100 && !flat.includes('\n')) return flat
  return `${open}\n${parts.map((part) => `${indent}  ${part},`).join('\n')}\n${indent}${close}`
}

/** Returns the name of a package or file: `@math/remark` → `remark`, `./src/plugins/video/index.ts` → `video`. */
function moduleName(specifier: string): string {
  return posix.basename(specifier.replace(/(?:\/(?:src|lib|index(?:\.\w+)?))+$/, '').replace(/\.[cm]?[jt]sx?$/, ''))
}

function camelCase(name: string): string {
  return name.replace(/[^a-z0-9]+(.)?/gi, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')
}

function quoted(text: string): string {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}
