import { algoliasearch } from 'algoliasearch'
import { UserError } from '../util/user-error.ts'
import type { DocSearchRecord } from './records.ts'

export interface PushTarget {
  appId: string
  /** An API key with write access. */
  key: string
  indexName: string
  /** Endpoints to use instead of Algolia's, such as `http://127.0.0.1:8108`. They must support Algolia's API. */
  hosts?: string[] | undefined
}

/**
 * Replaces the contents of a hosted index. Searches find the old records until all new ones have been uploaded.
 *
 * @throws {UserError} if the service rejects the request or can't be reached.
 */
export async function pushRecords(
  records: DocSearchRecord[],
  { appId, key, indexName, hosts }: PushTarget,
): Promise<void> {
  const client = algoliasearch(appId, key, {
    ...(hosts?.length && {
      hosts: hosts.map((host) => {
        const { protocol, host: url } = new URL(host.includes('://') ? host : `https://${host}`)
        return {
          url,
          accept: 'readWrite' as const,
          protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      }),
    }),
  })
  try {
    const { taskID } = await client.setSettings({ indexName, indexSettings: hostedSettings })
    await client.waitForTask({ indexName, taskID })
    await client.replaceAllObjects({ indexName, objects: records as unknown as Record<string, unknown>[] })
  } catch (error) {
    const { name, message, status } = error as Error & { status?: number }
    if (status === undefined && name !== 'RetryError') throw error
    throw new UserError(
      `The search service rejected the records: ${message.replace(/[\s.]+$/, '')}${status ? ` (status ${status})` : ''}.`,
      status === 401 || status === 403
        ? 'Check `appId`, and whether `DOCSEARCH_ADMIN_KEY` is allowed to write to the index.'
        : 'The index that readers search is unchanged. Try again later.',
      1,
    )
  }
}

/**
 * Settings of a hosted index: searchable attributes, ranking, and typo tolerance. DocSearch's crawler uses the same settings.
 */
const hostedSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'hierarchy.lvl0'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  camelCaseAttributes: ['hierarchy', 'content'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  distinct: true,
  attributeForDistinct: 'url',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional' as const,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
}
