import type { VersionData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { fillLabel, fillPlural } from '../../platform/fill-label.ts'
import type { SearchAnswer, SearchHit } from './adapter.ts'
import type { SearchRequest } from './search-request.ts'
import { resultsOnPage } from './search-request.ts'

export type ResultsState =
  | { kind: 'empty' }
  | { kind: 'answer'; answer: SearchAnswer }
  | { kind: 'error'; message: string }

export interface SearchResultsProps {
  request: SearchRequest
  versions: Pick<VersionData, 'name' | 'label'>[]
  state: ResultsState
  hrefOf: (request: SearchRequest) => string
}

/** Search results, grouped by page, with links that filter the results by group or search another version. */
export function SearchResults(props: SearchResultsProps) {
  return (
    <>
      <Versions {...props} />
      <Answer {...props} />
    </>
  )
}

/** Links to the same query in each version of the site. */
function Versions({ request, versions, hrefOf }: SearchResultsProps) {
  if (versions.length < 2) return null
  return (
    <nav className="search-filters" aria-label={labels.version}>
      <ul>
        {versions.map(({ name, label }) => (
          <li key={name}>
            <a
              href={hrefOf({ query: request.query, version: name, page: 0 })}
              aria-current={name === request.version ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Answer({ request, state, hrefOf }: SearchResultsProps) {
  if (state.kind === 'empty') return <p role="status">{labels.searchHint}</p>
  if (state.kind === 'error') {
    return <p role="alert">{fillLabel(labels.searchError, { reason: state.message })}</p>
  }
  const { answer } = state
  const locale = document.documentElement.lang
  const { query, group, page } = request
  if (answer.total === 0) return <NothingFound request={request} answer={answer} hrefOf={hrefOf} />
  const pages = Math.ceil(answer.total / resultsOnPage)
  return (
    <>
      <p role="status" className="search-count">
        {group
          ? fillPlural(labels.resultCountInGroup, answer.total, locale, { query, group })
          : fillPlural(labels.resultCount, answer.total, locale, { query })}
        {answer.isOffline && labels.resultsOffline}
        {pages > 1 && fillLabel(labels.resultPageOf, { page: page + 1, pages })}
        {answer.isFallback && `. ${labels.searchFallback}`}
      </p>
      <Groups request={request} groups={answer.groups} hrefOf={hrefOf} />
      {byPage(answer.hits).map(({ id, title, hits }) => (
        <section key={id} className="search-group" aria-label={title}>
          <h2>
            {title} <small>{hits[0]!.group}</small>
          </h2>
          <ol>
            {hits.map((hit) => (
              <li key={hit.id}>
                <a href={hit.url}>
                  <MarkedText html={hit.titleHtml} />
                </a>
                {hit.trail.length > 1 && <p className="search-trail">{hit.trail.slice(0, -1).join(' › ')}</p>}
                <p className="search-snippet">
                  <MarkedText html={hit.snippetHtml} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {pages > 1 && (
        <nav className="search-pages" aria-label={labels.resultPages}>
          {Array.from({ length: pages }, (_, number) => (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the link.
              key={number}
              href={hrefOf({ ...request, page: number })}
              aria-current={number === page ? 'page' : undefined}
              aria-label={fillLabel(labels.resultPage, { page: number + 1 })}
            >
              {number + 1}
            </a>
          ))}
        </nav>
      )}
    </>
  )
}

function Groups({
  request,
  groups,
  hrefOf,
}: Pick<SearchResultsProps, 'request' | 'hrefOf'> & { groups: Record<string, number> }) {
  const names = Object.keys(groups)
  if (names.length < 2) return null
  const all = Object.values(groups).reduce((sum, count) => sum + count, 0)
  const link = (label: string, count: number, group: string | undefined) => (
    <li key={label}>
      <a href={hrefOf({ ...request, group, page: 0 })} aria-current={request.group === group ? 'true' : undefined}>
        {label} <span>{count}</span>
      </a>
    </li>
  )
  return (
    <nav className="search-filters" aria-label={labels.filterResults}>
      <ul>
        {link(labels.allGroups, all, undefined)}
        {names.map((name) => link(name, groups[name]!, name))}
      </ul>
    </nav>
  )
}

function NothingFound({
  request,
  answer,
  hrefOf,
}: Pick<SearchResultsProps, 'request' | 'hrefOf'> & { answer: SearchAnswer }) {
  const { query, group } = request
  return (
    <>
      <p role="status">
        {group ? fillLabel(labels.noResultsInGroup, { query, group }) : fillLabel(labels.noResults, { query })}
      </p>
      {group && (
        <p>
          <a href={hrefOf({ ...request, group: undefined, page: 0 })}>{labels.searchAllSections}</a>
        </p>
      )}
      {answer.suggestions.length > 0 && (
        <>
          <p>{labels.similarTerms}</p>
          <ul>
            {answer.suggestions.map((term) => (
              <li key={term}>
                <a href={hrefOf({ ...request, query: term, group: undefined, page: 0 })}>{term}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{labels.searchAdvice}</p>
      {answer.isOffline && <p>{labels.searchedOffline}</p>}
    </>
  )
}

/** Renders escaped text that may contain `<mark>` (see `SearchHit`). */
function MarkedText({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}

/** Groups results by page, ordered by each page's best result. */
function byPage(hits: SearchHit[]): { id: string; title: string; hits: SearchHit[] }[] {
  const pages = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const id = hit.url.replace(/#.*/, '')
    pages.set(id, [...(pages.get(id) ?? []), hit])
  }
  return [...pages].map(([id, found]) => ({ id, title: found[0]!.page, hits: found }))
}
