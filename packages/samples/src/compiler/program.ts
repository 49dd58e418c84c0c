import { isAbsolute } from 'node:path'
import { withoutPaths } from '@docs-engine/shared/shown-path.ts'
import type { Diagnostic } from 'typescript/unstable/async'
import type { SymbolResponse, TypeResponse } from 'typescript/unstable/proto'
import { type CompilerError, flattenMessageText } from './error.ts'
import type { ProgramRequest } from './process.ts'
import { shownType } from './shown-type.ts'
import { symbolDocs } from './symbol-docs.ts'
import { propertyTypeText, typeText } from './type-text.ts'

/**
 * A set of files that the compiler has loaded together. If errors and types are requested at the same time, the
 * compiler computes them in two threads.
 */
export interface Program {
  /** @param file Returns only the errors in this file, so that the other files of the program aren't checked. */
  errors(file?: string): Promise<CompilerError[]>
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

export interface ProgramOptions {
  /** The site's root. */
  root: string
  /** The temporary folder with the program's files. */
  folder: string
  /** The errors of files that couldn't be written. */
  unwritten: CompilerError[]
}

export function createProgram(request: ProgramRequest, { root, folder, unwritten }: ProgramOptions): Program {
  const withoutFolder = (text: string) => text.replaceAll(`${folder}/`, '')
  const shown = (type: string) => shownType(withoutPaths(withoutFolder(type), root))
  // The compiler doesn't know these files, so questions about them would make it fail.
  const unknownFiles = new Set(unwritten.map(({ file }) => file))
  const texts = new Map<number, Promise<string | undefined>>()

  /**
   * Returns the text of a type. The text of each type is requested only once, because many names have the same type.
   */
  function textOf({ id }: TypeResponse): Promise<string | undefined> {
    let text = texts.get(id)
    if (!text) {
      // Omit `any`, which tells readers nothing. The compiler also returns it for the names of types.
      text = typeText(id, request).then((answer) => (answer === 'any' ? undefined : shown(answer)))
      texts.set(id, text)
    }
    return text
  }

  async function propertyOf(symbol: SymbolResponse): Promise<TypeProperty> {
    const [type, docs] = await Promise.all([
      request<TypeResponse | null>('getTypeOfSymbol', { symbol: symbol.id }),
      request<string | null>('getDocumentationComment', { symbol: symbol.id }),
    ])
    const isOptional = (symbol.flags & optionalFlag) !== 0
    const text = type ? await propertyTypeText(type.id, isOptional, request) : 'unknown'
    return { name: symbol.name, type: shown(text), isOptional, docs: docs ?? '' }
  }

  return {
    async propertiesAt(file, offset) {
      const params = { file: absolutePath(folder, file), positions: [offset] }
      const [type] = await request<(TypeResponse | null)[]>('getTypesAtPositions', params)
      if (!type) return []
      const symbols = await request<SymbolResponse[] | null>('getPropertiesOfType', { type: type.id })
      return Promise.all((symbols ?? []).map(propertyOf))
    },
    async localFiles() {
      const files = (await request<string[] | null>('getSourceFileNames')) ?? []
      return files.filter(
        (file) => isAbsolute(file) && !file.includes('/node_modules/') && !file.startsWith(`${folder}/`),
      )
    },
    async errors(file) {
      const methods = file === undefined ? [...globalDiagnostics, ...fileDiagnostics] : fileDiagnostics
      const params = file === undefined ? {} : { file: absolutePath(folder, file) }
      const found = await Promise.all(methods.map((method) => request<Diagnostic[] | null>(method, params)))
      const errors = found
        .flatMap((diagnostics) => diagnostics ?? [])
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
        const params = { file: absolutePath(folder, file), positions: offsets }
        found.push(unknownFiles.has(file) ? offsets.map(() => null) : await request('getTypesAtPositions', params))
      }
      return Promise.all(found.map((types) => Promise.all(types.map((type) => (type ? textOf(type) : undefined)))))
    },
    docsAt: (places) =>
      Promise.all(
        places.map(async ({ file, offsets }) => {
          if (offsets.length === 0 || unknownFiles.has(file)) return offsets.map(() => '')
          const params = { file: absolutePath(folder, file), positions: offsets }
          const symbols = await request<(SymbolResponse | null)[]>('getSymbolsAtPositions', params)
          return Promise.all(symbols.map((symbol) => (symbol ? symbolDocs(symbol, request) : '')))
        }),
      ),
  }
}

const globalDiagnostics = ['getConfigFileParsingDiagnostics', 'getProgramDiagnostics']
const fileDiagnostics = ['getSyntacticDiagnostics', 'getSemanticDiagnostics']
const errorCategory = 1
/** The compiler's `SymbolFlags.Optional`. */
const optionalFlag = 1 << 24

/** @param folder The folder that a relative path starts from. */
export function absolutePath(folder: string, path: string): string {
  return isAbsolute(path) ? path : `${folder}/${path}`
}
