import {
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createDynamicMiddleware,
  createEntityAdapter,
  createListenerMiddleware,
  createReducer,
  createSelector,
  createSlice,
  findNonSerializableValue,
  isAsyncThunkAction,
  isFluxStandardAction,
  isPlain,
  isRejectedWithValue,
  lruMemoize,
  type Middleware,
  miniSerializeError,
  type StoreEnhancer,
  TaskAbortError,
} from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

// Statements of the pages in content/api that no sample on the page proves.

const waitFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Replaces a method of the console until the end of the test. */
function silence(method: 'error' | 'warn') {
  const spy = vi.spyOn(console, method).mockImplementation(() => {})
  onTestFinished(() => spy.mockRestore())
  return spy
}

describe('createSlice', () => {
  const shared = createAction('drafts/changed')

  test('runs only the case of `reducers` if `extraReducers` handles the same type', () => {
    const slice = createSlice({
      name: 'drafts',
      initialState: '',
      reducers: { changed: () => 'reducers' },
      extraReducers: (builder) => void builder.addCase(shared, () => 'extraReducers'),
    })
    expect(slice.reducer(undefined, shared())).toBe('reducers')
  })

  test('calls a lazy initial state each time the reducer receives undefined', () => {
    let calls = 0
    const { reducer } = createSlice({ name: 'theme', initialState: () => ({ calls: ++calls }), reducers: {} })
    reducer(undefined, { type: 'x' })
    expect(reducer(undefined, { type: 'x' })).toEqual({ calls: 2 })
  })

  test('replaces the state if an arrow function returns an assignment that changes nothing', () => {
    const slice = createSlice({
      name: 'search',
      initialState: { query: 'a' },
      // biome-ignore lint/suspicious/noAssignInExpressions: this is the mistake.
      reducers: { queryChanged: (state) => (state.query = 'a') as never },
    })
    expect(slice.reducer(undefined, slice.actions.queryChanged())).toBe('a')
  })

  test('caches selectors for each function, and gives access to the original ones', () => {
    const selectCount = (state: number[]) => state.length
    const slice = createSlice({ name: 'drafts', initialState: [1], reducers: {}, selectors: { selectCount } })
    const selectState = (root: { chat: number[] }) => root.chat
    expect(slice.getSelectors(selectState)).toBe(slice.getSelectors(selectState))
    expect(slice.selectors.selectCount.unwrapped).toBe(selectCount)
    expect(() => slice.selectSlice({} as never)).toThrow(
      'selectSlice returned undefined for an uninjected slice reducer',
    )
    expect(() => slice.getSelectors(selectState).selectCount({} as never)).toThrow('selectState returned undefined')
  })

  test('uses a different reducerPath only in the injected copy', () => {
    const slice = createSlice({ name: 'polls', initialState: 0, reducers: {} })
    const copy = slice.injectInto(combineSlices(), { reducerPath: 'teamPolls' })
    expect([copy.reducerPath, slice.reducerPath]).toEqual(['teamPolls', 'polls'])
  })
})

