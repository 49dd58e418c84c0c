import { expect, test } from 'vitest'
import { config, siteWith } from './support/api-site.ts'
import { textOf } from './support/site-with-packages.ts'

/** Returns the files of a site with API pages for a package that contains these declarations. */
const library = (declarations: string) => ({
  'lib/package.json': '{ "name": "demo", "version": "1.0.0", "types": "./index.d.ts" }',
  'lib/index.d.ts': declarations,
  'site.config.ts': config("[{ from: 'demo', path: '/api', checkExamples: false }]"),
  'content/index.md': '# Home\n',
})

/** Returns the texts of a page's headings. */
const headings = (html: string) =>
  [...html.matchAll(/<h\d[^>]*>(.*?)<\/h\d>/g)].map(([, text]) => text!.replace(/<[^>]+>/g, ''))

test('leaves out private members, and marks protected, static, and abstract ones', async () => {
  const site = await siteWith(
    {
      ...library(`export interface Closable {
    /** Closes it. @returns Nothing. */
    close(): void
}
export declare abstract class Base {
    #private;
    private count;
    /** The number of queues. @defaultValue \`0\` */
    static total: number;
    protected jobs: string[];
    /** A shortcut. @internal */
    fast: boolean;
    get size(): number;
    get limit(): number;
    set limit(value: number);
    /** Creates it. */
    constructor(name: string);
    /** Creates it from another one. */
    constructor(other: Base);
    private static create;
    protected abstract next(): string;
    /** Adds jobs. */
    add<Job extends string>(jobs: Job[]): void;
    /** Adds a job. */
    add(job: string): void;
}
export declare class Queue extends Base implements Closable {
    #private;
    private constructor();
    close(): void;
    protected next(): string;
}
export declare enum Level {
  /** @internal */
  None = 0,
  Low = 1,
}
`),
      'content/index.md': '# Home\n\n::signature[Queue]{from="demo"}\n',
    },
    { demo: '../lib' },
  )
  const built = await site.docs('build', '--strict')
  expect(built.exitCode, built.stderr).toBe(0)

  const base = site.read('dist/api/Base.md')
  expect(/```ts\n([\s\S]*?)\n```/.exec(base)?.[1]).toBe(`abstract class Base {
  static total: number
  protected jobs: string[]
  get size(): number
  get limit(): number
  set limit(value: number)
  constructor(name: string)
  constructor(other: Base)
  protected abstract next(): string
  add<Job extends string>(jobs: Job[]): void
  add(job: string): void
}`)
  const html = textOf(site, 'api/Base')
  // The overloads of a method share a heading.
  const members = ['total', 'jobs', 'size', 'limit', 'constructor', 'next', 'add']
  expect(headings(html)).toEqual(['Properties and methods', ...members])
  expect(html).toMatch(
    /<h3 id="total">.*<code>number<\/code> · static · default: <code>0<\/code>.*The number of queues\.</s,
  )
  expect(html).toMatch(/<h3 id="jobs">.*<code>string\[\]<\/code> · protected/s)
  expect(html).toMatch(/<h3 id="size">.*<code>number<\/code> · read-only<.*<h3 id="limit">.*<code>number<\/code></s)
  expect(html).toContain('<code>protected abstract next(): string</code>')
  expect(html).toMatch(/<code>add&lt;Job extends string&gt;\(jobs: Job\[\]\): void<\/code>.*Adds jobs.*Adds a job/s)

  const queue = textOf(site, 'api/Queue')
  expect(queue).toMatch(/Extends <a [^>]*><code>Base<\/code><\/a><\/p>\s*<p>Implements <a [^>]*><code>Closable</)
  expect(headings(queue)).toEqual(['Properties and methods', 'close', 'next', 'Inherited members'])
  // A member without a comment has the one of the interface.
  expect(queue).toMatch(/<h3 id="close">.*<code>close\(\): void<\/code>.*Closes it\..*Returns nothing\./s)
  // A private constructor tells readers that they can't create instances.
  const shown = 'class Queue extends Base implements Closable {\n  private constructor()\n  close(): void\n'
  expect(site.read('dist/api/Queue.md')).toContain(`\`\`\`ts\n${shown}`)
  expect(textOf(site, '').replace(/<[^>]+>/g, '')).toContain(shown)
  expect(site.read('dist/api/Level.md')).toContain('enum Level {\n  Low = 1,\n}')
})

