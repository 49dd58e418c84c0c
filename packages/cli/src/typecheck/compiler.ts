import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import type { Diagnostic } from 'typescript/unstable/async'
import type { SymbolResponse, TypeResponse, UpdateSnapshotResponse } from 'typescript/unstable/proto'
import type { Message } from '../model/message.ts'
import { withoutPaths } from '../util/shown-path.ts'
import type { UserError } from '../util/user-error.ts'
import { type CompilerFolder, createCompilerFolder } from './compiler-folder.ts'
import { type CompilerProcess, startCompilerProcess } from './compiler-process.ts'
import { shownType } from './shown-type.ts'

/**
 * TypeScript's native compiler, for checking samples. Its API is unstable, so its version is pinned.
 *
 * The compiler is a separate process. The process starts when the first program is created, and ends when `close` is
 * called.
 */
export interface Compiler {
  /**
   * Creates a program from files and everything that they import.
   *
   * @param files Texts by path. Paths are relative to a temporary folder, from which packages resolve as they do from
   *   the site's root.
   * @param roots The files to compile: paths from `files`, or absolute paths of other files.
   * @param config The compiler's configuration, without the list of files.
   * @throws {UserError} if the package with the compiler for this machine isn't installed.
   */
  open(files: ReadonlyMap<string, string>, roots: string[], config: Record<string, unknown>): Promise<Program>
  close(): void
}

/** An error that the compiler reports. `start` and `end` are offsets in the file. */
export interface CompilerError {
  /**
   * The path that was passed to `open`, or an absolute path for other files. `undefined` if the error is in the
   * configuration.
   */
  file?: string
  start: number
  end: number
  code: number
  /** The error on the first line, followed by the reasons, one per line. */
  text: string
}

/**
 * A set of files that the compiler has loaded together. If errors and types are requested at the same time, the
 * compiler computes them in two threads.
 */
export interface Program {
  errors(): Promise<CompilerError[]>
  /**
   * Returns the types at the given offsets as text. A type is `undefined` if it tells readers nothing, such as `any`.
   */
  typesAt(places: Places): Promise<(string | undefined)[][]>
  /** Returns the doc comments of the names at the given offsets: Markdown without tags, or `''` if a name has no doc comment. */
  docsAt(places: Places): Promise<string[][]>
  /** Returns the properties of the type at an offset, in the order of their declaration. */
  propertiesAt(file: string, offset: number): Promise<TypeProperty[]>
  /** Returns the absolute paths of the files that the program consists of, without its own files and those of packages. */
  localFiles(): Promise<string[]>
}

/** A property of a type. */
export interface TypeProperty {
  name: string
  /** The type as text. For an optional property, without `undefined`. */
  type: string
  isOptional: boolean
  /** The doc comment: Markdown without tags, or `''`. */
  docs: string
}

/** Offsets in files. */
type Places = { file: string; offsets: number[] }[]

const shared = new Map<string, { compiler: Compiler; users: number }>()

/**
 * Calls `work` with a compiler, and ends the compiler afterwards. Calls for the same site that run at the same time share a process.
 *
 * @param root The site's root.
 */
export async function withCompiler<Result>(
  root: string,
  work: (compiler: Compiler) => Promise<Result>,
): Promise<Result> {
  const entry = shared.get(root) ?? { compiler: createCompiler(root), users: 0 }
  shared.set(root, entry)
  entry.users++
  try {
    return await work(entry.compiler)
  } finally {
    entry.users--
    if (entry.users === 0) {
      shared.delete(root)
      entry.compiler.close()
    }
  }
}

/**
 * Creates a compiler.
 *
 * @param root The site's root.
 */
function createCompiler(root: string): Compiler {
  let running: Running | undefined
  let programs = 0

  return {
    // Write the files and start the compiler synchronously, so that the compiler works while the caller continues.
    async open(files, roots, config) {
      running ??= startIn(root)
      const { process, folder } = running
      const unwritten = [...files].flatMap(([path, text]) => writeSample(folder.path, path, text) ?? [])
      const compiled = roots.filter((path) => !unwritten.some(({ file }) => file === path))
      const configPath = `${folder.path}/tsconfig.${programs++}.json`
      const paths = compiled.map((path) => absolute(folder.path, path))
      writeFileSync(configPath, JSON.stringify({ ...config, files: paths, include: [] }))
      const { snapshot, projects } = await process.request<UpdateSnapshotResponse>('updateSnapshot', {
        openProjects: [configPath],
      })
      const project = projects.find(({ configFileName }) => configFileName === configPath)
      if (!project) throw new Error(`TypeScript opened no program for ${configPath}.`)
      return createProgram(process, { snapshot, project: project.id }, { root, folder: folder.path, unwritten })
    },
    close() {
      running?.process.end()
      running?.folder.remove()
      running = undefined
    },
  }
}

