import { beforeAll, describe, expect, test } from 'vitest'
import { optionProblems } from './option-problems.ts'
import { pageSections, pageSource } from './page-sections.ts'
import { propertiesOf } from './published-types.ts'

/** A type, and the sections that document its properties. */
interface OptionList {
  /** A type expression, in which `rtk`, `query`, and `codegen` are the entry points in `imports`. */
  type: string
  page: string
  /** Headings of the sections that document the options. */
  titles: string[]
  column?: string
}

const imports = {
  rtk: '@reduxjs/toolkit',
  query: '@reduxjs/toolkit/query/react',
  codegen: '@rtk-query/codegen-openapi',
}

/** Returns the type of an endpoint's options, without `Types`, which only exists in the types. */
const endpoint = (kind: string) =>
  `Omit<Parameters<query.EndpointBuilder<query.BaseQueryFn, 'Tag', 'api'>['${kind}']>[0], 'Types'>`
const endpointTitles = ['Options for every endpoint', 'Schema validation', 'Schema failures']
const exampleApi = "query.Api<query.BaseQueryFn, {}, 'api', 'Tag'>"

const lists: OptionList[] = [
  { type: 'rtk.ConfigureStoreOptions', page: '/api/configureStore', titles: ['Options'] },
  { type: 'rtk.DevToolsEnhancerOptions', page: '/api/configureStore', titles: ['DevTools options'] },
  { type: 'rtk.CreateSliceOptions', page: '/api/createSlice', titles: ['Options'] },
  {
    type: "NonNullable<Parameters<rtk.Slice['injectInto']>[1]>",
    page: '/api/createSlice',
    titles: ['`injectInto`'],
    column: 'field',
  },
  { type: 'rtk.AsyncThunkOptions', page: '/api/createAsyncThunk', titles: ['Options'] },
  {
    type: 'rtk.AsyncThunkPayloadCreator<unknown> extends (arg: any, thunkApi: infer Api) => unknown ? Api : never',
    page: '/api/createAsyncThunk',
    titles: ['The second parameter: `thunkApi`'],
    column: 'field',
  },
  {
    // Use the first of the two overloads, because `selectId` is optional in the other one.
    type: 'typeof rtk.createEntityAdapter extends { (options: infer Options): unknown; (options?: any): unknown } ? Options : never',
    page: '/api/createEntityAdapter',
    titles: ['Options'],
  },
  { type: 'rtk.CreateListenerMiddlewareOptions', page: '/api/createListenerMiddleware', titles: ['Set up'] },
  {
    type: 'rtk.ListenerEffectAPI<any, any>',
    page: '/api/createListenerMiddleware',
    titles: ['`listenerApi`'],
    column: 'member',
  },
  {
    type: "NonNullable<Parameters<Parameters<NonNullable<rtk.ConfigureStoreOptions['middleware']>>[0]>[0]>",
    page: '/api/getDefaultMiddleware',
    titles: ['Options'],
  },
  {
    type: 'rtk.ImmutableStateInvariantMiddlewareOptions',
    page: '/api/immutabilityMiddleware',
    titles: ['Options'],
  },
  {
    type: 'rtk.SerializableStateInvariantMiddlewareOptions',
    page: '/api/serializabilityMiddleware',
    titles: ['Options'],
  },
  {
    type: 'rtk.ActionCreatorInvariantMiddlewareOptions',
    page: '/api/getDefaultMiddleware',
    titles: ['Action-creator check'],
  },
  {
    type: 'NonNullable<Parameters<typeof rtk.weakMapMemoize>[1]>',
    page: '/api/createSelector',
    titles: ['`weakMapMemoize`'],
  },
  {
    type: 'Exclude<Parameters<typeof rtk.lruMemoize>[1], Function | undefined>',
    page: '/api/createSelector',
    titles: ['`lruMemoize`'],
  },
  {
    type: 'query.CreateApiOptions<query.BaseQueryFn, {}>',
    page: '/rtk-query/api/createApi',
    titles: ['Api-level options'],
  },
  {
    type: endpoint('query'),
    page: '/rtk-query/api/createApi',
    titles: [...endpointTitles, 'Options for queries and infinite queries', 'Query-only options'],
  },
  {
    type: endpoint('infiniteQuery'),
    page: '/rtk-query/api/createApi',
    titles: [...endpointTitles, 'Options for queries and infinite queries', 'Infinite-query-only options'],
  },
  {
    type: endpoint('mutation'),
    page: '/rtk-query/api/createApi',
    titles: [...endpointTitles, 'Mutation-only options'],
  },
  {
    type: 'query.InfiniteQueryConfigOptions<any, any, any>',
    page: '/rtk-query/api/createApi',
    titles: ['`infiniteQueryOptions`'],
    column: 'field',
  },
  {
    type: 'query.InfiniteQueryConfigOptions<any, any, any>',
    page: '/rtk-query/usage/pagination',
    titles: ['`infiniteQueryOptions`'],
  },
  { type: 'query.BaseQueryApi', page: '/rtk-query/api/createApi', titles: ['The `api` argument'], column: 'field' },
  {
    // The page describes the options of `RequestInit` only as a whole.
    type: 'Omit<query.FetchBaseQueryArgs, keyof RequestInit>',
    page: '/rtk-query/api/fetchBaseQuery',
    titles: ['Options'],
  },
  {
    type: "Omit<query.FetchArgs, Exclude<keyof RequestInit, 'method' | 'body' | 'headers'>>",
    page: '/rtk-query/api/fetchBaseQuery',
    titles: ['Describe a request'],
    column: 'field',
  },
  { type: 'query.RetryOptions', page: '/rtk-query/usage/customizing-queries', titles: ['Options of `retry`'] },
  {
    type: 'Parameters<typeof query.ApiProvider>[0]',
    page: '/rtk-query/api/ApiProvider',
    titles: ['Props'],
    column: 'prop',
  },
  {
    type: 'NonNullable<Parameters<typeof query.coreModule>[0]>',
    page: '/rtk-query/usage/customizing-create-api',
    titles: ['`coreModule`'],
  },
  {
    type: 'NonNullable<Parameters<typeof query.reactHooksModule>[0]>',
    page: '/rtk-query/usage/customizing-create-api',
    titles: ['`reactHooksModule`'],
  },
  {
    type: "Pick<query.SubscriptionOptions, 'pollingInterval' | 'skipPollingIfUnfocused'>",
    page: '/rtk-query/usage/polling',
    titles: ['Where to set the interval'],
  },
  {
    type: 'NonNullable<Parameters<query.TypedUseQuery<string, void, query.BaseQueryFn>>[1]>',
    page: '/rtk-query/api/created-api/hooks',
    titles: ['Options of `useQuery`'],
  },
  {
    type: 'NonNullable<Parameters<query.TypedUseMutation<string, void, query.BaseQueryFn>>[0]>',
    page: '/rtk-query/api/created-api/hooks',
    titles: ['`useMutation`'],
  },
  {
    type: 'NonNullable<Parameters<query.TypedUseInfiniteQuery<string, void, number, query.BaseQueryFn>>[1]>',
    page: '/rtk-query/api/created-api/hooks',
    titles: ['Options of `useQuery`', '`useInfiniteQuery`'],
  },
  {
    type: 'query.StartQueryActionCreatorOptions',
    page: '/rtk-query/api/created-api/endpoints',
    titles: ['Options of `initiate`'],
  },
  {
    type: "NonNullable<Parameters<query.ApiEndpointInfiniteQuery<query.InfiniteQueryDefinition<void, number, query.BaseQueryFn, 'Tag', string>, {}>['initiate']>[1]>",
    page: '/rtk-query/api/created-api/endpoints',
    titles: ['Options of `initiate`', 'Initiate an infinite query'],
  },
  {
    type: "NonNullable<Parameters<query.ApiEndpointMutation<query.MutationDefinition<void, query.BaseQueryFn, 'Tag', string>, {}>['initiate']>[1]>",
    page: '/rtk-query/api/created-api/endpoints',
    titles: ['Initiate a mutation'],
  },
  {
    type: `Parameters<${exampleApi}['injectEndpoints']>[0]`,
    page: '/rtk-query/api/created-api/code-splitting',
    titles: ['`injectEndpoints`'],
  },
  {
    type: `Parameters<${exampleApi}['enhanceEndpoints']>[0]`,
    page: '/rtk-query/api/created-api/code-splitting',
    titles: ['`enhanceEndpoints`'],
  },
  { type: 'rtk.Slice', page: '/api/createSlice', titles: ['Return value'], column: 'member' },
  {
    type: 'rtk.ListenerMiddlewareInstance',
    page: '/api/createListenerMiddleware',
    titles: ['Set up'],
    column: 'member',
  },
  {
    type: 'rtk.ForkedTask<unknown>',
    page: '/api/createListenerMiddleware',
    titles: ['Child tasks: `fork`'],
    column: 'member',
  },
  {
    type: 'rtk.DynamicMiddlewareInstance',
    page: '/api/getDefaultMiddleware',
    titles: ['`createDynamicMiddleware`'],
    column: 'member',
  },
  {
    type: 'rtk.ActionReducerMapBuilder<unknown>',
    page: '/api/createReducer',
    titles: ['The builder'],
    column: 'method',
  },
  { type: 'NonNullable<Parameters<typeof rtk.createSelector>[2]>', page: '/api/createSelector', titles: ['Options'] },
  {
    type: 'query.TypedUseQueryHookResult<string, void, query.BaseQueryFn>',
    page: '/rtk-query/api/created-api/hooks',
    titles: ['Result of `useQuery`'],
    column: 'field',
  },
  {
    type: 'query.TypedUseMutationResult<string, void, query.BaseQueryFn>',
    page: '/rtk-query/api/created-api/hooks',
    titles: ['`useMutation`'],
    column: 'field',
  },
  {
    type: 'query.TypedUseInfiniteQueryHookResult<string, void, number, query.BaseQueryFn>',
    page: '/rtk-query/api/created-api/hooks',
    titles: ['Result of `useQuery`', '`useInfiniteQuery`'],
    column: 'field',
  },
  {
    type: 'query.BaseQueryApi',
    page: '/rtk-query/usage/customizing-queries',
    titles: ['What a base query receives and returns'],
    column: 'member',
  },
  {
    type: "NonNullable<query.FetchBaseQueryArgs['prepareHeaders']> extends (headers: any, api: infer Api) => unknown ? Api : never",
    page: '/rtk-query/api/fetchBaseQuery',
    titles: ['`prepareHeaders`'],
    column: 'field',
  },
  {
    type: 'query.ApiContext<{}>',
    page: '/rtk-query/usage/customizing-create-api',
    titles: ['Write a module'],
    column: 'field',
  },
  {
    type: 'codegen.ConfigFile',
    page: '/rtk-query/usage/code-generation',
    titles: ['Files', 'Hooks and tags', 'Names', 'Arguments', 'Generated types', 'Options'],
  },
]

describe('a page documents exactly the options in the published types', () => {
  let published: Awaited<ReturnType<typeof propertiesOf>>
  beforeAll(async () => {
    published = await propertiesOf([...new Set(lists.map(({ type }) => type))], imports)
  })

  test.each(lists)('$page: $type', ({ type, page, titles, column }) => {
    const { names, errors } = published.get(type)!
    expect(errors).toEqual([])
    expect(names).not.toEqual([])
    const sections = pageSections(pageSource(page))
    expect(optionProblems({ properties: names, sections, titles, column })).toEqual([])
  })
})

test('reports undocumented options, unknown options, and missing headings', () => {
  const page =
    '## Options\n\n| Option | Type |\n| --- | --- |\n| [`name`](#name) | x |\n| `a`, `b(x)` of `Type`, `old` | x |\n\n### `a`\n'

  expect(
    optionProblems({
      properties: ['name', 'a', 'b', 'fresh'],
      sections: pageSections(page),
      titles: ['Options', 'More'],
    }),
  ).toEqual([
    'The heading "More" is missing.',
    "`fresh` isn't documented.",
    "`old` is documented, but the types don't have it.",
  ])
})