test('leaves out the implementation if the types of a package are its source files', async () => {
  const site = await siteWith(
    {
      ...library(''),
      'lib/package.json': '{ "name": "demo", "version": "1.0.0", "types": "./index.ts" }',
      'lib/index.ts': `export class Queue {
  #jobs: string[] = []
  size: number = 0
  async *jobs(): AsyncGenerator<string> { yield* this.#jobs }
  get first(): string { return this.#jobs[0]! }
  add(job: string): void
  add(jobs: string[]): void
  add(jobs: string | string[]): void { this.#jobs.push(...[jobs].flat()) }
  private clear(): void { this.#jobs = [] }
}
export function count(queue: Queue): number
export function count(text: string): number
export function count(value: Queue | string): number { return typeof value === 'string' ? 0 : value.size }
export const defaults: { size: number } = { size: 0 }
`,
    },
    { demo: '../lib' },
  )
  const built = await site.docs('build', '--strict')
  expect(built.exitCode, built.stderr).toBe(0)
  const declaration = (name: string) => /```ts\n([\s\S]*?)\n```/.exec(site.read(`dist/api/${name}.md`))?.[1]
  expect(declaration('Queue')).toBe(`class Queue {
  size: number
  jobs(): AsyncGenerator<string>
  get first(): string
  add(job: string): void
  add(jobs: string[]): void
}`)
  expect(declaration('count')).toBe('function count(queue: Queue): number\nfunction count(text: string): number')
  expect(headings(textOf(site, 'api/count')).filter((text) => text.startsWith('count'))).toHaveLength(2)
  expect(declaration('defaults')).toBe('const defaults: { size: number }')
})

test('shows types with links as one piece of code, and only type parameters that the reader can learn something about', async () => {
  const site = await siteWith(
    library(`export interface Options<T> { value: T }
/**
 * Runs.
 *
 * \`\`\`ts
 * notChecked()
 * \`\`\`
 *
 * @param pair - A pair.
 * @param options - The options.
 */
export declare function run<A, B>([a]: [A, B], { value }: Options<A>, { b }?: { b: B }): Map<string, Options<A>>
/** Stops. @template T - A type. */
export declare function stop<T, U extends Options<T>>(value: U): T
`),
    { demo: '../lib' },
  )
  const built = await site.docs('build', '--strict')
  expect(built.exitCode, built.stderr).toBe(0)

  const html = textOf(site, 'api/run')
  const link = '<a href="/api/Options">Options</a>'
  expect(html).toContain(`<p><code>Map&lt;string, ${link}&lt;A&gt;&gt;</code></p>`)
  expect(site.read('dist/api/run.md')).toContain('`Map<string, `[`Options`](http://localhost/api/Options)`<A>>`')
  const search = JSON.parse(site.read('dist/api/run/search.json')) as unknown
  expect(JSON.stringify(search)).toContain('Map<string, Options<A>>')
  // A parameter that is a pattern has the name in the comment.
  expect(headings(html)).toEqual(['Parameters', 'pair', 'options', 'value', '{ b }', 'b', 'Returns'])
  expect(html).toMatch(/<h3 id="pair">.*A pair\..*<h3 id="options">.*The options\..*<h4 id="options\.value">/s)

  const stop = textOf(site, 'api/stop')
  expect(stop).toMatch(
    /<h2 id="type-parameters">.*<code>T<\/code>: A type\..*<code>U extends <a href="\/api\/Options">Options<\/a>&lt;T&gt;<\/code>/s,
  )
})

