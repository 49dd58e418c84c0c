import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { config, modules, siteWith } from './support/api-site.ts'
import { startDev } from './support/dev-site.ts'
import { textOf } from './support/site-with-packages.ts'

test('documents exports of Redux Toolkit on generated pages and with the directive', async () => {
  const site = await siteWith(
    {
      'site.config.ts': config(`[
  { from: '@reduxjs/toolkit', path: '/reference', include: ['createSlice', 'CreateSliceOptions', 'configureStore', 'createAction*'] },
  { from: '@reduxjs/toolkit/query', path: '/query', include: ['createApi'], checkExamples: false, linkBase: 'https://redux-toolkit.js.org/rtk-query/api/createApi' },
]`),
      'content/index.md': `# Home

Above.

::api[createSlice]{from="@reduxjs/toolkit"}

Below: [options](#createSlice.options), [a member](./reference/createSlice.md#options.reducers), [page](/query/createApi#options.baseQuery).
`,
    },
    { '@reduxjs': join(modules, '@reduxjs'), react: join(modules, 'react'), '@types': join(modules, '@types') },
  )
  const built = await site.docs('build', '--strict')
  expect(built.stderr).toBe('')
  expect(built.exitCode).toBe(0)

  const home = textOf(site, '')
  expect(home).toMatch(/Above\..*automatically generates.*<h3 id="createSlice\.parameters">.*Below/s)
  expect(home).toContain('<h5 id="createSlice.options.reducers">')
  expect(site.read('dist/index.md')).toMatch(/Above\.[\s\S]*#### `options`\n[\s\S]*Below/)

  const slice = textOf(site, 'reference/createSlice')
  expect(slice).toMatch(
    /<h3 id="options">.*<code><a href="\/reference\/CreateSliceOptions">CreateSliceOptions<\/a>&lt;State/s,
  )
  expect(slice).toMatch(/<h4 id="options\.initialState">.*<code>localStorage<\/code>/s)
  // A type parameter isn't a link, even if an export has its name.
  expect(slice).not.toContain('href="/reference/CaseReducers"')
  expect(textOf(site, 'reference/configureStore')).toMatch(/<h4 id="options\.middleware">.*optional/s)
  const action = textOf(site, 'reference/createAction')
  expect(action).toContain('<h2 id="overload-1">')
  expect(action).toContain('<h2 id="overload-2">')
  const api = textOf(site, 'query/createApi')
  expect(api).toMatch(/<h4 id="options\.baseQuery">.*<h4 id="options\.endpoints">.*setupListeners/s)
  expect(api).toContain('href="https://redux-toolkit.js.org/rtk-query/usage/customizing-queries"')

  expect(textOf(site, 'reference')).toMatch(/<a href="\/reference\/createSlice"><code>createSlice<\/code><\/a>/)
  expect(site.read('dist/reference/createSlice.md')).toContain('#### `reducers`')
  expect(site.read('dist/llms.txt')).toContain('/reference/createSlice')
  const page = site.read('dist/reference/createSlice/index.html')
  expect(page).toMatch(/aria-label="Docs sidebar"[\s\S]*href="\/reference\/configureStore"/)
  expect(page).not.toContain(site.root)

  site.write({
    'content/b.md':
      '# B\n\n- a\n\n  ::api[createSlic]{from="@reduxjs/toolkit"}\n\n::api[createApi]{from="@reduxjs/toolkit/qery"}\n\n[No](/reference/createSlice#options.reducer)\n',
  })
  const { stderr } = await site.docs('check')
  expect(stderr).toContain(
    'content/b.md:5:3  error  `@reduxjs/toolkit` has no export `createSlic`. Did you mean `createSlice`?  plugin',
  )
  expect(stderr).toContain('content/b.md:7:1  error  `@reduxjs/toolkit/qery` isn’t one of the')
  expect(stderr).toContain('content/b.md:9:1  error  No heading `#options.reducer` in')
})

const declarations = `/** What {@link load} and {@link Missing.name | a missing name} use: a \`Map<K>\` or Map<K>, see key:value. */
export interface Options<T = string> {
  /**
   * The number of calls.
   * @defaultValue \`3\`
   */
  readonly attempts?: number
  /** @deprecated Use {@link Options.attempts} instead. */
  tries?: number
  /** @internal */
  hidden?: string
  /** Called with each value. @param value - The value. @returns Whether to continue. */
  each(value: T): boolean
  [key: \`x-\${string}\`]: unknown
}

/**
 * Loads a value.
 *
 * @remarks
 * Uses the cache of [the guide](/guide).
 *
 * @typeParam T - The type of the value.
 * @param name - The name, as in {@link https://example.com | the list}.
 * @param options - The options.
 * @returns The value.
 * @throws {@link LoadError} if there is no value.
 * @example
 * \`\`\`ts
 * import { load } from 'demo'
 *
 * load('a', { attempts: 2, each: () => true })
 * \`\`\`
 * @see {@link LoadError.code}
 * @beta
 */
export declare function load<T extends object>(name: string, options?: Options<T>): Promise<T>

/** An error. */
export declare class LoadError extends Error {
  /** Creates an error. */
  constructor(code: number)
  /** The code. */
  readonly code: number
  private secret: string
  /** Restores an error. */
  static from(text: string): LoadError
}

/** An error of the network. */
export declare class NetworkError extends LoadError {
  /** The URL. */
  readonly url: string
}

/** An error that can be retried. */
export declare class TimeoutError extends NetworkError {
  /** The code. */
  readonly code: 504
}

/** @deprecated Use \`load\`. */
export declare const limit: number

/** The levels. */
export declare enum Level {
  /** Low. */
  Low = 0,
  High = 1,
}

/** @internal */
export declare const secret: string
`

const demo = {
  'lib/package.json': '{ "name": "demo", "version": "1.0.0", "types": "./index.d.ts" }',
  'lib/index.d.ts': declarations,
  'site.config.ts': config("[{ from: 'demo', path: '/api' }]"),
  'content/index.md': '# Home\n\n::api[load]{from="demo"}\n',
  'content/guide.mdx': '# Guide\n\nNo api here.\n',
  'content/more.mdx':
    '<Card title="Limit">\n\n::api[limit]{from="demo"}\n\n</Card>\n\n[Error](./api/LoadError.md#code)\n',
}

test('shows every TSDoc tag, and reports links to names that aren’t exported', async () => {
  const site = await siteWith(demo, { demo: '../lib' })
  const built = await site.docs('build')
  expect(built.exitCode, built.stderr).toBe(0)
  expect(built.stderr).toContain(
    'lib/index.d.ts:1:27  warning  This doc comment links to `Missing.name`, which isn’t exported.',
  )
  expect(built.stderr).toContain('1 warning')

  const options = textOf(site, 'api/Options')
  expect(options).toMatch(/What <a href="\/api\/load"><code>load<\/code><\/a> and a missing name use/)
  expect(options).toContain('or Map&lt;K&gt;, see key:value.')
  expect(options).toMatch(/<h3 id="attempts">.*<code>number<\/code> · optional · read-only · default: <code>3<\/code>/s)
  expect(options).toMatch(/<h3 id="tries">.*\(deprecated\).*Deprecated.*<a href="#attempts">/s)
  expect(options).not.toContain('id="hidden"')
  expect(options).toMatch(/<h3 id="each">.*each\(value: T\): boolean/s)

  const load = textOf(site, 'api/load')
  expect(load).toContain('Beta')
  expect(load).toContain('<a href="/guide">the guide</a>')
  expect(load).toMatch(/<code>T extends object<\/code>: The type of the value\./)
  expect(load).toMatch(/<h3 id="name">.*as in <a href="https:\/\/example\.com"[^>]*>the list<\/a>/s)
  expect(load).toMatch(/<h4 id="options\.each">/)
  expect(load).toMatch(/<h2 id="returns">.*The value\..*<h2 id="throws">.*<a href="\/api\/LoadError">/s)
  expect(load).toMatch(/<h2 id="examples">.*data-fence|<h2 id="examples">.*<pre/s)
  expect(load).toMatch(/<h2 id="see-also">.*<a href="\/api\/LoadError#code">/s)
  const error = textOf(site, 'api/LoadError')
  expect(error).toMatch(
    /<h3 id="constructor">.*new LoadError\(code: number\).*<h3 id="code">.*<h3 id="from">.*static from/s,
  )
  expect(error).not.toContain('id="secret"')
  expect(error).toContain('Extends <code>Error</code>')
  expect(textOf(site, 'api/NetworkError')).toMatch(
    /<h2 id="inherited-members">.*From <a href="\/api\/LoadError"><code>LoadError<\/code><\/a>: <a href="\/api\/LoadError#code"><code>code<\/code><\/a>, <a href="\/api\/LoadError#from">/s,
  )
  // `code` is declared again, so only `from` is inherited from the base of the base.
  expect(textOf(site, 'api/TimeoutError')).toMatch(
    /<h2 id="inherited-members">.*From <a href="\/api\/NetworkError"><code>NetworkError<\/code><\/a>: <a href="\/api\/NetworkError#url"><code>url<\/code><\/a><\/li>\s*<li>From <a href="\/api\/LoadError"><code>LoadError<\/code><\/a>: <a href="\/api\/LoadError#from"><code>from<\/code><\/a><\/li>/s,
  )
  expect(error).not.toContain('inherited-members')
  expect(textOf(site, 'api/limit')).toMatch(/Deprecated.*Use <code>load<\/code>/s)
  expect(textOf(site, 'api/Level')).toMatch(/<h3 id="Low">.*<code>0<\/code>/s)
  expect(textOf(site, 'more')).toMatch(/Limit.*Deprecated.*Use <code>load<\/code>.*href="\/api\/LoadError#code"/s)
  expect(textOf(site, 'api')).not.toContain('/api/secret')
  expect(textOf(site, 'api')).toContain('<strong>Deprecated.</strong>')

  // `@example` is compiled like any other sample.
  site.write({ 'lib/index.d.ts': declarations.replace('attempts: 2,', "attempts: 'two',") })
  const { stderr } = await site.docs('check')
  expect(
    stderr,
  ).toContain(`lib/index.d.ts:32:16  error  Type 'string' is not assignable to type 'number'. (TS2322)  sample-type

  32 │  * load('a', { attempts: 'two', each: () => true })
     │                ~~~~~~~~

  This code is shown in \`content/api/load.md\`.
`)
  expect(stderr.split("Type 'string' is not assignable")).toHaveLength(2)
})

test('only parses pages that show a changed export again', async () => {
  const site = await siteWith(demo, { demo: '../lib' })
  const build = async () => {
    const { stdout, stderr } = await site.docs('build')
    return /(\d+) pages? from the cache/.exec(stdout)?.[1] ?? stderr
  }
  // The pages: Home, Guide, More, the list of exports, and one for each of the seven exports.
  expect(await build()).toBe('0')
  expect(await build()).toBe('11')
  site.write({ 'lib/index.d.ts': declarations.replace('The levels.', 'All levels.') })
  // Home and More use the directive. The list and the page of `Level` show the changed text.
  expect(await build()).toBe('7')
  expect(textOf(site, 'api/Level')).toContain('All levels.')
  const dev = await startDev(site.root)
  const load = async (path: string) => (await fetch(dev.url + path)).text()
  expect(await load('api/Level')).toContain('All levels.')
  expect(await load('')).toContain('Loads a value.')
})

test('docs dev updates API pages when a local package is built', async () => {
  const site = await siteWith(
    {
      'package.json': JSON.stringify({ name: 'queue', exports: { types: './dist/index.d.ts' } }),
      'docs/site.config.ts': config("[{ from: 'queue', path: '/api' }, { from: 'linked', path: '/linked' }]"),
      'docs/content/index.md': '# Home\n',
      'linked/package.json': JSON.stringify({ name: 'linked', types: './types/index.d.ts' }),
      'linked/types/index.d.ts': 'export * from "./stop"\n',
      'linked/types/stop.d.ts': '/** Stops at once. */\nexport declare function stop(): void\n',
    },
    {},
  )
  symlinkSync(join(site.root, 'linked'), join(site.root, 'node_modules/linked'))
  const dev = await startDev(join(site.root, 'docs'))
  await dev.printed('`queue` is a local package. Build it first')
  const shows = (path: string, text: string) =>
    expect.poll(async () => (await fetch(dev.url + path)).text(), { message: text }).toContain(text)

  site.write({ 'dist/index.d.ts': '/** Adds a job. */\nexport declare function add(): void\n' })
  await shows('api/add', 'Adds a job.')

  rmSync(join(site.root, 'dist'), { recursive: true })
  site.write({ 'dist/index.d.ts': '/** Adds a job at the end. */\nexport declare function add(): void\n' })
  await shows('api/add', 'Adds a job at the end.')

  await shows('linked/stop', 'Stops at once.')
  site.write({
    'linked/types/stop.d.ts': '/** Stops after the current job. */\nexport declare function stop(): void\n',
  })
  await shows('linked/stop', 'Stops after the current job.')
})

test('reports a package that isn’t installed at its name in the configuration', async () => {
  const site = await siteWith(
    {
      'package.json': JSON.stringify({ devDependencies: { 'tiny-queue': '1.0.0' } }),
      'site.config.ts': config("[{ from: 'tiny-queu/sub', path: '/api' }]"),
      'content/index.md': '# Home\n',
    },
    {},
  )
  const check = async (from: string) => {
    site.write({ 'site.config.ts': config(`[{ from: '${from}', path: '/api' }]`) })
    return (await site.docs('check')).stderr.split('\n').filter((line) => /^\S+ {2}error|^ {2}[A-Z`]/.test(line))
  }
  const failed = 'site.config.ts:3:98  error  The plugin `api` failed in `prepare`: no installed package provides'
  expect(await check('tiny-queu/sub')).toEqual([
    `${failed} \`tiny-queu/sub\`.  plugin`,
    '  Did you mean `tiny-queue/sub`?',
  ])
  expect(await check('other')).toEqual([
    `${failed} \`other\`.  plugin`,
    '  Install it: `npm install --save-dev other`. If it isn’t on npm, pass the path of its folder instead of the name.',
  ])

  // The position is in the plugin's entry, not at an equal string before it.
  site.write({
    'package.json': JSON.stringify({ name: 'queue', main: 'index.js' }),
    'site.config.ts': `import { apiPages } from '@docs-engine/api'
export default {
  title: 'queue',
  plugins: [apiPages({ entries: [{ from: 'queue', path: '/api' }] })],
}
`,
  })
  const { stderr } = await site.docs('check')
  expect(stderr).toContain('site.config.ts:4:42  error  The plugin `api` failed in `prepare`: no installed package')
  expect(stderr).toContain('add this key to its `package.json`: `"exports": "./index.js"`')
})
