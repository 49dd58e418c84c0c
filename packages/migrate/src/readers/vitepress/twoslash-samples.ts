import { builtinModules } from 'node:module'
import { join } from 'node:path'
import {
  compilerConfig,
  foldersUp,
  importedPackages,
  memberPatterns,
  packageName,
  sampleFiles,
  withCompiler,
  withJavaScript,
} from '@docs-engine/cli/internal'
import { manifestOf, membersOf } from '../../foreign/workspace-packages.ts'
import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { isFile } from '../../util/list-files.ts'
import type { Fence } from '../../util/mask-code.ts'
import { toRecord } from '../../util/values.ts'

/** A comment that sets an option for Twoslash, which removes it. Comments that cut the code or name a file work in Docs, too. */
const option = /^[ \t]*\/\/[ \t]*@(?!(?:filename|log|error|warn|annotate)\b|ts-)([a-zA-Z]+)(?::[ \t]*(.*?))?[ \t]*$/
/** The query of Twoslash for the type of the name above the caret. */
const query = /^([ \t]*)\/\/([ \t]*)\^\?[ \t]*$/
const shortNames: Record<string, string> = { javascript: 'js', typescript: 'ts' }
const languages = /^(?:[jt]sx?|javascript|typescript)$/

/** Converts the code blocks that Twoslash compiles. The engine compiles them, too, if the packages that they import are installed. */
export class TwoslashSamples {
  /** The packages that the new site needs for the types: name → range of versions. */
  readonly packages: Record<string, string> = {}
  /** Whether there are samples whose types the new site can show. */
  isUsed = false
  readonly #site: OldSite

  constructor(site: OldSite) {
    this.#site = site
  }

  /** Returns the options that the new block gets in addition to `twoslash`. */
  async convert(fence: Fence, lang: string, page: OldPage): Promise<string[]> {
    const obstacle = languages.test(lang) ? this.#addPackages(fence.code) : `Docs doesn’t compile \`${lang}\`.`
    if (obstacle)
      this.#lose('twoslash', `The code block no longer shows the types of names on hover. ${obstacle}`, fence, page)
    else this.isUsed = true
    const expected: string[] = []
    const lines = fence.code.split('\n').filter((line) => {
      const [, name, value = ''] = option.exec(line) ?? []
      if (name === undefined) return true
      if (name === 'errors') {
        expected.push(...value.split(/[\s,]+/).filter((code) => /^\d+$/.test(code)))
        this.#lose('@errors', 'The code block no longer shows the messages of the errors in it.', fence, page)
      } else this.#site.warnings.omit('options of Twoslash')
      return false
    })
    fence.code = lines.join('\n')
    if (lines.some((line) => query.test(line))) fence.code = await this.#withAnswers(fence, lang, page)
    return expected.length > 0 && !obstacle ? [`error=${expected.join(',')}`] : []
  }

  /** Lists the packages that code imports for the new site. Returns the reason why one of them can't be listed. */
  #addPackages(code: string): string | undefined {
    const references = [...code.matchAll(/\/\/\/\s*<reference\s+types=["']([^"']+)["']/g)].map(([, name]) => name!)
    // Types of files, such as `image.png?url`, don't come from a package with this name.
    const imported = code.replace(/(['"])[^'"\n]*\?[^'"\n]*\1/g, '')
    const names = [...importedPackages(imported), ...references].flatMap((name) => packageName(name) ?? [])
    const found: Record<string, string> = {}
    for (const name of new Set(names.map(typesPackage))) {
      const range = rangeOf(name, this.#site.root)
      if (range === null) return `It imports \`${name}\`, whose version in the old site isn’t known.`
      if (range !== undefined) found[name] = range
    }
    Object.assign(this.packages, found)
    return undefined
  }

  /** Replaces queries for types by comments that contain these types. */
  async #withAnswers(fence: Fence, lang: string, page: OldPage): Promise<string> {
    const files = sampleFiles(fence.code, { lang, twoslash: true }).map((file, index) => ({
      ...file,
      name: file.name || `sample${index}.${shortNames[lang] ?? lang}`,
    }))
    const queries = files.flatMap((file) => queriesIn(file.text).map((found) => ({ ...found, file })))
    const answers = await this.#types(queries, files)
    const lines: (string | undefined)[] = fence.code.split('\n')
    for (const [index, { file, line, name, column }] of queries.entries()) {
      const type = answers[index]
      const at = file.start + line
      if (type === undefined) {
        this.#lose('^?', 'The code block no longer shows the type that `^?` asks for.', fence, page)
        lines[at] = undefined
        continue
      }
      const [, indent = '', space = ''] = query.exec(lines[at]!)!
      const [first = '', ...rest] = type.trim().split('\n')
      const more = rest.map((text) => `\n${indent}//${' '.repeat(column - indent.length)}${text}`)
      lines[at] = `${indent}//${space}^ ${name}: ${first}${more.join('')}`
    }
    return lines.filter((line) => line !== undefined).join('\n')
  }