interface Running {
  process: CompilerProcess
  folder: CompilerFolder
}

function startIn(root: string): Running {
  const folder = createCompilerFolder(root)
  try {
    return { folder, process: startCompilerProcess(root) }
  } catch (error) {
    folder.remove()
    throw error
  }
}

function createProgram(
  { request }: CompilerProcess,
  program: { snapshot: number; project: string },
  { root, folder, unwritten }: { root: string; folder: string; unwritten: CompilerError[] },
): Program {
  const diagnostics = async (method: string) => (await request<Diagnostic[] | null>(method, program)) ?? []
  const withoutFolder = (text: string) => text.replaceAll(`${folder}/`, '')
  const texts = new Map<number, Promise<string | undefined>>()

  /**
   * Returns the text of a type. The text of each type is requested only once, because many names have the same type.
   */
  function textOf({ id }: TypeResponse): Promise<string | undefined> {
    let text = texts.get(id)
    if (!text) {
      text = typeText(id).then((answer) => {
        // Omit `any`, which tells readers nothing. The compiler also returns it for the names of types.
        return answer === 'any' ? undefined : shownType(withoutPaths(withoutFolder(answer), root))
      })
      texts.set(id, text)
    }
    return text
  }

  async function typeText(type: TypeResponse['id']): Promise<string> {
    const text = await request<string>('typeToString', { ...program, type })
    // The compiler truncates long types and marks the omitted parts with `...`. Paths also need the whole type, because
    // their length would make the truncation depend on the folder.
    if (!text.includes('...') && !text.includes('import("')) return text
    const whole = await request<string>('typeToString', { ...program, type, flags: wholeType })
    return whole.length > maxTypeLength && !text.includes('import("') ? text : whole
  }

  /** Returns a symbol's doc comment. If a name is imported, its doc comment is at the export. */
  async function docsOf({ id, flags }: SymbolResponse): Promise<string> {
    const target =
      flags & aliasFlag ? await request<SymbolResponse | null>('getAliasedSymbol', { ...program, symbol: id }) : { id }
    if (!target) return ''
    return (await request<string | null>('getDocumentationComment', { ...program, symbol: target.id })) ?? ''
  }

  /** Returns the property of an expected type that a property of an object literal sets, such as an option of a function. */
  async function expectedProperty({ id, name, parent }: SymbolResponse): Promise<SymbolResponse | undefined> {
    if (!parent) return undefined
    const owner = await request<SymbolResponse | null>('getParentOfSymbol', { ...program, objectId: id })
    const location = owner?.declarations?.find((handle) => handle.split('.')[1] === objectLiteralKind)
    if (!location) return undefined
    const expected = await request<TypeResponse | null>('getContextualType', { ...program, location })
    if (!expected) return undefined
    const type = await request<TypeResponse | null>('getNonNullableType', { ...program, type: expected.id })
    const members =
      type && type.flags & unionFlag
        ? await request<TypeResponse[] | null>('getTypesOfType', { ...program, objectId: type.id })
        : [type ?? expected]
    for (const member of members ?? []) {
      const found = await request<SymbolResponse | null>('getPropertyOfType', { ...program, type: member.id, name })
      if (found) return found
    }
    return undefined
  }

  /** Returns the text of a property's type. An alias for a union of literals is replaced with the union, because readers want to see the choices. */
  async function propertyTypeText(type: TypeResponse['id'], isOptional: boolean): Promise<string> {
    const plain = isOptional ? await request<TypeResponse | null>('getNonNullableType', { ...program, type }) : null
    const id = plain?.id ?? type
    const whole = await request<string>('typeToString', { ...program, type: id, flags: wholeType | aliasContentsFlag })
    return literalUnion.test(whole) ? whole : typeText(id)
  }

  async function propertyOf(symbol: SymbolResponse): Promise<TypeProperty> {
    const params = { ...program, symbol: symbol.id }
    const [type, docs] = await Promise.all([
      request<TypeResponse | null>('getTypeOfSymbol', params),
      request<string | null>('getDocumentationComment', params),
    ])
    const isOptional = (symbol.flags & optionalFlag) !== 0
    const text = type ? await propertyTypeText(type.id, isOptional) : 'unknown'
    return {
      name: symbol.name,
      type: shownType(withoutPaths(withoutFolder(text), root)),
      isOptional,
      docs: docs ?? '',
    }
  }

  return {
    async propertiesAt(file, offset) {
      const params = { ...program, file: absolute(folder, file), positions: [offset] }
      const [type] = await request<(TypeResponse | null)[]>('getTypesAtPositions', params)
      if (!type) return []
      const symbols = await request<SymbolResponse[] | null>('getPropertiesOfType', { ...program, type: type.id })
      return Promise.all((symbols ?? []).map(propertyOf))
    },
    async localFiles() {
      const files = (await request<string[] | null>('getSourceFileNames', program)) ?? []
      return files.filter(
        (file) => isAbsolute(file) && !file.includes('/node_modules/') && !file.startsWith(`${folder}/`),
      )
    },
    async errors() {
      const found = await Promise.all([
        diagnostics('getConfigFileParsingDiagnostics'),
        diagnostics('getProgramDiagnostics'),
        diagnostics('getSyntacticDiagnostics'),
        diagnostics('getSemanticDiagnostics'),
      ])
      const errors = found
        .flat()
        .filter(({ category }) => category === errorCategory)
        .map((diagnostic) => ({
          ...(diagnostic.fileName && { file: withoutFolder(diagnostic.fileName) }),
          start: diagnostic.pos,
          end: diagnostic.end,
          code: diagnostic.code,
          text: withoutPaths(withoutFolder(flattenMessageText(diagnostic)), root),
        }))
      return [...unwritten, ...errors]
    },
    async typesAt(places) {
      // Request types one file at a time, so that the result is reproducible. The order of a union's members depends on
      // the types that the compiler has already processed.
      const found: (TypeResponse | null)[][] = []
      for (const { file, offsets } of places) {
        found.push(
          await request('getTypesAtPositions', { ...program, file: absolute(folder, file), positions: offsets }),
        )
      }
      return Promise.all(found.map((types) => Promise.all(types.map((type) => (type ? textOf(type) : undefined)))))
    },
    docsAt: (places) =>
      Promise.all(
        places.map(async ({ file, offsets }) => {
          if (offsets.length === 0) return []
          const params = { ...program, file: absolute(folder, file), positions: offsets }
          const symbols = await request<(SymbolResponse | null)[]>('getSymbolsAtPositions', params)
          return Promise.all(
            symbols.map(async (symbol) => {
              if (!symbol) return ''
              const own = await docsOf(symbol)
              const expected = own === '' ? await expectedProperty(symbol) : undefined
              return expected ? docsOf(expected) : own
            }),
          )
        }),
      ),
  }
}

