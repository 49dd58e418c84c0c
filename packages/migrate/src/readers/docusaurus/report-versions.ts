import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationWarnings } from '../../model/migration-warnings.ts'
import { toRecord } from '../../util/values.ts'
import { isPlugin, type OriginalSite } from './original-site.ts'
import { displayPath } from './page-context.ts'

/** Reports settings of versions that the new site doesn't have, and versions that the old site doesn't publish. */
export function reportVersions(
  { docs, plugins, folder }: OriginalSite,
  root: string,
  warnings: MigrationWarnings,
): void {
  const frozen = join(folder, 'versioned_docs')
  if (existsSync(frozen) && docs.every(({ version }) => !version || version.name === 'current'))
    warnings.add({
      kind: 'configuration',
      name: 'versioned_docs',
      reason: 'The versions in `versioned_docs` aren’t imported, because the old site doesn’t publish them.',
      todo: 'To import them, list them in `versions.json`, and run the command again.',
      file: displayPath({ root }, frozen),
    })
  for (const { name, options } of plugins)
    if (isPlugin(name, 'content-docs'))
      for (const version of Object.values(toRecord(options.versions)))
        for (const key of ['banner', 'noIndex', 'badge', 'className'])
          if (toRecord(version)[key] !== undefined) warnings.omit(`the option \`${key}\` of a version`)
}
