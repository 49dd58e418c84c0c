import { combineReducers, configureStore, isRejected, type Middleware } from '@reduxjs/toolkit'
import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  defaultSerializeQueryArgs,
  type FetchArgs,
  type FetchBaseQueryArgs,
  fetchBaseQuery,
  setupListeners,
} from '@reduxjs/toolkit/query/react'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

interface Message {
  id: string
  sentAt: string
}

/** Creates an api slice whose requests are recorded and take a few milliseconds. */
function createChat() {
  const requests: string[] = []
  const baseQuery: BaseQueryFn<string, unknown, { status: number }> = async (path) => {
    requests.push(path)
    await new Promise((resolve) => setTimeout(resolve, 5))
    return path === 'unknown' ? { error: { status: 404 } } : { data: [{ id: path, sentAt: '2026-01-01' }] }
  }
  const api = createApi({
    baseQuery,
    tagTypes: ['Message'],
    refetchOnFocus: true,
    endpoints: (build) => ({
      getMessages: build.query<Message[], string>({ query: (channelId) => channelId, providesTags: ['Message'] }),
      sendMessage: build.mutation<Message[], string>({ query: (text) => text }),
    }),
  })
  return { api, requests }
}

function createStore(api: ReturnType<typeof createChat>['api'], before: Middleware[] = [], after: Middleware[] = []) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(...before, api.middleware, ...after),
  })
}

describe('setupListeners', () => {
  test('refetches an entry if a subscription asks for it, or if none has an opinion and the api slice asks for it', async () => {
    const { api, requests } = createChat()
    const store = createStore(api)
    let focus = () => {}
    setupListeners(store.dispatch, (dispatch, { onFocus }) => {
      focus = () => dispatch(onFocus())
      return () => {}
    })
    const subscribe = (id: string, refetchOnFocus?: boolean) =>
      store.dispatch(api.endpoints.getMessages.initiate(id, { subscriptionOptions: { refetchOnFocus } }))
    await Promise.all([
      subscribe('default'),
      subscribe('off', false),
      subscribe('mixed', false),
      subscribe('mixed', true),
    ])
    requests.length = 0

    focus()
    focus()
    expect(requests).toEqual(['default', 'mixed'])
  })

  test('pauses polling while the window is unfocused, but not while offline', async () => {
    const { api, requests } = createChat()
    const store = createStore(api)
    const events: Record<'offline' | 'unfocus', () => void> = { offline() {}, unfocus() {} }
    setupListeners(store.dispatch, (dispatch, { onFocusLost, onOffline }) => {
      events.offline = () => dispatch(onOffline())
      events.unfocus = () => dispatch(onFocusLost())
      return () => {}
    })
    const subscriptionOptions = { pollingInterval: 10, skipPollingIfUnfocused: true }
    await store.dispatch(api.endpoints.getMessages.initiate('general', { subscriptionOptions }))
    events.offline()
    requests.length = 0
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1))

    events.unfocus()
    await new Promise((resolve) => setTimeout(resolve, 20))
    requests.length = 0
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(requests).toEqual([])
    store.dispatch(api.util.resetApiState())
  })

  test('shares the window listeners between stores', () => {
    const target = Object.assign(new EventTarget(), { document: { visibilityState: 'visible' } })
    vi.stubGlobal('window', target)
    const seen: string[] = []
    const listen = (name: string) =>
      setupListeners(((action: { type: string }) => seen.push(`${name} ${action.type}`)) as never)
    const stops = [listen('first'), listen('second')]
    target.dispatchEvent(new Event('offline'))
    stops[0]!()
    target.dispatchEvent(new Event('online'))
    stops[1]!()
    target.dispatchEvent(new Event('focus'))
    vi.unstubAllGlobals()
    expect(seen).toEqual(['first __rtkq/offline', 'second __rtkq/offline', 'second __rtkq/online'])
  })
})

