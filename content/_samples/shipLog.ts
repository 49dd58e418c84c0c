import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface LogPage {
  days: number[]
  newer: number | null
  older: number | null
}

export const shipLogApi = createApi({
  reducerPath: 'shipLog',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://ships.example', fetchFn: shipLogServer }),
  endpoints: (build) => ({
    getLog: build.infiniteQuery<LogPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 40,
        getNextPageParam: (lastPage) => lastPage.older,
        getPreviousPageParam: (firstPage) => firstPage.newer,
        maxPages: 3,
      },
      query: ({ pageParam }) => ({ url: 'log', params: { from: pageParam } }),
    }),
  }),
})

export const { useGetLogInfiniteQuery } = shipLogApi

/** The page parameters which were asked for, in order. */
export const requestLog = {
  entries: [] as number[],
  listeners: new Set<() => void>(),
  write(entries: number[]) {
    requestLog.entries = entries
    for (const listener of requestLog.listeners) listener()
  },
}

/** A pretend server: answers with five days of the log, after half a second. */
async function shipLogServer(input: RequestInfo | URL): Promise<Response> {
  const from = Number(new URL((input as Request).url).searchParams.get('from'))
  requestLog.write([...requestLog.entries, from])
  await new Promise((resolve) => setTimeout(resolve, 500))
  const page: LogPage = {
    days: [from, from - 1, from - 2, from - 3, from - 4],
    newer: from < 40 ? from + 5 : null,
    older: from > 5 ? from - 5 : null,
  }
  return Response.json(page)
}
