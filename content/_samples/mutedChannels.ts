import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface MutableChannel {
  id: string
  name: string
  isMuted: boolean
}

export const mutesApi = createApi({
  reducerPath: 'mutesApi',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://chat.example', fetchFn: fakeFetch }),
  endpoints: (build) => ({
    getChannels: build.query<MutableChannel[], void>({
      query: () => 'channels',
    }),
    setMuted: build.mutation<MutableChannel, { id: string; isMuted: boolean }>({
      query: ({ id, isMuted }) => ({ url: `channels/${id}`, method: 'PATCH', body: { isMuted } }),
      async onQueryStarted({ id, isMuted }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          mutesApi.util.updateQueryData('getChannels', undefined, (channels) => {
            const channel = channels.find((candidate) => candidate.id === id)
            if (channel) channel.isMuted = isMuted
          }),
        )
        try {
          await queryFulfilled
        } catch {
          patch.undo()
        }
      },
    }),
  }),
})

export const { useGetChannelsQuery, useSetMutedMutation } = mutesApi

/** The data of the fake server, and whether it rejects changes. */
export const server = { isDown: false, channels: [] as MutableChannel[] }

export function resetServer() {
  server.isDown = false
  server.channels = [
    { id: 'general', name: 'general', isMuted: false },
    { id: 'support', name: 'support', isMuted: true },
    { id: 'random', name: 'random', isMuted: false },
  ]
}

/** Responds with in-memory data. A change takes 1.2 seconds. */
async function fakeFetch(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request
  const id = new URL(request.url).pathname.split('/')[2]
  if (!id) return Response.json(server.channels)

  const { isMuted } = await request.json()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  if (server.isDown) return Response.json({ message: 'Out of order' }, { status: 500 })

  server.channels = server.channels.map((one) => (one.id === id ? { ...one, isMuted } : one))
  return Response.json(server.channels.find((one) => one.id === id))
}
