import { configureStore } from '@reduxjs/toolkit'
import { createApi, fakeBaseQuery, skipToken } from '@reduxjs/toolkit/query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

// Claims of the guides to RTK Query whose proof would distract readers.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a store with one query endpoint, and the arguments and times (in seconds) of its requests. */
function makeChat() {
  const start = Date.now()
  const requests: { arg: unknown; second: number }[] = []
  const api = createApi({
    reducerPath: 'chat',
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      getMessages: build.query<string, unknown>({
        queryFn: (arg) => {
          requests.push({ arg, second: Math.round((Date.now() - start) / 1000) })
          return { data: 'Welcome!' }
        },
      }),
    }),
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ serializableCheck: false }).concat(api.middleware),
  })
  const poll = (seconds: number) =>
    store.dispatch(
      api.endpoints.getMessages.initiate('general', { subscriptionOptions: { pollingInterval: seconds * 1000 } }),
    )
  return { api, store, requests, poll, seconds: () => requests.map(({ second }) => second) }
}

const advance = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('polling', () => {
  test('uses the lowest interval of an entry’s subscribers', async () => {
    const { poll, seconds } = makeChat()
    const sidebar = poll(10)
    await advance(25)
    const dialog = poll(4)
    await advance(13)
    dialog.unsubscribe()
    await advance(25)
    sidebar.unsubscribe()
    await advance(25)
    expect(seconds()).toEqual([0, 10, 20, 29, 33, 37, 47, 57])
  })

  test('measures a shorter interval from the change, and a longer one from the start of the current wait', async () => {
    const { poll, seconds } = makeChat()
    const subscription = poll(60)
    await advance(30)
    subscription.updateSubscriptionOptions({ pollingInterval: 10_000 })
    await advance(22)
    subscription.updateSubscriptionOptions({ pollingInterval: 30_000 })
    await advance(60)
    subscription.unsubscribe()
    expect(seconds()).toEqual([0, 40, 50, 80, 110])
  })
})

test('removes data that was added without a subscriber after `keepUnusedDataFor` seconds', async () => {
  const { api, store } = makeChat()
  api.enhanceEndpoints({ endpoints: { getMessages: { keepUnusedDataFor: 5 } } })
  const addMessage = api.util.upsertQueryEntries([{ endpointName: 'getMessages', arg: 'general', value: 'Hi!' }])
  const entries = () => Object.keys(store.getState().chat.queries)
  store.dispatch(addMessage)
  await advance(4)
  expect(entries()).toEqual(['getMessages("general")'])
  await advance(2)
  expect(entries()).toEqual([])
})

test('prefetches missing data, and refreshes data with an option', async () => {
  const { api, store, requests } = makeChat()
  const prefetch = async (options?: { ifOlderThan?: number; force?: boolean }) => {
    requests.length = 0
    store.dispatch(api.util.prefetch('getMessages', 'general', options as { force: boolean }))
    await advance(1)
    return requests.length
  }
  expect(await prefetch()).toBe(1)
  expect(await prefetch()).toBe(0)
  expect(await prefetch({ ifOlderThan: 60 })).toBe(0)
  expect(await prefetch({ ifOlderThan: 0.01 })).toBe(1)
  expect(await prefetch({ ifOlderThan: 60, force: true })).toBe(1)
})

test('skips `skipToken` as the argument, but not inside an object', async () => {
  const { api, store, requests } = makeChat()
  const { initiate, select } = api.endpoints.getMessages
  await store.dispatch(initiate(skipToken))
  expect(requests).toEqual([])
  expect(select(skipToken)(store.getState()).isUninitialized).toBe(true)
  await store.dispatch(initiate({ id: skipToken }))
  expect(requests).toHaveLength(1)
})

test('shares one entry and one request between arguments whose keys have a different order', async () => {
  const { api, store, requests } = makeChat()
  const { initiate } = api.endpoints.getMessages
  await Promise.all([
    store.dispatch(initiate({ channelId: 'general', text: 'lunch' })),
    store.dispatch(initiate({ text: 'lunch', channelId: 'general' })),
    store.dispatch(initiate({ channelId: 'general', text: 'release' })),
  ])
  expect(requests).toHaveLength(2)
  expect(Object.keys(store.getState().chat.queries)).toEqual([
    'getMessages({"channelId":"general","text":"lunch"})',
    'getMessages({"channelId":"general","text":"release"})',
  ])
})

