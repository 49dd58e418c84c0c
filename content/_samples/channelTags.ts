import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Channel {
  id: number
  name: string
}

export const tagsApi = createApi({
  reducerPath: 'tagsApi',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://chat.example', fetchFn: fakeFetch }),
  tagTypes: ['Channel'],
  endpoints: (build) => ({
    getChannels: build.query<Channel[], void>({
      query: () => 'channels',
      providesTags: (channels = []) => [
        { type: 'Channel', id: 'LIST' },
        ...channels.map(({ id }) => ({ type: 'Channel' as const, id })),
      ],
    }),
    getChannel: build.query<Channel, number>({
      query: (id) => `channels/${id}`,
      providesTags: (_channel, _error, id) => [{ type: 'Channel', id }],
    }),
    createChannel: build.mutation<Channel, string>({
      query: (name) => ({ url: 'channels', method: 'POST', body: { name } }),
      invalidatesTags: [{ type: 'Channel', id: 'LIST' }],
    }),
    renameChannel: build.mutation<Channel, Channel>({
      query: ({ id, name }) => ({ url: `channels/${id}`, method: 'PATCH', body: { name } }),
      invalidatesTags: (_channel, _error, { id }) => [{ type: 'Channel', id }],
    }),
  }),
})

export const { useGetChannelsQuery, useGetChannelQuery, useCreateChannelMutation, useRenameChannelMutation } = tagsApi

/** Responds with in-memory data after 600 ms. */
async function fakeFetch(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request
  const id = Number(new URL(request.url).pathname.split('/')[2])
  await new Promise((resolve) => setTimeout(resolve, 600))
  if (request.method === 'GET') {
    return Response.json(id ? channels.find((channel) => channel.id === id) : channels)
  }
  const { name } = await request.json()
  const saved = { id: id || channels.length + 1, name }
  channels = [...channels.filter((channel) => channel.id !== saved.id), saved].sort((a, b) => a.id - b.id)
  return Response.json(saved)
}

let channels: Channel[] = [
  { id: 1, name: 'general' },
  { id: 2, name: 'support' },
]