  async #types(
    queries: { file: { name: string }; offset: number }[],
    files: { name: string; text: string }[],
  ): Promise<(string | undefined)[]> {
    const root = this.#site.root.replaceAll('\\', '/')
    const config = withJavaScript(compilerConfig(root, undefined))
    try {
      return await withCompiler(root, async (compiler) => {
        const texts = new Map(files.map(({ name, text }) => [name, text]))
        const program = await compiler.open(texts, [...texts.keys()], config)
        const found = await program.typesAt(queries.map(({ file, offset }) => ({ file: file.name, offsets: [offset] })))
        return found.map(([type]) => type)
      })
    } catch {
      // The compiler for this machine isn't installed.
      return queries.map(() => undefined)
    }
  }

  #lose(name: string, reason: string, fence: Fence, page: OldPage): void {
    const todo =
      name === 'twoslash'
        ? 'Install the package, and list it in `package.json`.'
        : 'Write the text that readers need as a comment.'
    const at =
      name === 'twoslash'
        ? fence.code.split('\n')[0]
        : fence.code.split('\n').find((line) => query.test(line) || option.test(line))
    lose(page, this.#site, { kind: 'code block', name, reason, todo }, at)
  }
}

/** The positions of the queries in a file. `column` is where the name starts, and `offset` where the caret points to. */
function queriesIn(text: string): { line: number; name: string; column: number; offset: number }[] {
  const lines = text.split('\n')
  return lines.flatMap((written, line) => {
    if (!query.test(written)) return []
    let above = line - 1
    while (above >= 0 && query.test(lines[above]!)) above--
    const caret = written.indexOf('^')
    const name = [...(lines[above] ?? '').matchAll(/[\w$]+/g)].find(
      ({ index, 0: word }) => index <= caret && caret < index + word.length,
    )
    if (!name) return []
    const start = lines.slice(0, above).reduce((sum, other) => sum + other.length + 1, 0)
    return [{ line, name: name[0], column: name.index, offset: start + name.index }]
  })
}

/** Modules of Node get their types from a package. */
function typesPackage(name: string): string {
  return name.startsWith('node:') || builtinModules.includes(name) ? '@types/node' : name
}

/**
 * Returns the range of versions of a package that the old site uses. Returns `undefined` if its types aren't known there, either, because it
 * isn't a dependency, and `null` if the registry can't have it, or if it isn't known which version the old site uses.
 */
export function rangeOf(name: string, root: string): string | undefined | null {
  const folders = [...foldersUp(root)]
  const ranges = folders.map(manifestOf).map(({ dependencies, devDependencies }) => {
    return toRecord(dependencies)[name] ?? toRecord(devDependencies)[name]
  })
  const range = ranges.find((range) => typeof range === 'string')
  const installed = folders
    .map((folder) => manifestOf(join(folder, 'node_modules', name)))
    .find(({ version }) => typeof version === 'string')
  if (installed && !range?.startsWith('workspace:'))
    return installed.private === true ? null : `^${String(installed.version)}`
  if (range !== undefined) {
    if (/^[\^~]?\d/.test(range)) return range
    const own = folders
      .flatMap((root) => [root, ...memberPatterns(root).flatMap((pattern) => membersOf(join(root, pattern)))])
      .map(manifestOf)
      .find((manifest) => manifest.name === name)
    return own && own.private !== true && typeof own.version === 'string' ? `^${own.version}` : null
  }
  if (name === '@types/node') return '*'
  // If the old site's packages aren't installed, there's no way to know which packages its dependencies bring along.
  return folders.some((folder) => isFile(join(folder, 'node_modules/vitepress/package.json'))) ? undefined : null
}
