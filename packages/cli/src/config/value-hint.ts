import { baseUrlSchema } from '../model/config-schema.ts'
import { valueText } from './key-position.ts'

interface Config {
  /** The whole configuration, as the author wrote it. */
  root: unknown
  /** Text of `site.config.ts`. */
  source: string
}

/** Returns how to correct a common mistake, or `undefined` if the general description of the key is enough. */
export function valueHint(keyPath: PropertyKey[], value: unknown, { root, source }: Config): string | undefined {
  const [key, index] = keyPath
  if (keyPath.length === 1 && key === 'url') return urlHint(value, (root as { baseUrl?: unknown }).baseUrl)
  if (keyPath.length === 1 && key === 'redirects') return redirectsHint(value)
  if (keyPath.length === 2 && key === 'plugins') return pluginHint(value, valueText(source, ['plugins', index!]))
  return undefined
}

function urlHint(url: unknown, baseUrl: unknown): string | undefined {
  if (typeof url !== 'string' || !/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  if (pathname === '/') return `Expected an origin: \`url: '${origin}'\`.`
  const path = baseUrlSchema.safeParse(pathname).data
  if (path === undefined) return undefined
  const advice =
    path === baseUrlSchema.safeParse(baseUrl).data
      ? `Remove the path, which is already in \`baseUrl\`: \`url: '${origin}'\`.`
      : `Move the path to \`baseUrl\`: \`url: '${origin}'\`, \`baseUrl: '${path}'\`.`
  return `Expected an origin without a path. ${advice}`
}

/** Other tools accept an object whose keys are the old paths. */
function redirectsHint(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const [from, to] = Object.entries(value).find(([, target]) => typeof target === 'string') ?? ['/old', '/new']
  return `Expected a list: \`[{ from: '${from}', to: '${to}' }]\`.`
}

/** @param text The entry of `plugins` as the author wrote it. */
function pluginHint(value: unknown, text: string): string | undefined {
  if (typeof value === 'string' || Array.isArray(value))
    return "Import the plugin, and call it. For example: `import { math } from '@docs-engine/math'`, `plugins: [math()]`."
  if (typeof value !== 'function') return undefined
  const name = /^[\w$]+$/.test(text) ? text : value.name || 'plugin'
  const list = /^(remark|rehype)/.exec(name)?.[1]
  return list
    ? `unified plugins belong in \`markdown\`: \`markdown: { ${list}Plugins: [${name}] }\`.`
    : `Call it: \`${name}()\`.`
}