test('documents the members of namespaces, and shows a default export by its name', async () => {
  const site = await siteWith(
    {
      ...library(`/** Runs. See {@link run.stop}. */
declare function run(name: string): Options
/** Adds to it. */
declare namespace run {
  /** The mode. */
  const mode: string
  /** Stops. @param why - The reason. */
  function stop(why?: Options): void
}
export default run
export interface Options { value: string }
/** Creates. @returns A {@link run}. */
export declare function create(): void
export * as helpers from './helpers'
`),
      'lib/helpers.d.ts': '/** Helps. */\nexport declare function help(): void\nexport { create } from "./index"\n',
      'content/index.md': '# Home\n\n::api[run]{from="demo"}\n\n[Stop](#run.stop)\n',
    },
    { demo: '../lib' },
  )
  const built = await site.docs('build', '--strict')
  expect(built.exitCode, built.stderr).toBe(0)

  const run = textOf(site, 'api/run')
  expect(site.read('dist/api/run.md')).toMatch(/^# run\n[\s\S]*Default export: `import run from 'demo'`/)
  expect(headings(run)).toEqual(['Parameters', 'name', 'Returns', 'Properties and methods', 'mode', 'stop'])
  expect(run).toContain('<code>stop(why?: <a href="/api/Options">Options</a>): void</code>')
  expect(run).toContain('<a href="#stop"><code>run.stop</code></a>')
  expect(headings(textOf(site, ''))[0]).toBe('run')
  expect(textOf(site, 'api')).toContain('<a href="/api/run"><code>run</code></a>: Runs.')
  expect(textOf(site, 'api/create')).toContain('<a href="/api/run"><code>run</code></a>')
  const helpers = textOf(site, 'api/helpers')
  expect(helpers).toContain('<li><code>help</code>: Helps.</li>')
  expect(helpers).toContain('<li><a href="/api/create"><code>create</code></a>: Creates.</li>')
})

test('gives the directive a heading below the heading above it, unless that is the name of the export', async () => {
  const site = await siteWith(
    {
      ...library(`/** Runs. */
export declare function run(name: string): boolean
/** Loads. */
export declare function loadAll(name: string): boolean
`),
      'content/a.md':
        '---\ntitle: Functions\n---\n\n::api[run]{from="demo"}\n\n::api[loadAll]{from="demo"}\n\n[Name](#loadAll.name), [loadAll](#loadAll)\n',
      'content/b.md': '# run\n\n::api[run]{from="demo"}\n\n## `loadAll()`\n\n::api[loadAll]{from="demo"}\n',
      'content/c.mdx': '# Guide\n\n## Run\n\n### Details\n\n<Card title="x">\n\n::api[run]{from="demo"}\n\n</Card>\n',
    },
    { demo: '../lib' },
  )
  const built = await site.docs('build', '--strict')
  expect(built.exitCode, built.stderr).toBe(0)
  const outline = (page: string) =>
    [...textOf(site, page).matchAll(/<(h\d) id="([^"]*)"/g)].map(([, level, id]) => `${level} ${id}`)
  expect(outline('a')).toEqual([
    ...['h2 run', 'h3 run.parameters', 'h4 run.name', 'h3 run.returns'],
    ...['h2 loadAll', 'h3 loadAll.parameters', 'h4 loadAll.name', 'h3 loadAll.returns'],
  ])
  expect(outline('b').slice(0, 3)).toEqual(['h2 run.parameters', 'h3 run.name', 'h2 run.returns'])
  expect(outline('b').slice(3)).toEqual([
    ...['h2 loadall', 'h3 loadAll.parameters', 'h4 loadAll.name', 'h3 loadAll.returns'],
  ])
  expect(outline('c')).toEqual([
    'h2 run',
    'h3 details',
    'h4 run-1',
    'h5 run.parameters',
    'h6 run.name',
    'h5 run.returns',
  ])
})

test('reports links and examples at their places in the declarations, once', async () => {
  const site = await siteWith(
    {
      ...library(`/**
 * The options, see
 * [the guide](guide/options) and {@link Missing}.
 */
export interface QueueOptions {
    /** As in [the list](list). */
    limit?: number;
    /**
     * Runs it.
     *
     * @example
     * run(1)
     * run('a')
     */
    run?: (value: number) => void;
}
/**
 * Creates a queue.
 *
 * @example In a module
 * \`\`\`ts {9}
 * import { createQueue } from 'demo'
 *
 * createQueue({ limt: 2 })
 * \`\`\`
 */
export declare function createQueue(options?: QueueOptions): void;
`),
      'site.config.ts': config("[{ from: 'demo', path: '/api' }]"),
      'content/index.md': '# Home\n\n::api[createQueue]{from="demo"}\n',
    },
    { demo: '../lib' },
  )
  const { stdout } = await site.docs('check', '--format', 'json')
  const found = JSON.parse(stdout).messages as { file: string; line: number; column: number; message: string }[]
  expect(found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
    'lib/index.d.ts:3:4 This doc comment contains the relative link `guide/options`. Set `linkBase` to the URL that it is relative to.',
    'lib/index.d.ts:3:35 This doc comment links to `Missing`, which isn’t exported.',
    'lib/index.d.ts:6:15 This doc comment contains the relative link `list`. Set `linkBase` to the URL that it is relative to.',
    "lib/index.d.ts:12:8 Cannot find name 'run'. (TS2304)",
    "lib/index.d.ts:13:8 Cannot find name 'run'. (TS2304)",
    'lib/index.d.ts:21:10 Line 9 is marked, but the code has 3 lines.',
    "lib/index.d.ts:24:18 Object literal may only specify known properties, but 'limt' does not exist in type 'QueueOptions'. Did you mean to write 'limit'? (TS2561)",
  ])
})

test('shows an export that is also the default export on one page', async () => {
  const site = await siteWith(
    {
      ...library(`/** A queue. */
export declare class Queue {
    constructor(limit: number);
}
export default Queue;
`),
      'content/index.md': '# Home\n\n::api[default]{from="demo"}\n',
    },
    { demo: '../lib' },
  )
  const { stderr } = await site.docs('build')
  expect(stderr).toBe('')
  expect(textOf(site, 'api/Queue')).toContain(
    'Also the default export: <code>import Queue from &#x27;demo&#x27;</code>',
  )
  expect(textOf(site, '')).toContain('new Queue(limit: number)')
  expect(textOf(site, 'api')).not.toContain('default')
  expect(site.list('dist/api').filter((path) => path.endsWith('.html'))).toEqual(['Queue/index.html', 'index.html'])
})

test('labels declarations and unchecked examples in Markdown copies as TypeScript', async () => {
  const site = await siteWith(
    library(`/**
 * Runs it.
 * @example
 * \`\`\`ts
 * run()
 * \`\`\`
 */
export declare function run(): void
`),
    { demo: '../lib' },
  )
  await site.docs('build')
  const copy = site.read('dist/api/run.md')
  expect(copy).toContain('```ts\nrun()\n```')
  expect(copy).toContain('```ts\nfunction run(): void')
  expect(copy).not.toContain('dts')
})
