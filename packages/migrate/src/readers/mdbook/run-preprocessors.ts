import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix, resolve } from 'node:path'
import { parse } from 'smol-toml'
import { mayRun } from '../../foreign/permission.ts'
import { copySite } from '../../foreign/site-copy.ts'
import { type Options, textOf, toArray, toRecord } from '../../util/values.ts'
import { hasFormulas } from './formula-syntax.ts'
import { type BookItem, type Chapter, chaptersOf } from './read-summary.ts'

/** Timeout for one run of a preprocessor, in milliseconds. */
const timeLimit = 120_000

/** The version of mdBook whose data preprocessors receive if mdBook isn't installed. */
const defaultVersion = '0.5.0'

export interface PreprocessedBook {
  items: BookItem[]
  /** The names of the preprocessors that ran. */
  finished: string[]
  /** The preprocessors that couldn't run: name → reason. */
  failures: Map<string, string>
}

/**
 * Runs the preprocessors of a book on a copy of it, in the order in which mdBook runs them. A preprocessor is a program that reads the book as JSON from its
 * standard input, and writes the changed book to its standard output.
 *
 * @param items The book with the contents of its chapters.
 * @param expandLinks Replaces expressions such as `{{#include …}}` in a chapter, as mdBook's own preprocessor `links` does.
 */
export function runPreprocessors(
  items: BookItem[],
  config: Options,
  folder: string,
  expandLinks: (chapter: Chapter) => string,
): PreprocessedBook {
  const result: PreprocessedBook = { items, finished: [], failures: new Map() }
  let copy: string | undefined
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'docs-import-')))
  let version: string | undefined
  for (const name of orderOf(config)) {
    const chapters = chaptersOf(result.items)
    if (name === 'links') for (const chapter of chapters) chapter.content = expandLinks(chapter)
    else if (name === 'index') for (const chapter of chapters) chapter.path = chapter.path && indexPath(chapter.path)
    else if (!isConverted(name) && !mayRun(`the preprocessor ${name}`))
      result.failures.set(name, 'the import wasn’t allowed to run its program')
    else if (!isConverted(name)) {
      version ??= installedVersion()
      copy ??= copySite(folder, join(temporary, 'site'))
      const context = { root: copy, config: withDefaults(config), renderer: 'html', mdbook_version: version }
      try {
        const changed = runPreprocessor(name, context, result.items)
        if (changed) result.items = changed
        result.finished.push(name)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        result.failures.set(name, error.message)
      }
    }
  }
  rmSync(temporary, { recursive: true, force: true })
  return result
}

/** Returns the commands of the preprocessors that an import of a book runs. */
export function preprocessorCommands(folder: string): string[] {
  const config = toRecord(parse(readFileSync(join(folder, 'book.toml'), 'utf8')))
  return Object.entries(toRecord(config.preprocessor))
    .filter(([name]) => !isConverted(name) && name !== 'links' && name !== 'index')
    .map(([name, table]) => `the preprocessor \`${textOf(toRecord(table).command) ?? `mdbook-${name}`}\``)
}

/** Whether the import converts the syntax of a preprocessor itself, so that its program doesn't run. */
export function isConverted(name: string): boolean {
  return ['mermaid', 'admonish'].includes(name) || hasFormulas(name)
}

/** The reason why a preprocessor can't run. */
class Failure extends Error {}

/** Returns the names of the preprocessors in the order in which mdBook runs them. Without rules, they are sorted by name. */
function orderOf(config: Options): string[] {
  const tables = toRecord(config.preprocessor)
  const defaults = toRecord(config.build)['use-default-preprocessors'] === false ? [] : ['index', 'links']
  const earlier = new Map([...defaults, ...Object.keys(tables)].map((name) => [name, new Set<string>()]))
  for (const [name, table] of Object.entries(tables)) {
    const { before, after } = toRecord(table)
    for (const later of toArray(before).map(String)) earlier.get(later)?.add(name)
    for (const other of toArray(after).map(String)) if (earlier.has(other)) earlier.get(name)!.add(other)
  }
  const order: string[] = []
  while (earlier.size > 0) {
    const all = [...earlier.keys()].sort()
    const free = all.filter((name) => ![...earlier.get(name)!].some((other) => earlier.has(other)))
    // mdBook doesn't build a book whose rules form a cycle.
    for (const name of free.length > 0 ? free : all) {
      order.push(name)
      earlier.delete(name)
    }
  }
  return order
}

