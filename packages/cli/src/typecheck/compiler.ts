import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import type { Diagnostic } from 'typescript/unstable/async'
import type { TypeResponse, UpdateSnapshotResponse } from 'typescript/unstable/proto'
import type { Message } from '../model/message.ts'
import { withoutPaths } from '../util/shown-path.ts'
import type { UserError } from '../util/user-error.ts'
import { type CompilerFolder, createCompilerFolder } from './compiler-folder.ts'
import { type CompilerProcess, startCompilerProcess } from './compiler-process.ts'
import { shownType } from './shown-type.ts'

/**
 * TypeScript's native compiler, for the samples. Its API is marked unstable: the version is pinned.
 *
 * A compiler is a process of its own. It starts when it is first needed, and ends with `close`.
 */
export interface Compiler {
  /**
   * Opens one program over files and whatever they import.
   *
   * @param files By path in a folder that is this compiler's own; packages are found from it as they are from the root.
   * @param roots Those of them that are compiled, and absolute paths of others.
   * @param config The compiler's configuration without its files.
   * @throws {UserError} if there is no compiler for this machine.
   */
  open(files: ReadonlyMap<string, string>, roots: string[], config: Record<string, unknown>): Promise<Program>
  close(): void
}

export interface CompilerError {
  /** As it was given to `open`, an absolute path for other files; undefined if the error is one of the configuration. */
  file?: string
  start: number
  end: number
  code: number
  /** First what is wrong, then the reasons, one a line. */
  text: string
}

/** Errors and types are found in two threads, if they are asked for at the same time. */
export interface Program {
  errors(): Promise<CompilerError[]>
  /** The types at places of files, as text; undefined where there is none worth telling. */
  typesAt(places: { file: string; offsets: number[] }[]): Promise<(string | undefined)[][]>
}

/** @param root Of the site. */
export function createCompiler(root: string): Compiler {
  let running: Running | undefined
  let programs = 0

  return {
    // The compiler is at work when this function returns.
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

  /** Asked for once each: many names have the same type. */
  function textOf({ id }: TypeResponse): Promise<string | undefined> {
    let text = texts.get(id)
    if (!text) {
      text = typeText(id).then((answer) => {
        // The compiler also answers `any` for the name of a type.
        return answer === 'any' ? undefined : shownType(withoutPaths(withoutFolder(answer), root))
      })
      texts.set(id, text)
    }
    return text
  }

  async function typeText(type: TypeResponse['id']): Promise<string> {
    const text = await request<string>('typeToString', { ...program, type })
    // The compiler cuts a type off by its length. A path would make that depend on the folder, so such a type is shown whole.
    return text.includes('import("') ? request('typeToString', { ...program, type, flags: wholeType }) : text
  }

  return {
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
          text: withoutPaths(withoutFolder(wholeText(diagnostic)), root),
        }))
      return [...unwritten, ...errors]
    },
    async typesAt(places) {
      // One after another: how a union is written depends on what the compiler has seen before.
      const found: (TypeResponse | null)[][] = []
      for (const { file, offsets } of places) {
        found.push(
          await request('getTypesAtPositions', { ...program, file: absolute(folder, file), positions: offsets }),
        )
      }
      return Promise.all(found.map((types) => Promise.all(types.map((type) => (type ? textOf(type) : undefined)))))
    },
  }
}

const errorCategory = 1

/** The compiler's `NodeBuilderFlags`: its defaults for the text of a type, and `NoTruncation`. */
const wholeType = (1 << 20) | (1 << 14) | 1

function absolute(folder: string, path: string): string {
  return isAbsolute(path) ? path : `${folder}/${path}`
}

/** What is wrong with a name that cannot be one of a file: it is too long, or a folder's as well. */
function writeSample(folder: string, path: string, text: string): CompilerError | undefined {
  try {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, text)
    return undefined
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!badNames.has(code)) throw error
    return { file: path, start: 0, end: 0, code: notFound, text: `The sample cannot have this name (${code}).` }
  }
}

const badNames = new Set(['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL', 'ENOENT'])
/** The compiler's code for a file which is not there. */
const notFound = 6053

interface Chained {
  text: string
  messageChain?: readonly Chained[] | undefined
}

export function wholeText({ text, messageChain = [] }: Chained): string {
  return [text, ...messageChain.map(wholeText)].join('\n')
}

/** What the report says when there is no compiler, or it fails. */
export function compilerMessage({ message, hint }: UserError): Message {
  return { ruleId: 'sample-type', fatal: true, reason: message, ...(hint && { note: hint }) }
}
