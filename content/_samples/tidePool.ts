import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Sighting {
  id: number
  name: string
  seen: boolean
}

export const tidePoolApi = createApi({
  reducerPath: 'tidePool',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://pools.example', fetchFn: tidePoolServer }),
  endpoints: (build) => ({
    getSightings: build.query<Sighting[], void>({
      query: () => 'sightings',
    }),
    setSeen: build.mutation<Sighting, { id: number; seen: boolean }>({
      query: ({ id, seen }) => ({ url: `sightings/${id}`, method: 'PATCH', body: { seen } }),
      onQueryStarted({ id, seen }, { dispatch, queryFulfilled }) {
        const change = dispatch(
          tidePoolApi.util.updateQueryData('getSightings', undefined, (draft) => {
            const sighting = draft.find((one) => one.id === id)
            if (sighting) sighting.seen = seen
          }),
        )
        queryFulfilled.catch(change.undo)
      },
    }),
  }),
})

export const { useGetSightingsQuery, useSetSeenMutation } = tidePoolApi

/** What the pretend server has, and whether it refuses changes. */
export const notebook = { isWet: false, sightings: [] as Sighting[] }

export function resetNotebook() {
  notebook.isWet = false
  notebook.sightings = [
    { id: 1, name: 'Beadlet anemone', seen: false },
    { id: 2, name: 'Shore crab', seen: true },
    { id: 3, name: 'Painted goby', seen: false },
  ]
}

/** Answers from memory; a change takes 1.2 seconds. */
async function tidePoolServer(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request
  const id = Number(new URL(request.url).pathname.split('/')[2])
  if (!id) return Response.json(notebook.sightings)

  const { seen } = await request.json()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  if (notebook.isWet) return Response.json('The notebook got wet', { status: 500 })

  notebook.sightings = notebook.sightings.map((one) => (one.id === id ? { ...one, seen } : one))
  return Response.json(notebook.sightings.find((one) => one.id === id))
}