/** Returns the changed book, or `undefined` if the preprocessor doesn't change books in HTML. */
function runPreprocessor(
  name: string,
  context: { root: string; config: Options },
  items: readonly BookItem[],
): BookItem[] | undefined {
  const { command, renderers } = toRecord(toRecord(context.config.preprocessor)[name])
  const [program = '', ...options] = wordsOf(textOf(command) ?? `mdbook-${name}`)
  const run = (more: readonly string[], input?: string) => {
    const { error, status, stdout, stderr } = spawnSync(
      /[/\\]/.test(program) ? resolve(context.root, program) : program,
      [...options, ...more],
      {
        cwd: context.root,
        // Cargo would otherwise download what it needs to build a preprocessor.
        env: { ...process.env, CARGO_NET_OFFLINE: 'true' },
        encoding: 'utf8',
        input: input ?? '',
        maxBuffer: 1 << 30,
        timeout: timeLimit,
      },
    )
    const { code } = (error ?? {}) as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES') throw new Failure(`its program \`${program}\` isn’t installed`)
    if (code === 'ETIMEDOUT') throw new Failure('its program takes too long')
    return { hasFinished: error === undefined && status === 0, status, stdout, stderr }
  }
  if (Array.isArray(renderers)) {
    if (!renderers.includes('html')) return undefined
  } else {
    const { hasFinished, stderr } = run(['supports', 'html'])
    // A program that can't be started, or that Cargo can't build, doesn't say which renderers it supports.
    if (!hasFinished && stderr.trim() !== '') throw failureOf(stderr)
    if (!hasFinished) return undefined
  }
  // Versions of mdBook before 0.5 call the list `sections`. Programs for other versions ignore names that they don't know.
  const book = { items, sections: items, __non_exhaustive: null }
  const { hasFinished, stdout, stderr } = run([], JSON.stringify([context, book]))
  if (!hasFinished) throw failureOf(stderr)
  try {
    const changed = toRecord(JSON.parse(stdout)) as Partial<typeof book>
    const isUnchanged = JSON.stringify(changed.items) === JSON.stringify(items)
    const list = changed.items && !(isUnchanged && changed.sections) ? changed.items : changed.sections
    // Throws an error if the entries have another form.
    chaptersOf(list!).map(({ content, name }) => content.length + name.length)
    return list as BookItem[]
  } catch {
    throw new Failure('its program doesn’t write a book')
  }
}

function failureOf(stderr: string): Failure {
  const lines = stderr.trim().split('\n')
  const line = lines.find((line) => /^error\b/i.test(line)) ?? lines.at(-1)!
  return new Failure(line ? `its program failed with \`${line.trim().replaceAll('`', '’')}\`` : 'its program failed')
}

/** Returns the version of the installed mdBook, or the default. */
function installedVersion(): string {
  const { stdout } = spawnSync('mdbook', ['--version'], { encoding: 'utf8', timeout: timeLimit })
  return /\d+\.\d+\.\d+\S*/.exec(stdout ?? '')?.[0] ?? defaultVersion
}

/** Adds the values that mdBook's configuration has by default, because preprocessors read them. */
function withDefaults(config: Options): Options {
  return {
    ...config,
    book: { authors: [], language: 'en', src: 'src', ...toRecord(config.book) },
    output: { html: {}, ...toRecord(config.output) },
  }
}

/** mdBook publishes `README.md` as `index.html`. */
function indexPath(path: string): string {
  const { dir, name, ext } = posix.parse(path)
  return /^readme$/i.test(name) ? posix.join(dir, `index${ext}`) : path
}

/** Splits a command into words, as a shell does. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g)].map(([word]) =>
    word.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/g, (_, double?: string, single?: string, letter?: string) =>
      double !== undefined ? double.replace(/\\(["\\$`])/g, '$1') : (single ?? letter!),
    ),
  )
}