test('ignores the late response to an earlier call with the same `fixedCacheKey`', async () => {
  const ended: string[] = []
  const api = createApi({
    reducerPath: 'chat',
    baseQuery: fakeBaseQuery(),
    endpoints: (build) => ({
      deleteMessage: build.mutation<string, { id: string; seconds: number }>({
        queryFn: async ({ id, seconds }) => {
          await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
          return { data: id }
        },
        onCacheEntryAdded: async ({ id }, { cacheEntryRemoved }) => {
          await cacheEntryRemoved
          ended.push(id)
        },
      }),
    }),
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
  })
  const remove = (id: string, seconds: number) =>
    store.dispatch(api.endpoints.deleteMessage.initiate({ id, seconds }, { fixedCacheKey: 'delete-message' }))
  remove('m1', 6)
  remove('m2', 1)
  await advance(10)
  expect(ended).toEqual(['m1'])
  expect(store.getState().chat.mutations['delete-message']?.data).toBe('m2')
})

describe('infinite queries', () => {
  /** Returns a store with three cached pages of a list whose messages have descending numbers, five per page. */
  async function makeHistory() {
    const server = {
      isDown: false,
      ids: Array.from({ length: 30 }, (_, index) => 30 - index),
      requests: [] as number[],
    }
    const api = createApi({
      reducerPath: 'chat',
      baseQuery: fakeBaseQuery<string>(),
      endpoints: (build) => ({
        getHistory: build.infiniteQuery<number[], string, number>({
          queryFn: ({ pageParam }) => {
            server.requests.push(pageParam)
            if (server.isDown) return { error: 'out of order' }
            const start = server.ids.indexOf(pageParam)
            return { data: server.ids.slice(start, start + 6) }
          },
          infiniteQueryOptions: { initialPageParam: 30, getNextPageParam: (page) => page[5] },
        }),
      }),
    })
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
    })
    const { initiate, select } = api.endpoints.getHistory
    const loadNext = () => store.dispatch(initiate('general', { direction: 'forward' }))
    const history = store.dispatch(initiate('general'))
    await history
    await loadNext()
    await loadNext()
    const result = () => select('general')(store.getState())
    return { server, history, loadNext, result }
  }

  test('load one page at a time, and keep the loaded pages after an error', async () => {
    const { server, loadNext, result } = await makeHistory()
    await Promise.all([loadNext(), loadNext(), loadNext()])
    expect(server.requests).toEqual([30, 25, 20, 15])
    server.isDown = true
    await loadNext()
    expect(result()).toMatchObject({ isError: true, isFetchNextPageError: true })
    expect(result().data?.pageParams).toEqual([30, 25, 20, 15])
  })

  test('compute new page parameters during a refetch, and replace nothing if it fails', async () => {
    const { server, history, result } = await makeHistory()
    server.isDown = true
    await history.refetch()
    expect(result().data?.pageParams).toEqual([30, 25, 20])
    server.isDown = false
    server.ids = server.ids.filter((id) => id !== 27)
    await history.refetch()
    expect(result().data?.pageParams).toEqual([30, 24, 19])
    await history.refetch({ refetchCachedPages: false })
    expect(result().data?.pageParams).toEqual([30])
  })
})

test('keeps an unused entry until its timer ends, and removes it afterward', async () => {
  const { api, store, requests } = makeChat()
  const { initiate } = api.endpoints.getMessages
  const isCached = () => Object.keys(store.getState().chat.queries).length === 1
  const list = store.dispatch(initiate('general'))
  const counter = store.dispatch(initiate('general'))
  await advance(1)
  list.unsubscribe()
  await advance(90)
  counter.unsubscribe()
  await advance(50)
  const again = store.dispatch(initiate('general'))
  await advance(90)
  expect(isCached()).toBe(true)
  again.unsubscribe()
  await advance(61)
  expect(isCached()).toBe(false)
  expect(requests).toHaveLength(1)
})

test('sends no request for data that was upserted, and one for data that is older than `forceRefetch`', async () => {
  const { api, store, requests } = makeChat()
  const { initiate } = api.endpoints.getMessages
  await store.dispatch(api.util.upsertQueryData('getMessages', 'general', 'Hi!'))
  await store.dispatch(initiate('general'))
  await store.dispatch(initiate('general', { forceRefetch: 10 }))
  expect(requests).toHaveLength(0)
  await advance(11)
  await store.dispatch(initiate('general', { forceRefetch: 10 }))
  await store.dispatch(initiate('general', { forceRefetch: true }))
  expect(requests).toHaveLength(2)
})

