import { valuePosition } from '../../config/key-position.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { ConfigSource } from '../../model/sidebar.ts'
import { currentVersion, versionFolder, versionOfSource } from '../../model/versions.ts'
import { otherVersions } from './version-targets.ts'

/**
 * Returns the pages of the configured versions. A version folder that isn't configured gets a warning and isn't built. A configured version
 * without pages is an error.
 */
export function listedPages(
  pages: Page[],
  config: SiteConfig,
  source: ConfigSource,
): { pages: Page[]; messages: Message[] } {
  const listed = new Set([currentVersion, ...config.versions.map(({ name }) => name)])
  const found = new Set(pages.map((page) => versionOfSource(page.source)))
  const messages: Message[] = []
  for (const name of [...found].filter((name) => !listed.has(name)).sort()) {
    messages.push({
      ruleId: 'config',
      fatal: false,
      file: source.file,
      line: 1,
      column: 1,
      reason: `\`versions/${name}\` isn’t built, because no version has this name.`,
      note: `Add it to \`versions\`: \`{ name: '${name}' }\`.`,
    })
  }
  for (const { name } of otherVersions(config)) {
    if (found.has(name)) continue
    const index = config.versions.findIndex((version) => version.name === name)
    messages.push({
      ruleId: 'config',
      fatal: true,
      file: source.file,
      ...valuePosition(source.text, ['versions', index, 'name'], name),
      reason: `No page in \`${versionFolder(name)}\` for the version \`${name}\`.`,
      note: 'Copy `content/` there, or remove the version.',
    })
  }
  return { pages: pages.filter((page) => listed.has(versionOfSource(page.source))), messages }
}
