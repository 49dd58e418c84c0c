import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Seed {
  id: number
  name: string
}

export const seedSwapApi = createApi({
  reducerPath: 'seedSwap',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://seeds.example', fetchFn: seedServer }),
  tagTypes: ['Seed'],
  endpoints: (build) => ({
    getSeeds: build.query<Seed[], void>({
      query: () => 'seeds',
      providesTags: (result = []) => [
        { type: 'Seed', id: 'LIST' },
        ...result.map(({ id }) => ({ type: 'Seed' as const, id })),
      ],
    }),
    getSeed: build.query<Seed, number>({
      query: (id) => `seeds/${id}`,
      providesTags: (_result, _error, id) => [{ type: 'Seed', id }],
    }),
    addSeed: build.mutation<Seed, string>({
      query: (name) => ({ url: 'seeds', method: 'POST', body: { name } }),
      invalidatesTags: [{ type: 'Seed', id: 'LIST' }],
    }),
    renameSeed: build.mutation<Seed, Seed>({
      query: ({ id, name }) => ({ url: `seeds/${id}`, method: 'PATCH', body: { name } }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Seed', id }],
    }),
  }),
})

export const { useGetSeedsQuery, useGetSeedQuery, useAddSeedMutation, useRenameSeedMutation } = seedSwapApi

/** A pretend server: answers from memory, after 600 ms. */
async function seedServer(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request
  const id = Number(new URL(request.url).pathname.split('/')[2])
  await new Promise((resolve) => setTimeout(resolve, 600))
  if (request.method === 'GET') return Response.json(id ? seeds.find((seed) => seed.id === id) : seeds)

  const { name } = await request.json()
  const saved = { id: id || seeds.length + 1, name }
  seeds = [...seeds.filter((seed) => seed.id !== saved.id), saved].sort((a, b) => a.id - b.id)
  return Response.json(saved)
}

let seeds: Seed[] = [
  { id: 1, name: 'Blue corn' },
  { id: 2, name: 'Moon bean' },
]
