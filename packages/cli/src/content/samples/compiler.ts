import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import type { Diagnostic } from 'typescript/unstable/async'
import type { TypeResponse, UpdateSnapshotResponse } from 'typescript/unstable/proto'
import type { Message } from '../../types.ts'
import { UserError } from '../../user-error.ts'
import { type CompilerFolder, createCompilerFolder } from './compiler-folder.ts'
import { type CompilerProcess, startCompilerProcess } from './compiler-process.ts'
import { publicNames } from './public-names.ts'

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

/** What a program is asked at the same time is answered at the same time. */
export interface Program {
  /** @param threads In how many threads it is looked for them; in more than one only in the program's roots. */
  errors(threads: number): Promise<CompilerError[]>
  /** The types at offsets of a file, as text; undefined where there is none worth telling. */
  typesAt(file: string, offsets: number[]): Promise<(string | undefined)[]>
}

interface Running {
  process: CompilerProcess
  folder: CompilerFolder
}

/** @param root Of the site. */
export function createCompiler(root: string): Compiler {
  let running: Promise<Running> | undefined
  let programs = 0

  return {
    async open(files, roots, config) {
      const number = programs++
      running ??= start(root)
      const { process, folder } = await running
      const unwritten = [...files].flatMap(([path, text]) => writeSample(folder.path, path, text) ?? [])
      const compiled = roots.filter((path) => !unwritten.some(({ file }) => file === path))
      const configPath = `${folder.path}/tsconfig.${number}.json`
      const paths = compiled.map((path) => absolute(folder.path, path))
      writeFileSync(configPath, JSON.stringify({ ...config, files: paths, include: [] }))
      const { snapshot, projects } = await process.request<UpdateSnapshotResponse>('updateSnapshot', {
        openProjects: [configPath],
      })
      const project = projects.find(({ configFileName }) => configFileName === configPath)
      if (!project) throw new Error(`TypeScript opened no program for ${configPath}.`)
      return createProgram(process, { snapshot, project: project.id }, { folder: folder.path, paths, unwritten })
    },
    close() {
      running?.then(
        ({ process, folder }) => {
          process.end()
          folder.remove()
        },
        () => {},
      )
      running = undefined
    },
  }
}

async function start(root: string): Promise<Running> {
  const folder = createCompilerFolder(root)
  try {
    const process = await startCompilerProcess(root)
    await process.request('initialize', null)
    return { process, folder }
  } catch (cause) {
    folder.remove()
    throw cannotStart(cause)
  }
}

function createProgram(
  { request }: CompilerProcess,
  program: { snapshot: number; project: string },
  { folder, paths, unwritten }: { folder: string; paths: string[]; unwritten: CompilerError[] },
): Program {
  const ask = async (method: string, params?: object) =>
    (await request<Diagnostic[] | null>(method, { ...program, ...params })) ?? []
  const withoutFolder = (text: string) => text.replaceAll(`${folder}/`, '')
  const texts = new Map<number, Promise<string | undefined>>()

  /** Asked for once each: many names have the same type. */
  function textOf({ id }: TypeResponse): Promise<string | undefined> {
    let text = texts.get(id)
    if (!text) {
      // `any` is what the compiler says of the name of a type, too.
      text = request<string>('typeToString', { ...program, type: id }).then((answer) =>
        answer === 'any' ? undefined : publicNames(withoutFolder(answer)),
      )
      texts.set(id, text)
    }
    return text
  }

  /** One request is worked on in one thread. */
  async function semanticErrors(threads: number): Promise<Diagnostic[]> {
    if (threads === 1) return ask('getSemanticDiagnostics')
    const found: Diagnostic[][] = []
    let next = 0
    const work = async () => {
      while (next < paths.length) {
        const index = next++
        found[index] = await ask('getSemanticDiagnostics', { file: paths[index] })
      }
    }
    await Promise.all(Array.from({ length: threads }, work))
    return found.flat()
  }

  return {
    async errors(threads) {
      const found = await Promise.all([
        ask('getConfigFileParsingDiagnostics'),
        ask('getProgramDiagnostics'),
        ask('getSyntacticDiagnostics'),
        semanticErrors(threads),
      ])
      const errors = found
        .flat()
        .filter(({ category }) => category === errorCategory)
        .map((diagnostic) => ({
          ...(diagnostic.fileName && { file: withoutFolder(diagnostic.fileName) }),
          start: diagnostic.pos,
          end: diagnostic.end,
          code: diagnostic.code,
          text: withoutFolder(wholeText(diagnostic)),
        }))
      return [...unwritten, ...errors]
    },
    async typesAt(file, offsets) {
      const types = await request<(TypeResponse | null)[]>('getTypesAtPositions', {
        ...program,
        file: absolute(folder, file),
        positions: offsets,
      })
      return Promise.all(types.map((type) => (type ? textOf(type) : undefined)))
    },
  }
}

const errorCategory = 1

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

/** What is said when the compiler cannot be started. */
export function cannotStart(cause: unknown): UserError {
  return Object.assign(
    new UserError(
      `TypeScript's compiler cannot be started: ${cause instanceof Error ? cause.message : cause}`,
      'It comes as an optional dependency of `typescript`: install again without `--omit=optional`, or set `samples: false` in `site.config.ts`.',
      1,
    ),
    { cause },
  )
}

/** The same in the report. */
export function compilerMessage({ message, hint }: UserError): Message {
  return { ruleId: 'sample-type', fatal: true, reason: message, ...(hint && { note: hint }) }
}