describe('fetchBaseQuery', () => {
  const queryApi = {
    signal: new AbortController().signal,
    abort() {},
    dispatch: (() => {}) as never,
    getState: () => ({}),
    extra: undefined,
    endpoint: 'getMessages',
    type: 'query',
  } satisfies BaseQueryApi

  async function send(args: string | FetchArgs, options: FetchBaseQueryArgs = {}, response = Response.json(null)) {
    let sent: Request | undefined
    const fetchFn = async (input: RequestInfo | URL) => {
      sent = (input as Request).clone()
      return response
    }
    const baseQuery = fetchBaseQuery({ baseUrl: 'https://chat.example/api', fetchFn, ...options })
    const result = await baseQuery(args, queryApi, {})
    return { ...result, url: sent!.url, type: sent!.headers.get('content-type'), body: await sent!.text() }
  }

  test.each([
    ['channels', 'https://chat.example/api/channels'],
    ['/channels', 'https://chat.example/api/channels'],
    ['?archived=true', 'https://chat.example/api?archived=true'],
    ['https://other.example/x', 'https://other.example/x'],
    ['login?to=https://x', 'https://chat.example/api/login?to=https://x'],
    ['', 'https://chat.example/api'],
  ])('joins %s with the base URL', async (path, url) => expect((await send(path)).url).toBe(url))

  test('removes undefined parameters only if there is no paramsSerializer', async () => {
    const args = { url: 'm', params: { tag: ['a', 'b'], author: undefined } }
    expect((await send(args)).url).toMatch(/m\?tag=a%2Cb$/)
    const paramsSerializer = (params: Record<string, unknown>) => Object.keys(params).join()
    expect((await send(args, { paramsSerializer })).url).toMatch(/m\?tag,author$/)
  })

  test('derives the content type from the body', async () => {
    const post = (body: unknown, headers?: Record<string, string>) => send({ url: 'm', method: 'POST', body, headers })
    const json = { 'content-type': 'application/json' }
    expect(await post({ text: 'hi' })).toMatchObject({ type: 'application/json', body: '{"text":"hi"}' })
    expect((await post(new FormData(), json)).type).toMatch(/^multipart\/form-data; boundary=/)
    expect((await post(new URLSearchParams({ a: '1' }), json)).type).toMatch(/^application\/x-www-form-urlencoded/)
    expect((await post(new Blob(['x']), { 'content-type': 'image/png' })).type).toBe('image/png')
    expect((await post(new Blob(['x']), json)).type).toBeNull()
    expect((await post('{"text":"hi"}')).type).toMatch(/^text\/plain/)
    expect(await post({ text: 'hi' }, { 'content-type': 'text/csv' })).toMatchObject({ body: '[object Object]' })
  })

  test('parses the body before it checks the status', async () => {
    const page = () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
    expect((await send('m', {}, page())).error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 502 })
    const { error } = await send('m', { responseHandler: 'content-type' }, page())
    expect(error).toEqual({ status: 502, data: '<h1>Bad gateway</h1>' })
  })

  test('rejects responses with validateStatus, parses an empty body as null, and throws for an invalid URL', async () => {
    const validateStatus = (response: Response, body: { ok?: boolean }) => response.ok && body?.ok !== false
    const { error } = await send('m', { validateStatus }, Response.json({ ok: false }))
    expect(error).toEqual({ status: 200, data: { ok: false } })
    const { data, meta } = await send('m', {}, new Response(''))
    expect([data, meta!.response!.bodyUsed]).toEqual([null, true])
    await expect(async () => fetchBaseQuery({ baseUrl: '/api' })('m', queryApi, {})).rejects.toThrow(TypeError)
  })
})