describe('createAsyncThunk', () => {
  const makeStore = () => configureStore({ reducer: () => null })

  test('resolves a skipped run to an action with `meta.condition`, which the store never sees', async () => {
    const types: string[] = []
    const store = configureStore({ reducer: (_state, action) => types.push(action.type) })
    const thunk = createAsyncThunk('x', async () => 1, { condition: () => false })
    const action = await store.dispatch(thunk())
    expect(action.meta).toMatchObject({ condition: true })
    expect(action).toMatchObject({ error: { name: 'ConditionError' } })
    expect(types.filter((type) => type.startsWith('x/'))).toEqual([])
  })

  test('unwraps the value of rejectWithValue', async () => {
    const thunk = createAsyncThunk('x', async (_: undefined, { rejectWithValue }) => rejectWithValue(['too long']))
    await expect(makeStore().dispatch(thunk()).unwrap()).rejects.toEqual(['too long'])
  })

  test('aborts at once, with the reason of `abort`, or with the message for an external signal', async () => {
    const never = createAsyncThunk('x', () => new Promise<void>(() => {}))
    const run = makeStore().dispatch(never())
    run.abort('closed')
    expect(await run).toMatchObject({ meta: { aborted: true }, error: { name: 'AbortError', message: 'closed' } })
    const external = makeStore().dispatch(never(undefined, { signal: AbortSignal.abort() }))
    expect(await external).toMatchObject({ error: { message: 'External signal was aborted' } })
  })

  test('rejects its promise if a reducer or `serializeError` throws', async () => {
    const thunk = createAsyncThunk('x', async () => 1)
    const reducer = createReducer(0, (builder) =>
      builder.addCase(thunk.fulfilled, () => {
        throw new Error('bug in the reducer')
      }),
    )
    await expect(configureStore({ reducer }).dispatch(thunk())).rejects.toThrow('bug in the reducer')
    const failing = createAsyncThunk('y', () => Promise.reject('full'), {
      serializeError: () => {
        throw new Error('bug in serializeError')
      },
    })
    await expect(makeStore().dispatch(failing())).rejects.toThrow('bug in serializeError')
  })

  test('releases the source of a stream if its signal is passed to pipeThrough', async () => {
    const canceled = vi.fn()
    const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (c) => c.enqueue(new Uint8Array([65])),
      cancel: canceled,
    })
    const follow = createAsyncThunk('x', async (_: undefined, { signal }) => {
      const reader = source.pipeThrough(new TextDecoderStream(), { signal }).getReader()
      while (!(await reader.read()).done) await waitFor(1)
    })
    const run = makeStore().dispatch(follow())
    run.abort()
    await run
    await expect.poll(() => canceled.mock.calls.length).toBe(1)
  })
})

describe('createEntityAdapter', () => {
  interface Tag {
    id: string
    label: string
  }
  const unsorted = createEntityAdapter<Tag>()
  const sorted = createEntityAdapter<Tag>({ sortComparer: (a, b) => a.label.localeCompare(b.label) })
  const a = { id: 'a', label: 'A' }
  const b = { id: 'b', label: 'B' }

  test('moves an entity whose ID changes, and replaces the entity that has the new ID', () => {
    const state = unsorted.getInitialState(undefined, [a, b])
    expect(unsorted.updateOne(state, { id: 'a', changes: { id: 'z' } }).ids).toEqual(['b', 'z'])
    expect(unsorted.updateOne(state, { id: 'a', changes: { id: 'b' } }).entities).toEqual({
      b: { id: 'b', label: 'A' },
    })
  })

  test('keeps the state for an update without changes only in a sorted collection', () => {
    for (const [adapter, isSame] of [
      [sorted, true],
      [unsorted, false],
    ] as const) {
      const state = adapter.getInitialState(undefined, [a])
      expect(adapter.upsertOne(state, { ...a }) === state).toBe(isSame)
      expect(adapter.addOne(state, { ...a })).toBe(state)
    }
  })

  test('mistakes an entity for an action, and ignores IDs such as `constructor`', () => {
    const types = createEntityAdapter({ selectId: (entity: { type: string }) => entity.type })
    expect(() => types.addOne(types.getInitialState(), { type: 'text' })).toThrow()
    expect(unsorted.addOne(unsorted.getInitialState(), { id: 'constructor', label: '' }).ids).toEqual([])
  })
})

