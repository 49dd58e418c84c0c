import runtimeFiles from '../../runtime/docusaurus?texts'
import { type Options, textOf, toRecord } from '../../util/values.ts'
import type { RuntimeModules } from '../mdx/copied-modules.ts'

/** Modules that are replaced by a file with another name. */
const otherNames: Readonly<Record<string, string>> = {
  '@generated/docusaurus.config': 'siteConfig.ts',
  '@theme/MDXComponents/A': 'Link.tsx',
  // Almost every site of Docusaurus uses one of them, and few list it in `package.json`.
  classnames: 'clsx.ts',
  clsx: 'clsx.ts',
}

/**
 * Returns the modules that components of a site import from Docusaurus: `Link.tsx` replaces `@docusaurus/Link`.
 *
 * @param config The configuration of the old site.
 */
export function runtimeModules(config: Options): RuntimeModules {
  const files = new Map(Object.entries(runtimeFiles))
  files.set('siteConfig.ts', withValue(runtimeFiles['siteConfig.ts']!, siteConfig(config)))
  return {
    files,
    fileFor(specifier) {
      if (Object.hasOwn(otherNames, specifier)) return otherNames[specifier]
      const [, name = ''] = /^@(?:docusaurus|theme|theme-original|theme-init)\/(.+)$/.exec(specifier) ?? []
      return ['.tsx', '.ts'].map((ending) => name.replaceAll('/', '-') + ending).find((own) => files.has(own))
    },
  }
}

/** Replaces the object that a module exports. */
function withValue(module: string, value: object): string {
  return module.replace(/ = \{.*\}$/m, () => ` = ${JSON.stringify(value, null, 2)}`)
}

/** The keys of the configuration that components read. The base URL is `/`, because the build adds the new one. */
function siteConfig(config: Options): object {
  const keys = 'title tagline url favicon organizationName projectName trailingSlash customFields themeConfig'.split(
    ' ',
  )
  const own = Object.fromEntries(keys.flatMap((key) => (config[key] === undefined ? [] : [[key, config[key]]])))
  const locale = textOf(toRecord(config.i18n).defaultLocale)
  return { ...own, ...(locale && { locale }), baseUrl: '/' }
}