describe('endpoints', () => {
  test('a request is shared, and only the call that sent it can abort it', async () => {
    const { api, requests } = createChat()
    const store = createStore(api)
    const { getMessages } = api.endpoints
    const first = store.dispatch(getMessages.initiate('general'))
    const second = store.dispatch(getMessages.initiate('general', { forceRefetch: true }))
    second.abort()
    expect((await first).isSuccess && (await second).isSuccess).toBe(true)
    expect(requests).toEqual(['general'])

    const aborted = store.dispatch(getMessages.initiate('random'))
    aborted.abort()
    expect((await aborted).error).toMatchObject({ name: 'AbortError' })
  })

  test('a mutation is tracked until it is reset, and not at all with `track: false`', async () => {
    const { api } = createChat()
    const store = createStore(api)
    const { sendMessage } = api.endpoints
    const tracked = () => Object.keys(store.getState().api.mutations)
    await store.dispatch(sendMessage.initiate('hi', { track: false }))
    expect(tracked()).toEqual([])
    const shared = store.dispatch(sendMessage.initiate('hi', { fixedCacheKey: 'draft' }))
    await shared
    expect(tracked()).toEqual(['draft'])
    shared.reset()
    expect(tracked()).toEqual([])
  })

  test('`select` reports a refetch as loading, and has no `isFetching`', async () => {
    const { api } = createChat()
    const store = createStore(api)
    const { getMessages } = api.endpoints
    const select = getMessages.select('general')
    const request = store.dispatch(getMessages.initiate('general'))
    await request
    const refetch = request.refetch()
    const { isLoading, isSuccess, data, ...others } = select(store.getState())
    expect({ isLoading, isSuccess, hasData: data !== undefined }).toEqual({
      isLoading: true,
      isSuccess: false,
      hasData: true,
    })
    expect(others).not.toHaveProperty('isFetching')
    await refetch
  })

  test('a condition rejection reaches only middleware before the api middleware, unless the call does not subscribe', async () => {
    const { api } = createChat()
    const seen: string[] = []
    const log =
      (name: string): Middleware =>
      () =>
      (next) =>
      (action) => {
        if (isRejected(action)) seen.push(`${name} ${action.meta.condition}`)
        return next(action)
      }
    const store = createStore(api, [log('before')], [log('after')])
    const { getMessages } = api.endpoints
    await store.dispatch(getMessages.initiate('general'))
    await store.dispatch(getMessages.initiate('general'))
    expect(seen).toEqual(['before true'])
    await store.dispatch(getMessages.initiate('general', { subscribe: false }))
    expect(seen).toEqual(['before true', 'before true', 'after true'])
  })
})

test('a root reducer that passes `undefined` empties the cache, but only `resetApiState` aborts requests', async () => {
  const signals: AbortSignal[] = []
  const api = createApi({
    baseQuery: (_path: string, { signal }) => {
      signals.push(signal)
      return new Promise<{ data: null }>(() => {})
    },
    endpoints: (build) => ({ getMessages: build.query<null, string>({ query: (channelId) => channelId }) }),
  })
  const rootReducer = combineReducers({ [api.reducerPath]: api.reducer })
  const store = configureStore({
    reducer: (state: ReturnType<typeof rootReducer> | undefined, action) =>
      rootReducer(action.type === 'loggedOut' ? undefined : state, action),
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
  })
  store.dispatch(api.endpoints.getMessages.initiate('general'))
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  store.dispatch({ type: 'loggedOut' })
  expect(store.getState().api.queries).toEqual({})
  expect(signals[0]!.aborted).toBe(false)

  store.dispatch(api.endpoints.getMessages.initiate('general'))
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  store.dispatch(api.util.resetApiState())
  expect(signals[1]!.aborted).toBe(true)
})

test('`overrideExisting` keeps, replaces, or rejects a definition', () => {
  const { api } = createChat()
  const inject = (overrideExisting: boolean | 'throw', keepUnusedDataFor: number) => {
    api.injectEndpoints({
      overrideExisting,
      endpoints: (build) => ({
        getMessages: build.query<Message[], string>({ query: (id) => id, keepUnusedDataFor }),
      }),
    })
    let kept: number | undefined
    api.enhanceEndpoints({
      endpoints: {
        getMessages: (definition) => {
          kept = definition.keepUnusedDataFor
        },
      },
    })
    return kept
  }
  expect(inject(false, 1)).toBeUndefined()
  expect(inject(true, 2)).toBe(2)
  expect(() => inject('throw', 3)).toThrow('already-existing endpointName getMessages')
})

