import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  configureStore,
  createAction,
  isRejectedWithValue,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import { afterEach, expect, test, vi } from 'vitest'

// Claims of the guides to errors, rehydration, server rendering, and RTK Query without hooks whose proof would distract readers.

afterEach(() => void vi.useRealTimers())

const restored = createAction<Record<string, unknown>>('chat/restored')

/** Returns a store whose api slice has a query per outcome and a mutation, and the actions that reached the store. */
function makeChat(preloadedState?: Record<string, unknown>) {
  const actions: UnknownAction[] = []
  const api = createApi({
    reducerPath: 'chat',
    baseQuery: fakeBaseQuery<string>(),
    tagTypes: ['Channel'],
    extractRehydrationInfo: (action) => (restored.match(action) ? (action.payload.chat as never) : undefined),
    endpoints: (build) => ({
      getChannel: build.query<string, 'works' | 'fails' | 'throws' | 'hangs'>({
        queryFn: (outcome) => {
          if (outcome === 'fails') return { error: 'offline' }
          if (outcome === 'throws') throw new TypeError('a bug')
          return outcome === 'hangs' ? new Promise(() => {}) : { data: 'general' }
        },
        providesTags: (_result, _error, id) => [{ type: 'Channel', id }],
      }),
      getTagged: build.query<string[], void>({
        queryFn: () => ({ error: 'offline' }),
        providesTags: (ids) => ids!.map((id) => ({ type: 'Channel', id })),
      }),
      setTopic: build.mutation<string, void>({ queryFn: () => ({ data: 'saved' }) }),
    }),
  })
  const record: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction)
    return next(action)
  }
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    preloadedState: preloadedState as { chat: ReturnType<typeof api.reducer> },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware, record),
  })
  const statuses = () =>
    Object.fromEntries(Object.entries(store.getState().chat.queries).map(([key, entry]) => [key, entry?.status]))
  return { api, store, actions, statuses, ...api.endpoints }
}

test('only a returned error is matched by isRejectedWithValue, and only an exception is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store, actions, getChannel } = makeChat()
  expect(await store.dispatch(getChannel.initiate('fails'))).toMatchObject({ error: 'offline' })
  expect(actions.filter(isRejectedWithValue())).toHaveLength(1)
  expect(log).not.toHaveBeenCalled()
  expect(await store.dispatch(getChannel.initiate('throws'))).toMatchObject({ error: { name: 'TypeError' } })
  expect(actions.filter(isRejectedWithValue())).toHaveLength(1)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('an entry whose providesTags throws stays pending, and initiate rejects', async () => {
  const { store, statuses, getTagged } = makeChat()
  await expect(store.dispatch(getTagged.initiate())).rejects.toThrow(TypeError)
  expect(statuses()).toEqual({ 'getTagged(undefined)': 'pending' })
})

test('an aborted request has an AbortError', async () => {
  const { store, actions, getChannel } = makeChat()
  const request = store.dispatch(getChannel.initiate('hangs'))
  request.abort()
  expect(await request).toMatchObject({ error: { name: 'AbortError', message: 'Aborted' } })
  expect(actions.filter(isRejectedWithValue())).toEqual([])
})

test('rehydration drops pending queries and mutations without a fixed key; preloadedState keeps them', async () => {
  const { store, getChannel, setTopic } = makeChat()
  await store.dispatch(getChannel.initiate('works'))
  await store.dispatch(getChannel.initiate('fails'))
  void store.dispatch(getChannel.initiate('hangs'))
  await store.dispatch(setTopic.initiate())
  await store.dispatch(setTopic.initiate(undefined, { fixedCacheKey: 'topic' }))
  const saved = JSON.parse(JSON.stringify(store.getState()))

  const settled = { 'getChannel("works")': 'fulfilled', 'getChannel("fails")': 'rejected' }
  const later = makeChat()
  later.store.dispatch(restored(saved))
  expect(later.statuses()).toEqual(settled)
  expect(Object.keys(later.store.getState().chat.mutations)).toEqual(['topic'])

  const preloaded = makeChat(saved)
  expect(preloaded.statuses()).toEqual({ ...settled, 'getChannel("hangs")': 'pending' })
  expect(Object.keys(preloaded.store.getState().chat.mutations)).toHaveLength(2)
})

test('a restored entry replaces a running request, whose response is ignored', async () => {
  const old = makeChat()
  await old.store.dispatch(old.api.util.upsertQueryData('getChannel', 'works', 'saved'))
  const { store, getChannel } = makeChat()
  const request = store.dispatch(getChannel.initiate('works'))
  store.dispatch(restored(old.store.getState()))
  expect((await request).data).toBe('saved')
})

test('an unused entry has a timer until the api state is reset', async () => {
  vi.useFakeTimers()
  const { api, store, getChannel } = makeChat()
  const request = store.dispatch(getChannel.initiate('works'))
  await request
  request.unsubscribe()
  await vi.advanceTimersByTimeAsync(1000)
  expect(vi.getTimerCount()).toBe(1)
  store.dispatch(api.util.resetApiState())
  expect(vi.getTimerCount()).toBe(0)
})

test('the result of a tracked mutation stays until it is reset', async () => {
  const { store, setTopic } = makeChat()
  const count = () => Object.keys(store.getState().chat.mutations).length
  const request = store.dispatch(setTopic.initiate())
  await request
  expect(count()).toBe(1)
  request.reset()
  expect(count()).toBe(0)
  await store.dispatch(setTopic.initiate(undefined, { track: false }))
  expect(count()).toBe(0)
})

test('generates a general type for an incomplete response, and names operations without an ID', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chat-'))
  const schemaFile = join(folder, 'openapi.json')
  const get = (content?: object) => ({ get: { responses: { 200: { description: 'ok', content } } } })
  const parameters = [{ name: 'x_id', in: 'path', required: true, schema: { type: 'string' } }]
  const paths = {
    '/empty-schema': get({ 'application/json': { schema: {} } }),
    '/no-content': get(),
    '/no-schema': get({ 'application/json': {} }),
    '/a/{x_id}': { put: { parameters, responses: { 200: { description: 'ok' } } } },
  }
  writeFileSync(schemaFile, JSON.stringify({ openapi: '3.0.3', info: { title: 'Chat', version: '1' }, paths }))
  const code = await generateEndpoints({ schemaFile, apiFile: './emptyApi.ts' })
  rmSync(folder, { recursive: true })
  expect([...code!.matchAll(/(\w+)ApiResponse =.*? (\w+);/g)].map(([, name, type]) => `${name}: ${type}`)).toEqual([
    'GetEmptySchema: any',
    'GetNoContent: unknown',
    'GetNoSchema: Blob',
    'PutAByXId: unknown',
  ])
})