test('restores the value from before both mutations if the first of two overlapping optimistic updates is undone', async () => {
  let saved = 2
  const api = createApi({
    reducerPath: 'chat',
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      getUnread: build.query<{ unread: number }, void>({ queryFn: () => ({ data: { unread: saved } }) }),
      setUnread: build.mutation<null, { unread: number; fails: boolean }>({
        queryFn: async ({ unread, fails }) => {
          await new Promise((resolve) => setTimeout(resolve, fails ? 5000 : 1000))
          if (fails) return { error: 'out of order' }
          saved = unread
          return { data: null }
        },
        onQueryStarted: async ({ unread }, { dispatch, queryFulfilled }) => {
          const patch = dispatch(api.util.updateQueryData('getUnread', undefined, () => ({ unread })))
          await queryFulfilled.catch(patch.undo)
        },
      }),
    }),
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
  })
  const { getUnread, setUnread } = api.endpoints
  await store.dispatch(getUnread.initiate())
  store.dispatch(setUnread.initiate({ unread: 5, fails: true }))
  store.dispatch(setUnread.initiate({ unread: 6, fails: false }))
  await advance(10)
  expect(getUnread.select()(store.getState()).data?.unread).toBe(2)
  expect(saved).toBe(6)
})

test('undoes an added item by its position, so an item stays if an earlier one was undone first', async () => {
  const api = createApi({
    reducerPath: 'chatApi',
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({ getMessages: build.query<string[], void>({ queryFn: () => ({ data: ['Hi!'] }) }) }),
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
  })
  const { initiate, select } = api.endpoints.getMessages
  await store.dispatch(initiate())
  const add = (text: string) =>
    store.dispatch(api.util.updateQueryData('getMessages', undefined, (messages) => void messages.push(text)))
  const first = add('first')
  const second = add('second')
  first.undo()
  second.undo()
  expect(select()(store.getState()).data).toEqual(['Hi!', 'second'])
})

describe('onCacheEntryAdded', () => {
  /** Returns a store whose query takes a second, and receives messages as the guide to streaming updates shows. */
  function makeStream() {
    const source = { push: (_id: string) => {}, isOpen: false }
    const api = createApi({
      reducerPath: 'chatApi',
      baseQuery: fakeBaseQuery<string>(),
      endpoints: (build) => ({
        getMessages: build.query<string[], void>({
          queryFn: async () => {
            await new Promise((resolve) => setTimeout(resolve, 1000))
            return { data: ['m1', 'm2'] }
          },
          async onCacheEntryAdded(_arg, { cacheDataLoaded, cacheEntryRemoved, updateCachedData }) {
            source.isOpen = true
            source.push = (id) => {
              const add = () =>
                updateCachedData((ids) => {
                  if (!ids.includes(id)) ids.push(id)
                })
              cacheDataLoaded.then(add, () => {})
            }
            await cacheEntryRemoved
            source.isOpen = false
          },
        }),
      }),
    })
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
    })
    return { api, store, source }
  }

  test('adds early messages after the response, in order and without duplicates', async () => {
    const { api, store, source } = makeStream()
    store.dispatch(api.endpoints.getMessages.initiate())
    for (const id of ['m2', 'm3', 'm4']) source.push(id)
    await advance(2)
    source.push('m5')
    await advance(0)
    const { data } = api.endpoints.getMessages.select()(store.getState())
    expect(data).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
  })

  test('closes the source of an entry that is removed before it contains data', async () => {
    const { api, store, source } = makeStream()
    store.dispatch(api.endpoints.getMessages.initiate())
    source.push('m3')
    expect(source.isOpen).toBe(true)
    store.dispatch(api.util.resetApiState())
    await advance(0)
    expect(source.isOpen).toBe(false)
  })
})

