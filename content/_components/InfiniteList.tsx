import { configureStore } from '@reduxjs/toolkit'
import { type UIEvent, useState, useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import { requestLog, shipLogApi, useGetLogInfiniteQuery } from '../_samples/shipLog'

function makeStore() {
  requestLog.write([])
  return configureStore({
    reducer: { shipLog: shipLogApi.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(shipLogApi.middleware),
    devTools: false,
  })
}

/** A list which loads at both ends and keeps three pages, with its page parameters. */
export default function InfiniteList() {
  const [store] = useState(makeStore)
  return (
    <Provider store={store}>
      <ShipLog />
    </Provider>
  )
}

function ShipLog() {
  const { data, isFetching, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage, refetch } =
    useGetLogInfiniteQuery()
  const requests = useSyncExternalStore(listenToRequests, readRequests, readRequests)
  const days = data?.pages.flatMap((page) => page.days) ?? []

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
        className="InfiniteList-days"
        aria-label="Days of the log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={loadAtTheEnds}
      >
        {days.map((day) => (
          <li key={day}>Day {day}: wind from the west</li>
        ))}
      </ol>
      <p className="InfiniteList-buttons">
        <button type="button" disabled={!hasPreviousPage} onClick={() => fetchPreviousPage()}>
          Newer days
        </button>
        <button type="button" disabled={!hasNextPage} onClick={() => fetchNextPage()}>
          Older days
        </button>
        <button type="button" onClick={() => refetch()}>
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
