import { replacements, runtimeFiles } from '../../runtime/docusaurus.ts'
import { type Options, textOf, toRecord } from '../../util/values.ts'

/** The modules that are copied into a new site to replace the modules of Docusaurus. */
export interface RuntimeModules {
  /** Name of a file → text. */
  files: ReadonlyMap<string, string>
  /** Returns the name of the file that replaces a module, or `undefined` if no file does. */
  fileFor(specifier: string): string | undefined
}

/**
 * Returns the modules that components of a site import from Docusaurus.
 *
 * @param config The configuration of the old site.
 */
export function runtimeModules(config: Options): RuntimeModules {
  const files = new Map(Object.entries(runtimeFiles))
  files.set('siteConfig.ts', withValue(runtimeFiles['siteConfig.ts']!, siteConfig(config)))
  return {
    files,
    fileFor(specifier) {
      const name = specifier.replace(/^@theme-(?:original|init)\//, '@theme/')
      return Object.hasOwn(replacements, name) ? replacements[name] : undefined
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
