import { configureStore } from '@reduxjs/toolkit'
import { type UIEvent, useState, useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import { historyApi, requestLog, useGetHistoryInfiniteQuery } from '../_samples/messageHistory'

function makeStore() {
  requestLog.write([])
  return configureStore({
    reducer: { historyApi: historyApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(historyApi.middleware),
    devTools: false,
  })
}

/** A list that loads pages at both ends and keeps up to three of them. Also shows their page parameters. */
export default function InfiniteList() {
  const [store] = useState(makeStore)
  return (
    <Provider store={store}>
      <MessageHistory />
    </Provider>
  )
}

function MessageHistory() {
  const { data, isFetching, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage, refetch } =
    useGetHistoryInfiniteQuery()
  const requests = useSyncExternalStore(listenToRequests, readRequests, readRequests)
  const messages = data?.pages.flatMap((page) => page.messages) ?? []

  function loadAtTheEnds({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) {
    if (isFetching) return
    if (hasNextPage && scrollTop + clientHeight > scrollHeight - 4) fetchNextPage()
    else if (hasPreviousPage && scrollTop < 4) fetchPreviousPage()
  }

  return (
    <section className="InfiniteList" aria-label="Live example: an infinite query">
      <p className="InfiniteList-params">
        Page parameters: <code>{JSON.stringify(data?.pageParams ?? [])}</code>
        <br />
        Last requests: <code>{requests.slice(-6).join(', ')}</code>
      </p>
      <ol
        className="InfiniteList-messages"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard.
        tabIndex={0}
        onScroll={loadAtTheEnds}
      >
        {messages.map(({ id, text }) => (
          <li key={id}>
            Message {id}: {text}
          </li>
        ))}
      </ol>
      <p className="InfiniteList-buttons">
        <button type="button" className="button" disabled={!hasPreviousPage} onClick={() => fetchPreviousPage()}>
          Newer messages
        </button>
        <button type="button" className="button" disabled={!hasNextPage} onClick={() => fetchNextPage()}>
          Older messages
        </button>
        <button type="button" className="button" onClick={() => refetch()}>
          Refetch
        </button>
      </p>
      <p role="status">{isFetching ? 'Loading…' : `${data?.pages.length ?? 0} of at most 3 pages are in the cache.`}</p>
    </section>
  )
}

const readRequests = () => requestLog.entries

function listenToRequests(listener: () => void) {
  requestLog.listeners.add(listener)
  return () => {
    requestLog.listeners.delete(listener)
  }
}
