import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { API } from 'typescript/unstable/sync'
import { type CompilerError, wholeText } from './compiler.ts'
import { createCompilerFolder } from './compiler-folder.ts'
import { cannotStart } from './compiler-process.ts'

/** What packages declare, read through a module that imports them. The answers come from the compiler's own library. */
export interface PackageTypes {
  errors(): Pick<CompilerError, 'start' | 'end' | 'text'>[]
  /** The names of the properties of the type at an offset, in the order of their declaration. */
  propertiesAt(offset: number): string[]
  /** The declarations of each export of the module which is imported as `name` at the offset; undefined without a module. */
  exportsAt(offset: number): Map<string, () => Declaration[]> | undefined
}

export interface Declaration {
  /** Text of the file it stands in. */
  source: string
  start: number
  end: number
  /** `VariableDeclaration` is without its keyword. */
  isVariable: boolean
}

/**
 * Compiles a module as if it were one of the site, and lets `read` ask about it.
 *
 * @param root Packages are found from here.
 * @param config The compiler's configuration without its files.
 * @throws {UserError} if there is no compiler for this machine.
 */
export async function readPackageTypes<Result>(
  text: string,
  { root, config }: { root: string; config: Record<string, unknown> },
  read: (types: PackageTypes) => Result,
): Promise<Result> {
  const [{ API, SymbolFlags }, { SyntaxKind }] = await Promise.all([
    import('typescript/unstable/sync'),
    import('typescript/unstable/ast'),
  ])
  const folder = createCompilerFolder(root)
  let api: API | undefined
  try {
    api = start(() => new API({ cwd: root }))
    const file = `${folder.path}/module.ts`
    const configPath = `${folder.path}/tsconfig.json`
    writeFileSync(file, text)
    writeFileSync(configPath, JSON.stringify({ ...config, files: [file], include: [] }))
    const project = api.updateSnapshot({ openProjects: [configPath] }).getProject(configPath)
    if (!project) throw new Error(`TypeScript opened no program for ${configPath}.`)
    const { program, checker } = project
    return read({
      errors: () =>
        program
          .getSemanticDiagnostics(file)
          .map((diagnostic) => ({ start: diagnostic.pos, end: diagnostic.end, text: wholeText(diagnostic) })),
      propertiesAt: (offset) => {
        const type = checker.getTypeAtPosition(file, offset)
        return type ? checker.getPropertiesOfType(type).map(({ name }) => name) : []
      },
      exportsAt: (offset) => {
        const local = checker.getSymbolAtPosition(file, offset)
        if (!local) return undefined
        const symbol = checker.getAliasedSymbol(local)
        if (checker.isUnknownSymbol(symbol)) return undefined
        return new Map(
          checker.getExportsOfModule(symbol).map((exported) => [
            exported.name,
            () => {
              const target = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
              return target.declarations.flatMap((handle) => {
                const node = handle.resolve(project)
                if (!node) return []
                const source = node.getSourceFile().text
                const isVariable = node.kind === SyntaxKind.VariableDeclaration
                return [{ source, start: node.getStart(), end: node.getEnd(), isVariable }]
              })
            },
          ]),
        )
      },
    })
  } finally {
    if (api) end(api)
    folder.remove()
  }
}

function start(make: () => API): API {
  try {
    return make()
  } catch (cause) {
    throw cannotStart(cause)
  }
}

/** Ends the process at once. `api.close` asks it to end, and then it writes `context canceled` on our stderr. */
function end(api: API): void {
  const { channel } = (api as unknown as { client: { channel: { child: ChildProcess; close(): void } } }).client
  channel.child.kill('SIGKILL')
  channel.close()
}