describe('createListenerMiddleware', () => {
  function setUp(options?: Parameters<typeof createListenerMiddleware>[0]) {
    const listener = createListenerMiddleware(options)
    const store = configureStore({
      reducer: () => null,
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(listener.middleware),
    })
    return { ...listener, store }
  }

  test('starts each effect before it tests the next trigger, and returns from dispatch before the effects continue', async () => {
    const { startListening, store } = setUp()
    const log: string[] = []
    for (const name of ['1', '2'])
      startListening({
        predicate: () => !!log.push(`${name} trigger`),
        effect: async () => {
          log.push(`${name} effect`)
          await null
          log.push(`${name} continues`)
        },
      })
    store.dispatch({ type: 'x' })
    log.push('returned')
    await waitFor(0)
    expect(log).toEqual(['1 trigger', '1 effect', '2 trigger', '2 effect', 'returned', '1 continues', '2 continues'])
  })

  test('registers the same effect once', () => {
    const { startListening, stopListening, store } = setUp()
    const effect = vi.fn()
    startListening({ type: 'x', effect })
    startListening({ type: 'x', effect })
    store.dispatch({ type: 'x' })
    expect(effect).toHaveBeenCalledTimes(1)
    expect([stopListening({ type: 'x', effect }), stopListening({ type: 'x', effect })]).toEqual([true, false])
  })

  test('cancels child tasks when the parent returns, except with `autoJoin`', async () => {
    const { startListening, store } = setUp()
    const log: string[] = []
    startListening({
      type: 'x',
      effect: (_action, { fork }) => {
        fork(({ delay }) => delay(50).then(() => log.push('canceled')))
        fork(({ delay }) => delay(5).then(() => log.push('joined')), { autoJoin: true })
      },
    })
    store.dispatch({ type: 'x' })
    await waitFor(100)
    expect(log).toEqual(['joined'])
  })

  test('rejects helpers of a canceled run with a TaskAbortError, and reports other errors to `onError`', async () => {
    const onError = vi.fn()
    const { startListening, clearListeners, store } = setUp({ onError })
    const caught = vi.fn()
    startListening({ type: 'x', effect: (_action, { delay }) => delay(1000).catch(caught) as Promise<void> })
    startListening({ type: 'y', effect: () => Promise.reject(new Error('effect')) })
    store.dispatch({ type: 'x' })
    store.dispatch({ type: 'y' })
    await waitFor(0)
    clearListeners()
    await waitFor(0)
    const [error] = caught.mock.calls[0]!
    expect(error).toBeInstanceOf(TaskAbortError)
    expect(error).not.toBeInstanceOf(Error)
    expect(error).toMatchObject({ code: 'listener-cancelled', message: 'task cancelled (reason: listener-cancelled)' })
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ message: 'effect' }), { raisedBy: 'effect' }]])
  })
})

describe('configureStore and its middleware', () => {
  test('shows thunks to an enhancer added with `prepend`, and actions to one added with `concat`', () => {
    const log: string[] = []
    const watch =
      (label: string): StoreEnhancer =>
      (createStore) =>
      (reducer, preloadedState) => {
        const store = createStore(reducer, preloadedState)
        const dispatch: typeof store.dispatch = (action) => {
          log.push(`${label} ${typeof action === 'function' ? 'thunk' : action.type}`)
          return store.dispatch(action)
        }
        return { ...store, dispatch }
      }
    const store = configureStore({
      reducer: () => null,
      enhancers: (getDefaultEnhancers) => getDefaultEnhancers().prepend(watch('outside')).concat(watch('inside')),
    })
    store.dispatch((dispatch) => void dispatch({ type: 'x' }))
    expect(log).toEqual(['outside thunk', 'inside x'])
  })

  test('adds dynamic middleware once', () => {
    const dynamic = createDynamicMiddleware()
    const store = configureStore({
      reducer: () => null,
      middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(dynamic.middleware),
    })
    const seen = vi.fn()
    const added: Middleware = () => (next) => (action) => {
      seen()
      return next(action)
    }
    dynamic.addMiddleware(added, added)
    store.dispatch({ type: 'x' })
    expect(seen).toHaveBeenCalledTimes(1)
  })

  test('detects a mutation between dispatches, but not in a Map or an ignored path', () => {
    const state = { list: ['b', 'a'], map: new Map(), ignored: [2, 1] }
    const store = configureStore({
      reducer: () => state,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({ immutableCheck: { ignoredPaths: ['ignored'] }, serializableCheck: false }),
    })
    state.map.set('x', 1)
    state.ignored.sort()
    store.dispatch({ type: 'x' })
    state.list.sort()
    expect(() => store.dispatch({ type: 'x' })).toThrow("between dispatches, in the path 'list.0'")
  })

  test('reports only the first non-serializable value of an action, and ignores an accepted type', () => {
    const error = silence('error')
    const store = configureStore({
      reducer: () => null,
      middleware: (getDefaultMiddleware) =>
        getDefaultMiddleware({
          serializableCheck: { isSerializable: (value: unknown) => typeof value === 'bigint' || isPlain(value) },
        }),
    })
    store.dispatch({ type: 'x', size: 1n, at: new Date(0), by: new Map() })
    expect(error.mock.calls.map(([message]) => message)).toEqual([expect.stringContaining('in the path: `at`')])
  })

  test('finds non-serializable values in entries, at the root, and in circles', () => {
    const getEntries = (value: unknown): [string, unknown][] =>
      value instanceof Map ? [...value] : Object.entries(value as object)
    const state = { byId: new Map([['m1', { at: new Date(0) }]]) }
    const isSerializable = (value: unknown) => value instanceof Map || isPlain(value)
    expect(findNonSerializableValue(state, '', isSerializable, getEntries)).toMatchObject({ keyPath: 'byId.m1.at' })
    expect(findNonSerializableValue(new Set())).toMatchObject({ keyPath: '<root>' })
    const thread: Record<string, unknown> = {}
    thread.reply = { parent: thread }
    expect(findNonSerializableValue(thread)).toMatchObject({ keyPath: 'reply.parent' })
  })
})

