import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { config, siteWith } from './support/api-site.ts'
import { textOf } from './support/site-with-packages.ts'

// Each doc comment contains words that occur nowhere else in the file.
const shapes = `/** word1 */
export interface Options {
  /** word2 */
  nested: {
    /** word3 */
    depth: number
    plain: { /** word4 */ deeper: { /** word5 */ deepest: string } }
    /** @internal */
    secret: { /** A secret. */ key: string }
  }
  /** word6
   * @param drop - word7
   * @returns word8 */
  onDrop: (drop: string) => void
  onMove: (/** word9 */ move: { /** word10 */ x: number }) => { /** word11 */ y: number }
  list: { /** word12 */ item: string }[]
  many: Array<{ /** word13 */ item: string }> | [/** word14 */ first: string, second: { /** word15 */ item: string }]
  map: { [K in 'a' | 'b']: { /** word16 */ value: K } }
  records: Record<string, { /** word17 */ value: string }>
  either: { /** word18 */ kind: 'a' } | ({ /** word19 */ kind: 'b' } & { /** word20 */ size: number })
  mode:
    /** word21 */
    | 'fast'
    /** word22 */
    | 'slow'
  /** word23 */
  [key: \`x-\${string}\`]: { /** word24 */ value: unknown }
  /** word25 @param from - word26 */
  (from: { /** word27 */ name: string }): void
  /** word28 @beta @since word29 */
  new (from: { /** word30 */ name: string }): Options
  /** word31
   * @typeParam T - word32
   * @param options.name - word33
   * @defaultValue word34
   * @see word35 */
  method<T>(options: any, one: { /** word36 */ part: T }): { /** word37 */ result: T }
}

/** word38 @param options - word39 @param options.mode - word40 @param other - word41 */
export declare function start(options: Options, /** word42 */ last: { /** word43 */ a: { /** word44 */ b: string } }): Promise<{
  /** word45 */
  stop(): void
}>

/** word46 */
export declare class Box<
  /** word47 */
  T extends { /** word48 */ id: string },
> extends Map<string, { /** word49 */ value: T }> {
  /** word50 @param options - word51 */
  constructor(options: { /** word52 */ width: number })
  /** word53 */
  get size(): number
  /** word54 */
  set size(value: number)
  /** word55 */
  set only(value: { /** word56 */ inner: string })
  private secret: { /** A secret. */ key: string }
  /** word57 */
  static from(text: string): Box<any>
}

/** word58 @typeParam T - word59 @param event - word60 @returns word61 */
export type Handler<T> = (event: { /** word62 */ target: T }) => { /** word63 */ done: boolean }

/** word64 */
export type Shape = { /** word65 */ kind: 'circle'; radius: number } | { /** word66 */ side: { /** word67 */ length: number } }

/** word68 */
export type Mode = /** word69 */ 'fast' | /** word70 */ 'slow'

/** word71 @author word72 */
export declare const tool: {
  /** word73 */
  (input: string): void
  /** word74 */
  (input: string, options: { /** word75 */ deep: boolean }): void
  /** word76 */
  version: { /** word77 */ major: number }
}

/** word78 */
export declare namespace Space {
  /** word79 */
  interface Inner {
    /** word80 */
    value: string
  }
  /** word81 */
  function run(options: { /** word82 */ fast: boolean }): void
}

/** A pot of 2 * 3 *cups*. */
export declare class Pot {
  /** word83 */
  pour(cup: string): void
  /** word84 */
  pour(cups: string[], delay: number): void
}

export declare class Jug extends Pot {
  pour(cup: string): void
  pour(cups: string[], delay: number): void
}
`

test('shows every doc comment of a declaration, at any depth', async () => {
  const site = await siteWith(
    {
      'lib/index.d.ts': shapes,
      'lib/package.json': JSON.stringify({ name: 'demo', exports: { '.': './index.d.ts', './more': './more.d.ts' } }),
      'lib/more.d.ts': "export * from './index'\n",
      'site.config.ts': config("[{ from: 'demo', path: '/api' }, { from: 'demo/more', path: '/more-api' }]"),
      'content/index.md': '# Home\n',
    },
    { demo: '../lib' },
  )
  const built = await site.docs('build')
  expect(built.exitCode, built.stderr).toBe(0)
  const missing = shapes.split(/^(?=\/\*\*)/m).flatMap((text) => {
    const page = textOf(site, `api/${/^export (?:declare )?\w+ (\w+)/m.exec(text)![1]}`)
    expect(page).not.toContain('A secret.')
    return text.match(/word\d+/g)!.filter((word) => !new RegExp(`${word}\\b`).test(page))
  })
  expect(missing).toEqual([])
  // A function's page shows the members of its parameters.
  expect(textOf(site, 'api/start')).toMatch(/<h4 id="options\.nested\.depth">.*word3\b.*word8\b/s)
  const options = textOf(site, 'api/Options')
  expect(options).toMatch(/<h3 id="onMove\.move\.x">.*word10.*<h3 id="onMove\.returns\.y">.*word11/s)
  expect(options.match(/word3\b/g)).toHaveLength(1)
  // Each overload has the comment of the overload that it overrides.
  expect(textOf(site, 'api/Jug')).toMatch(/cup: string.*word83.*cups: string.*word84/s)
  expect(site.read('dist/api/Pot/index.html')).toContain('content="A pot of 2 * 3 cups."')
  // An export of several entry points has one page.
  expect(textOf(site, 'more-api')).toMatch(/href="\/api\/Pot".*A pot of 2 \* 3 cups\./s)
  expect(existsSync(join(site.root, 'dist/more-api/Pot'))).toBe(false)
})
