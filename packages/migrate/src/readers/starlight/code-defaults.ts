import { join, relative } from 'node:path'
import { loadModule } from '../../foreign/load-module.ts'
import type { OldSite } from '../../model/old-site.ts'
import { isFile } from '../../util/list-files.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { codePlugins, lineNumbers } from './provided-plugins.ts'
import type { StarlightSite } from './read-starlight.ts'

/** Returns the options that Expressive Code gives to the code blocks of a language. */
export type CodeDefaults = (lang: string) => { isNumbered: boolean; isWrapped: boolean }

/** Plugins that change the looks of code blocks, but not what they contain. */
const withoutLoss = /line numbers|collapsible|frames|text markers|shiki|color chips|fullscreen|caption|icons/i

/** Reads the options of Expressive Code in Starlight's options and in `ec.config.mjs`, and reports plugins that Docs doesn't know. */
export async function readCodeDefaults(original: StarlightSite, site: OldSite): Promise<CodeDefaults> {
  const options = { ...toRecord(original.options.expressiveCode), ...(await ownOptions(original.folder, site)) }
  const names = toArray(options.plugins)
    .flat()
    .flatMap((plugin) => textOf(toRecord(plugin).name) ?? [])
  reportPlugins(
    names.filter((name) => !withoutLoss.test(name)),
    relative(original.folder, original.file),
    site,
  )
  const { overridesByLang, ...defaults } = toRecord(options.defaultProps)
  const overrides = Object.entries(toRecord(overridesByLang))
  return (lang) => {
    const own = overrides.flatMap(([langs, values]) =>
      langs.split(/\s*,\s*/).includes(lang) ? [toRecord(values)] : [],
    )
    const { showLineNumbers, wrap }: Options = Object.assign({}, defaults, ...own)
    return { isNumbered: names.includes(lineNumbers) && showLineNumbers !== false, isWrapped: wrap === true }
  }
}

async function ownOptions(folder: string, site: OldSite): Promise<Options> {
  const name = 'ec.config.mjs'
  const file = join(folder, name)
  if (!isFile(file)) return {}
  try {
    return toRecord((await loadModule(file, folder, { provided: codePlugins })).value)
  } catch {
    const reason = `The options of code blocks aren’t imported, because \`${name}\` can’t be run.`
    const todo = 'Compare the code blocks of the new site with the old ones.'
    site.warnings.add({ kind: 'configuration', name, reason, file: name, todo })
    return {}
  }
}

function reportPlugins(names: readonly string[], file: string, site: OldSite): void {
  const pages = site.pages.filter(({ block }) => /^[ \t]*(?:`{3}|~{3}|<Code\s)/m.test(block.body))
  for (const name of names)
    site.warnings.add({
      kind: 'plugin',
      name,
      reason: `The plugin \`${name}\` of Expressive Code can’t run in Docs, so its changes to code blocks are missing.`,
      file,
      pages: pages.map(({ shown }) => shown),
      todo: 'Compare the code blocks of the new site with the old ones.',
    })
}