describe('reducers, actions, and matchers', () => {
  test('run the case first, then the matchers in order, and the default case only without a match', () => {
    const reducer = createReducer([] as string[], (builder) => {
      builder
        .addCase('chat/sent', (log) => void log.push('case'))
        .addMatcher(
          ({ type }) => type.startsWith('chat/'),
          (log) => void log.push(`matcher after ${log.length}`),
        )
        .addDefaultCase((log) => void log.push('default'))
    })
    expect(reducer([], { type: 'chat/sent' })).toEqual(['case', 'matcher after 1'])
    expect(reducer([], { type: 'other' })).toEqual(['default'])
  })

  test('drop unknown keys of a prepare callback, and ignore additional arguments', () => {
    const prepared = createAction('x', () => ({ payload: 1, error: true, unit: 'h' }))
    expect(prepared()).toEqual({ type: 'x', payload: 1, error: true })
    expect(['a', 'b'].map(createAction<string>('y'))[1]).toEqual({ type: 'y', payload: 'b' })
    expect(isFluxStandardAction({ type: 'x', by: 'Ana' })).toBe(false)
  })

  test('recognize thunk actions by their structure, and falsy values of rejectWithValue', async () => {
    expect(isAsyncThunkAction({ type: 'x', meta: { requestId: 'r1', requestStatus: 'pending' } })).toBe(true)
    const thunk = createAsyncThunk('x', async (_: undefined, { rejectWithValue }) => rejectWithValue(false))
    expect(isRejectedWithValue(await configureStore({ reducer: () => null }).dispatch(thunk()))).toBe(true)
  })
})

describe('selectors and utilities', () => {
  test('a selector caches a result for each argument, and only one if both layers use lruMemoize', () => {
    const list = { items: ['a', 'b'] }
    const inputs = [(state: typeof list) => state.items, (_state: typeof list, item: string) => item] as const
    const count = (items: string[], item: string) => items.indexOf(item)
    const lru = { memoize: lruMemoize, argsMemoize: lruMemoize }
    const selectors = [createSelector([...inputs], count), createSelector([...inputs], count, lru)]
    for (const selector of selectors) for (const item of ['a', 'b', 'a', 'b']) selector(list, item)
    expect(selectors.map((selector) => selector.recomputations())).toEqual([2, 4])
  })

  test('combineSlices ignores a different reducer for a taken key, unless it may override', () => {
    silence('error')
    const root = combineSlices({ sound: () => 'on' })
    root.inject({ reducerPath: 'sound', reducer: () => 'off' })
    expect(root(undefined, { type: 'x' })).toEqual({ sound: 'on' })
    root.inject({ reducerPath: 'sound', reducer: () => 'off' }, { overrideExisting: true })
    expect(root(undefined, { type: 'x' })).toEqual({ sound: 'off' })
    expect(() => root.selector.original({} as never)).toThrow('original must be used on state Proxy')
  })

  test('miniSerializeError keeps strings only, and structural sharing treats NaN as equal', () => {
    const { stack: _stack, ...error } = miniSerializeError(Object.assign(new RangeError('x'), { code: 'E', page: 4 }))
    expect(error).toEqual({ name: 'RangeError', message: 'x', code: 'E' })
    expect(miniSerializeError('offline')).toEqual({ message: 'offline' })
    const before = { average: NaN }
    expect(copyWithStructuralSharing(before, { average: NaN })).toBe(before)
  })
})
