import type { ChildProcess } from 'node:child_process'
import type { Message } from '../../types.ts'
import { UserError } from '../../user-error.ts'
import { publicNames } from './public-names.ts'

/**
 * TypeScript's native compiler. This is the only file that knows its API, which is marked unstable: the version is pinned.
 *
 * A compiler is a process of its own. It starts when it is first needed, and ends with `close`.
 */
export interface Compiler {
  /** Opens one program over files which exist only in `files`, by absolute path, and whatever they import. */
  open(files: ReadonlyMap<string, string>, roots: string[], options: ProgramOptions): Promise<Program>
  close(): void
}

export interface ProgramOptions {
  /** Absolute path of the configuration, which is virtual too. */
  configPath: string
  /** Its text without `files`. */
  config: Record<string, unknown>
}

export interface CompilerError {
  /** Absolute path; undefined if the error is one of the configuration. */
  file?: string
  start: number
  end: number
  code: number
  /** First what is wrong, then the reasons, one a line. */
  text: string
}

export interface Program {
  errors(): CompilerError[]
  /** The types at offsets of a file, as text; undefined where there is none worth telling. */
  typesAt(file: string, offsets: number[]): (string | undefined)[]
  /** The names of the properties of the type at an offset, in the order of their declaration. */
  propertiesAt(file: string, offset: number): string[]
  /** The declarations of each export of the module which is imported as `name` at the offset; undefined without a module. */
  exportsAt(file: string, offset: number): Map<string, () => Declaration[]> | undefined
}

export interface Declaration {
  /** Text of the file it stands in. */
  source: string
  start: number
  end: number
  /** `VariableDeclaration` is without its keyword. */
  isVariable: boolean
}

type Api = typeof import('typescript/unstable/sync')

/** @param root Where relative paths start; a running compiler sees only files that existed when it first looked. */
export function createCompiler(root: string): Compiler {
  let running:
    | { api: import('typescript/unstable/sync').API; module: Api; isVariable: (kind: number) => boolean }
    | undefined
  const files = new Map<string, string>()
  const folders = new Set<string>()
  const text = new TypeText()

  async function start() {
    const [module, { SyntaxKind }] = await Promise.all([
      import('typescript/unstable/sync'),
      import('typescript/unstable/ast'),
    ])
    try {
      const api = withFewCollections(
        () =>
          new module.API({
            cwd: root,
            fs: {
              // undefined: the file system answers.
              readFile: (path) => files.get(path),
              fileExists: (path) => files.has(path) || undefined,
              directoryExists: (path) => folders.has(path) || undefined,
            },
          }),
      )
      return { api, module, isVariable: (kind: number) => kind === SyntaxKind.VariableDeclaration }
    } catch (cause) {
      throw Object.assign(
        new UserError(
          `TypeScript's compiler cannot be started: ${cause instanceof Error ? cause.message : cause}`,
          'It comes as an optional dependency of `typescript`: install again without `--omit=optional`, or set `samples: false` in `site.config.ts`.',
          1,
        ),
        { cause },
      )
    }
  }

  return {
    async open(newFiles, roots, { configPath, config }) {
      for (const [path, content] of newFiles) addFile(path, content)
      addFile(configPath, JSON.stringify({ ...config, files: roots, include: [] }))
      running ??= await start()
      const { api, module, isVariable } = running
      const snapshot = api.updateSnapshot({ openProjects: [configPath] })
      const project = snapshot.getProject(configPath)
      if (!project) throw new Error(`TypeScript opened no program for ${configPath}.`)
      const { program, checker } = project
      return {
        errors: () =>
          [
            ...program.getConfigFileParsingDiagnostics(),
            ...program.getProgramDiagnostics(),
            ...program.getSyntacticDiagnostics(),
            ...program.getSemanticDiagnostics(),
          ]
            .filter((diagnostic) => diagnostic.category === errorCategory)
            .map((diagnostic) => ({
              ...(diagnostic.fileName && { file: diagnostic.fileName }),
              start: diagnostic.pos,
              end: diagnostic.end,
              code: diagnostic.code,
              text: textOf(diagnostic),
            })),
        typesAt: (file, offsets) => {
          const types = checker.getTypeAtPosition(file, offsets)
          return types.map((type) => (type ? text.of(checker, type) : undefined))
        },
        propertiesAt: (file, offset) => {
          const type = checker.getTypeAtPosition(file, offset)
          return type ? checker.getPropertiesOfType(type).map(({ name }) => name) : []
        },
        exportsAt: (file, offset) => {
          const local = checker.getSymbolAtPosition(file, offset)
          if (!local) return undefined
          const symbol = checker.getAliasedSymbol(local)
          if (checker.isUnknownSymbol(symbol)) return undefined
          return new Map(
            checker.getExportsOfModule(symbol).map((exported) => [
              exported.name,
              () => {
                const target = exported.flags & module.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
                return target.declarations.flatMap((handle) => {
                  const node = handle.resolve(project)
                  if (!node) return []
                  return [
                    {
                      source: node.getSourceFile().text,
                      start: node.getStart(),
                      end: node.getEnd(),
                      isVariable: isVariable(node.kind),
                    },
                  ]
                })
              },
            ]),
          )
        },
      }
    },
    close() {
      if (running) end(running.api)
      running = undefined
    },
  }

  function addFile(path: string, content: string) {
    files.set(path, content)
    for (let folder = dirname(path); folder !== root && !folders.has(folder); folder = dirname(folder))
      folders.add(folder)
  }
}

const errorCategory = 1

/** Ends the process at once. `api.close` asks it to end, and then it writes `context canceled` on our stderr. */
function end(api: import('typescript/unstable/sync').API): void {
  const { channel } = (api as unknown as { client: { channel: { child: ChildProcess; close(): void } } }).client
  channel.child.kill('SIGKILL')
  channel.close()
}

function dirname(path: string): string {
  return path.slice(0, Math.max(1, path.lastIndexOf('/')))
}

/** The compiler lives for a second: it may use memory rather than collect garbage, which costs it a quarter of its time. */
function withFewCollections<T>(start: () => T): T {
  const before = process.env.GOGC
  process.env.GOGC ??= '400'
  try {
    return start()
  } finally {
    if (before === undefined) delete process.env.GOGC
  }
}

/** What the report says when the compiler cannot be started. */
export function compilerMessage({ message, hint }: UserError): Message {
  return { ruleId: 'sample-type', fatal: true, reason: message, ...(hint && { note: hint }) }
}

interface Chained {
  text: string
  messageChain?: readonly Chained[] | undefined
}

function textOf({ text, messageChain = [] }: Chained): string {
  return [text, ...messageChain.map(textOf)].join('\n')
}

type Checker = import('typescript/unstable/sync').Checker
type Type = import('typescript/unstable/sync').Type

/** Texts of types; each is asked for once, since many names have the same type. */
class TypeText {
  private readonly texts = new WeakMap<Checker, Map<number, string | undefined>>()

  of(checker: Checker, type: Type): string | undefined {
    let known = this.texts.get(checker)
    if (!known) {
      known = new Map()
      this.texts.set(checker, known)
    }
    if (!known.has(type.id)) {
      const text = checker.typeToString(type)
      // `any` is what the compiler says of the name of a type, too.
      known.set(type.id, text === 'any' ? undefined : publicNames(text))
    }
    return known.get(type.id)
  }
}