test('the default cache key is sorted JSON', () => {
  const key = (queryArgs: unknown) =>
    defaultSerializeQueryArgs({ endpointName: 'search', queryArgs, endpointDefinition: {} as never })
  expect([key({ b: 1, a: 2 }), key(12n), key(undefined), key(new Map([[1, 2]]))]).toEqual([
    'search({"a":2,"b":1})',
    'search({"$bigint":"12"})',
    'search(undefined)',
    'search({})',
  ])
})

test('an object from `serializeQueryArgs` becomes the argument in the key, and a string becomes the whole key', async () => {
  const { api } = createChat()
  const filesApi = api.injectEndpoints({
    endpoints: (build) => ({
      getFile: build.query<unknown, { id: string; signature: string }>({
        query: ({ id }) => id,
        serializeQueryArgs: ({ queryArgs }) => ({ id: queryArgs.id }),
      }),
      getDraft: build.query<unknown, string>({ query: (id) => id, serializeQueryArgs: () => 'draft' }),
    }),
  })
  const store = createStore(api)
  await store.dispatch(filesApi.endpoints.getFile.initiate({ id: 'f1', signature: 'x7f' }))
  await store.dispatch(filesApi.endpoints.getDraft.initiate('f2'))
  expect(Object.keys(store.getState().api.queries)).toEqual(['getFile({"id":"f1"})', 'draft'])
})

test('a failing schema is an unhandled error, unless catchSchemaFailure converts it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = async (isConverted: boolean) => {
    const { api } = createChat()
    const checkedApi = api.injectEndpoints({
      endpoints: (build) => ({
        getChannel: build.query({
          query: (id: string) => id,
          responseSchema: v.object({ id: v.string() }),
          ...(isConverted && { catchSchemaFailure: () => ({ status: 422 }) }),
        }),
      }),
    })
    const store = createStore(api)
    return (await store.dispatch(checkedApi.endpoints.getChannel.initiate('general'))).error
  }
  expect(await load(false)).toMatchObject({ name: 'SchemaError' })
  expect(await load(true)).toEqual({ status: 422 })
})

test('TanStack Query invalidates by key prefix', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const requests: string[] = []
  const keys = [['messages', 'general'], ['messages', 'random'], ['channels']]
  for (const queryKey of keys) {
    new QueryObserver(client, { queryKey, queryFn: () => requests.push(queryKey.join('/')) }).subscribe(() => {})
  }
  await expect.poll(() => requests.length).toBe(3)
  await client.invalidateQueries({ queryKey: ['messages'] })
  expect(requests.slice(3)).toEqual(['messages/general', 'messages/random'])
  client.clear()
})

test('the code marked as wrong in "Usage With TypeScript" and "Code Splitting" does not compile', () => {
  const { api } = createChat()
  const datedMessage = v.object({
    id: v.string(),
    sentAt: v.pipe(
      v.string(),
      v.transform((text) => Date.parse(text)),
    ),
  })
  api.injectEndpoints({
    endpoints: (build) => ({
      getTagged: build.query<Message[], string>({
        query: (id) => id,
        // @ts-expect-error The type of the tag is widened to `string`.
        providesTags: (messages = []) => [...messages.map(({ id }) => ({ type: 'Message', id })), 'Message'],
      }),
      getDated: build.query<v.InferOutput<typeof datedMessage>, string>({
        query: (id) => id,
        // @ts-expect-error The input of the schema has a different type than its output.
        responseSchema: datedMessage,
      }),
    }),
  })
  api.enhanceEndpoints({
    endpoints: {
      // @ts-expect-error The declared type of `sentAt` is `string`.
      getMessages: {
        transformResponse: (messages: Message[]) => messages.map(({ id }) => ({ id, sentAt: 0 })),
      },
    },
  })
  // @ts-expect-error Endpoints that were injected elsewhere aren't in the type of this variable.
  expect(api.endpoints.getDated).toBeDefined()
})
