import { resolve } from 'node:path'
import { type Cache, openCache } from '../cache/cache.ts'
import { plural } from '../check/report/counts.ts'
import type { CommandContext } from '../model/command.ts'
import type { Site } from '../model/site.ts'
import { searchIndex, searchPages, searchRecords } from '../output/search-index.ts'
import { loadSite } from '../pipeline.ts'
import type { DocSearchRecord } from '../search/records.ts'
import { assertFolder } from '../util/assert-folder.ts'
import { size } from '../util/format-text.ts'
import { createTiming } from '../util/timing.ts'
import { UserError } from '../util/user-error.ts'
import { assertReplaceable } from '../write/output-marker.ts'
import { writeFiles } from '../write/write-files.ts'

export interface SearchIndexOptions {
  outDir: string
  cache: boolean
}

/** `docs search index`: writes only the search index, for tests and measurements. Broken links are ignored. Returns the exit status. */
export async function writeSearchIndex(
  folder: string | undefined,
  options: SearchIndexOptions,
  context: CommandContext,
): Promise<number> {
  const outDir = resolve(context.cwd, options.outDir)
  assertReplaceable(outDir)
  const { site, cache } = await load(folder, context, options.cache)
  const start = performance.now()
  const index = searchIndex(searchPages(site), { artifacts: site.artifacts, folder: cache.lockedFolder('search') })
  const { files, bytes } = await writeFiles(outDir, index)
  const ms = Math.round(performance.now() - start)
  context.stdout.write(`${plural(files, 'file')}, ${Math.round(bytes / 1000)} kB in ${ms} ms.\n`)
  return 0
}

export interface SearchPushOptions {
  send?: boolean
  indexName?: string
}

/** `docs search push`: sends the records to the configured hosted index. Without `--send`, it's a dry run. Returns the exit status. */
export async function pushSearchIndex(
  folder: string | undefined,
  options: SearchPushOptions,
  context: CommandContext,
): Promise<number> {
  const { env, stdout } = context
  const { site } = await load(folder, context)
  const { search } = site.config
  const { appId, hosts } = search
  const indexName = options.indexName ?? search.indexName
  if (!appId || !indexName) {
    throw new UserError(
      `No hosted search is configured: ${appId ? '`indexName`' : '`appId`'} is missing.`,
      'Add `search: { appId, apiKey, indexName }` to `site.config.ts`, or set DOCSEARCH_APP_ID and DOCSEARCH_INDEX_NAME.',
    )
  }
  const all = [...searchRecords(site)]
  const records = all.map((record) => truncateRecord(record))
  const cut = records.filter((record, i) => record !== all[i]).length
  const total = size(Buffer.byteLength(JSON.stringify(records)))
  const what = `${plural(records.length, 'record')} (${total}${cut ? `, ${cut} of them truncated` : ''})`
  if (!options.send) {
    stdout.write(
      `Dry run: would replace the index \`${indexName}\` of ${appId} with ${what}. To upload, add \`--send\`.\n`,
    )
    return 0
  }
  const key = env.DOCSEARCH_ADMIN_KEY
  if (!key) {
    throw new UserError(
      '`DOCSEARCH_ADMIN_KEY` isn’t set.',
      'Set this environment variable to the admin key of the search service, not to the public search key. Don’t commit the key.',
    )
  }
  const { pushRecords } = await import('../search/push-records.ts')
  await pushRecords(records, { appId, key, indexName, hosts })
  stdout.write(`Replaced the index \`${indexName}\` of ${appId} with ${what}.\n`)
  return 0
}

async function load(
  folder: string | undefined,
  { cwd, env }: CommandContext,
  useCache = true,
): Promise<{ site: Site; cache: Cache }> {
  const root = resolve(cwd, folder ?? '.')
  assertFolder(root)
  const cache = openCache(root, !useCache)
  const site = await loadSite({ root, env, baseUrl: env.DOCS_BASE_URL, timing: createTiming(), cache })
  return { site, cache }
}

/**
 * Shortens a record's content at the end of a word, so that the record doesn't exceed `limit` bytes. Search services
 * reject larger records.
 */
function truncateRecord(record: DocSearchRecord, limit = 9500): DocSearchRecord {
  const bytes = (candidate: DocSearchRecord) => Buffer.byteLength(JSON.stringify(candidate))
  let truncated = record
  while (truncated.content && bytes(truncated) > limit) {
    const length = Math.floor(truncated.content.length * Math.min(0.95, limit / bytes(truncated)))
    truncated = { ...truncated, content: truncated.content.slice(0, length).replace(/\s+\S*$/, '') }
  }
  return truncated
}
