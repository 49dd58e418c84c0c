#!/usr/bin/env node
/**
 * Measures how much data fetching libraries add to a bundle, for the page `/rtk-query/comparison`.
 *
 *   node scripts/measure-bundles.mjs <folder>
 *
 * `<folder>` is a folder outside of this repository in which these packages are installed in exact versions:
 * @reduxjs/toolkit react-redux react react-dom @tanstack/react-query swr @apollo/client graphql rxjs urql
 * @urql/exchange-graphcache esbuild
 *
 * Each row of the output is a minified ESM production bundle for browsers with the listed imports. React and React DOM aren't
 * part of the bundles. Sizes are in kB (1,000 bytes), minified and gzipped at level 9.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const toolkit = { '@reduxjs/toolkit': ['configureStore', 'createSlice'] }
const thunks = { '@reduxjs/toolkit': ['configureStore', 'createSlice', 'createAsyncThunk'] }
const reactRedux = { 'react-redux': ['Provider', 'useDispatch', 'useSelector'] }
const rtkQuery = { '@reduxjs/toolkit/query/react': ['createApi', 'fetchBaseQuery', 'setupListeners'] }

/** Maps the title of each row to the imports of its bundle: module specifiers with the imported names. */
const rows = {
  'Redux Toolkit + React-Redux': { ...toolkit, ...reactRedux },
  'the same with thunks': { ...thunks, ...reactRedux },
  'the same with RTK Query, no hooks': {
    ...toolkit,
    ...reactRedux,
    '@reduxjs/toolkit/query': ['createApi', 'fetchBaseQuery', 'setupListeners'],
  },
  'the same with RTK Query and hooks': { ...toolkit, ...reactRedux, ...rtkQuery },
  'RTK Query alone, with ApiProvider': {
    '@reduxjs/toolkit/query/react': ['ApiProvider', 'createApi', 'fetchBaseQuery'],
  },
  'TanStack Query': {
    '@tanstack/react-query': ['QueryClient', 'QueryClientProvider', 'useMutation', 'useQuery'],
  },
  'TanStack Query, infinite': {
    '@tanstack/react-query': ['QueryClient', 'QueryClientProvider', 'useInfiniteQuery', 'useMutation', 'useQuery'],
  },
  SWR: { swr: ['default as useSWR', 'SWRConfig'] },
  'SWR, mutation and infinite': {
    swr: ['default as useSWR', 'SWRConfig'],
    'swr/mutation': ['default as useSWRMutation'],
    'swr/infinite': ['default as useSWRInfinite'],
  },
  'Apollo Client': {
    '@apollo/client': ['ApolloClient', 'HttpLink', 'InMemoryCache', 'gql'],
    '@apollo/client/react': ['ApolloProvider', 'useMutation', 'useQuery'],
  },
  'urql, document cache': {
    urql: ['Client', 'Provider', 'cacheExchange', 'fetchExchange', 'gql', 'useMutation', 'useQuery'],
  },
  'urql, normalized cache': {
    urql: ['Client', 'Provider', 'fetchExchange', 'gql', 'useMutation', 'useQuery'],
    '@urql/exchange-graphcache': ['cacheExchange as graphcache'],
  },
}

const folder = process.argv[2]
if (!folder) {
  console.error('Pass the folder in which the packages are installed:\n  node scripts/measure-bundles.mjs <folder>')
  process.exit(1)
}
const resolveDir = path.resolve(folder)
const require = createRequire(pathToFileURL(path.join(resolveDir, 'index.js')))
const { build } = require('esbuild')

function moduleText(imports) {
  const lines = Object.entries(imports).map(([from, names]) => `import { ${names.join(', ')} } from '${from}'`)
  const used = Object.values(imports).flatMap((names) => names.map((name) => name.split(' as ').at(-1)))
  // Use all imports, so that tree shaking doesn't remove them.
  return [...lines, `globalThis.used = [${used.join(', ')}]`].join('\n')
}

async function bundleSize(imports) {
  const { outputFiles } = await build({
    stdin: { contents: moduleText(imports), resolveDir },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    // These are the conditions that bundlers set for production builds.
    conditions: ['module', 'production'],
    external: ['react', 'react-dom'],
  })
  const bytes = outputFiles[0].contents
  return { minified: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length }
}

const { dependencies = {} } = require('./package.json')
for (const [name, version] of Object.entries(dependencies)) console.log(`${name} ${version}`)
console.log()
for (const [name, imports] of Object.entries(rows)) {
  const { minified, gzip } = await bundleSize(imports)
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)
  console.log(`${name.padEnd(36)}${kilobytes(minified)} min${kilobytes(gzip)} gzip`)
}