const errorCategory = 1

/** The compiler's `NodeBuilderFlags`: the defaults for the text of a type, plus `NoTruncation`. */
const wholeType = (1 << 20) | (1 << 14) | 1
/** Maximum length of a type, in characters. Longer types are truncated, because they are too long to read and would slow down the page. */
const maxTypeLength = 8_000
/** The compiler's `NodeBuilderFlags.InTypeAlias`, which prints the type that an alias stands for instead of its name. */
const aliasContentsFlag = 1 << 23
const literalUnion = /^(?:"[^"]*"|-?\d+(?:\.\d+)?)(?: \| (?:"[^"]*"|-?\d+(?:\.\d+)?))*$/
/** The compiler's `SyntaxKind.ObjectLiteralExpression`, as part of the ID of a node. */
const objectLiteralKind = '211'
/** The compiler's `TypeFlags.Union`. */
const unionFlag = 1 << 27
/** The compiler's `SymbolFlags.Optional`. */
const optionalFlag = 1 << 24
/** The compiler's `SymbolFlags.Alias`. */
const aliasFlag = 1 << 21

function absolute(folder: string, path: string): string {
  return isAbsolute(path) ? path : `${folder}/${path}`
}

/**
 * Writes a file. Returns an error if the file can't have this name, because it's too long or is also the name of a
 * folder.
 */
function writeSample(folder: string, path: string, text: string): CompilerError | undefined {
  try {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, text)
    return undefined
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!badNames.has(code)) throw error
    return { file: path, start: 0, end: 0, code: notFound, text: `The sample can’t have this name (${code}).` }
  }
}

const badNames = new Set(['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL', 'ENOENT'])
/** The compiler's code for a file that doesn't exist. */
const notFound = 6053

interface Chained {
  text: string
  messageChain?: readonly Chained[] | undefined
}

/** Returns the text of an error and its chained reasons, one per line. */
export function flattenMessageText({ text, messageChain = [] }: Chained): string {
  return [text, ...messageChain.map(flattenMessageText)].join('\n')
}

/** Returns the message for a compiler that fails or can't be started. */
export function compilerMessage({ message, hint }: UserError): Message {
  return { ruleId: 'sample-type', fatal: true, reason: message, ...(hint && { note: hint }) }
}
