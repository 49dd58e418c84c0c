import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface HistoryPage {
  messages: { id: number; text: string }[]
  newer: number | null
  older: number | null
}

export const historyApi = createApi({
  reducerPath: 'historyApi',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://chat.example', fetchFn: fakeFetch }),
  endpoints: (build) => ({
    getHistory: build.infiniteQuery<HistoryPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 40,
        getNextPageParam: (lastPage) => lastPage.older,
        getPreviousPageParam: (firstPage) => firstPage.newer,
        maxPages: 3,
      },
      query: ({ pageParam }) => ({ url: 'messages', params: { from: pageParam } }),
    }),
  }),
})

export const { useGetHistoryInfiniteQuery } = historyApi

/** The page parameters of all requests, in order. */
export const requestLog = {
  entries: [] as number[],
  listeners: new Set<() => void>(),
  write(entries: number[]) {
    requestLog.entries = entries
    for (const listener of requestLog.listeners) listener()
  },
}

/** Responds with five messages after half a second. */
async function fakeFetch(input: RequestInfo | URL): Promise<Response> {
  const from = Number(new URL((input as Request).url).searchParams.get('from'))
  requestLog.write([...requestLog.entries, from])
  await new Promise((resolve) => setTimeout(resolve, 500))
  const ids = [from, from - 1, from - 2, from - 3, from - 4]
  const page: HistoryPage = {
    messages: ids.map((id) => ({ id, text: `Hello number ${id}` })),
    newer: from < 40 ? from + 5 : null,
    older: from > 5 ? from - 5 : null,
  }
  return Response.json(page)
}