describe('tags', () => {
  function makeTags(invalidationBehavior: 'delayed' | 'immediately' = 'delayed') {
    const log: string[] = []
    const server = { isDown: false }
    const api = createApi({
      reducerPath: 'chat',
      baseQuery: fakeBaseQuery<string>(),
      tagTypes: ['Channel'],
      invalidationBehavior,
      endpoints: (build) => ({
        search: build.query<null, void>({
          queryFn: async () => {
            await new Promise((resolve) => setTimeout(resolve, 6000))
            log.push('search')
            return { data: null }
          },
        }),
        getChannels: build.query<number[], void>({
          queryFn: () => {
            log.push('channels')
            return server.isDown ? { error: 'offline' } : { data: [1, 2] }
          },
          providesTags: (ids = []) => [...ids, 'LIST'].map((id) => ({ type: 'Channel' as const, id })),
        }),
        deleteChannel: build.mutation<null, number>({
          queryFn: async () => {
            await new Promise((resolve) => setTimeout(resolve, 1000))
            return { data: null }
          },
          invalidatesTags: [{ type: 'Channel', id: 'LIST' }],
        }),
      }),
    })
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
    })
    return { api, store, log, server }
  }

  test.each([
    ['delayed', ['channels', 'search', 'channels']],
    ['immediately', ['channels', 'channels', 'search']],
  ] as const)('with `%s`, are invalidated in the documented order', async (behavior, expected) => {
    const { api, store, log } = makeTags(behavior)
    await store.dispatch(api.endpoints.getChannels.initiate())
    store.dispatch(api.endpoints.search.initiate())
    store.dispatch(api.endpoints.deleteChannel.initiate(1))
    await advance(10)
    expect(log).toEqual(expected)
  })

  test('cause one refetch after parallel mutations', async () => {
    const { api, store, log } = makeTags()
    await store.dispatch(api.endpoints.getChannels.initiate())
    for (const id of [1, 2, 3, 4, 5]) store.dispatch(api.endpoints.deleteChannel.initiate(id))
    await advance(10)
    expect(log).toEqual(['channels', 'channels'])
  })

  test('refetch matching entries that are in use, and remove unused ones without a request', async () => {
    const requests: string[] = []
    const tag = (id: number | string) => ({ type: 'Channel' as const, id })
    const api = createApi({
      reducerPath: 'chatApi',
      baseQuery: (request: string) => {
        requests.push(request)
        return { data: [{ id: 1 }, { id: 2 }] }
      },
      tagTypes: ['Channel'],
      endpoints: (build) => ({
        getChannels: build.query<{ id: number }[], void>({
          query: () => 'list',
          providesTags: (channels = []) => [tag('LIST'), ...channels.map(({ id }) => tag(id))],
        }),
        getChannel: build.query<unknown, number>({
          query: (id) => `channel ${id}`,
          providesTags: (_channel, _error, id) => [tag(id)],
        }),
        countChannels: build.query<unknown, void>({ query: () => 'count', providesTags: ['Channel'] }),
        change: build.mutation<unknown, { name: string; tags: ReturnType<typeof tag>[] }>({
          query: ({ name }) => name,
          invalidatesTags: (_result, _error, { tags }) => tags,
        }),
      }),
    })
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
    })
    const { getChannels, getChannel, countChannels, change } = api.endpoints
    for (const query of [getChannels.initiate(), getChannel.initiate(1), countChannels.initiate()]) {
      store.dispatch(query as ReturnType<typeof getChannels.initiate>)
    }
    const second = store.dispatch(getChannel.initiate(2))
    await second
    second.unsubscribe()

    const matches = (tags: Parameters<typeof api.util.selectInvalidatedBy>[1]) =>
      api.util.selectInvalidatedBy(store.getState(), tags).map(({ queryCacheKey }) => queryCacheKey)
    expect(matches(['Channel'])).toHaveLength(4)
    expect(matches([tag('1')])).toEqual(['getChannels(undefined)', 'getChannel(1)'])
    expect(matches([tag('LIST')])).toEqual(['getChannels(undefined)'])

    async function refetchesAfter(name: string, ...tags: ReturnType<typeof tag>[]) {
      requests.length = 0
      await store.dispatch(change.initiate({ name, tags }))
      await advance(1)
      return requests.slice(1)
    }
    expect(await refetchesAfter('rename 1', tag(1))).toEqual(['list', 'channel 1'])
    expect(await refetchesAfter('create', tag('LIST'))).toEqual(['list'])
    expect(Object.keys(store.getState().chatApi.queries)).toContain('getChannel(2)')
    expect(await refetchesAfter('delete 2', tag(2), tag('LIST'))).toEqual(['list'])
    expect(Object.keys(store.getState().chatApi.queries)).not.toContain('getChannel(2)')
  })

  test('of a failed refetch replace the previous tags', async () => {
    const { api, store, server } = makeTags()
    const list = store.dispatch(api.endpoints.getChannels.initiate())
    await list
    server.isDown = true
    expect((await list.refetch()).data).toEqual([1, 2])
    expect(store.getState().chat.provided.keys).toEqual({ 'getChannels(undefined)': [{ type: 'Channel', id: 'LIST' }] })
  })
})
