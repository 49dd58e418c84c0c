import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { API } from 'typescript/unstable/sync'
import { type CompilerError, flattenMessageText } from './compiler.ts'
import { createCompilerFolder } from './compiler-folder.ts'
import { cannotStart } from './compiler-process.ts'

/**
 * The declarations of packages, as seen from a module that imports them. They are read with the compiler's client
 * library.
 */
export interface PackageTypes {
  errors(): Pick<CompilerError, 'start' | 'end' | 'text'>[]
  /** Returns the names of the properties of the type at an offset, in the order of their declaration. */
  propertiesAt(offset: number): string[]
  /**
   * Returns the declarations of each export of a module. The offset must point to `name` in `import * as name`. Returns
   * `undefined` if the module can't be resolved.
   */
  exportsAt(offset: number): Map<string, () => Declaration[]> | undefined
}

export interface Declaration {
  /** Text of the file that contains the declaration. */
  source: string
  start: number
  end: number
  /** Whether the text is a variable declaration without its keyword, such as `const`. */
  isVariable: boolean
}

/**
 * Compiles a module as if it were in the site's root, and calls `read` to query the program.
 *
 * @param root Packages are resolved from here.
 * @param config The compiler's configuration, without the list of files.
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
          .map((diagnostic) => ({ start: diagnostic.pos, end: diagnostic.end, text: flattenMessageText(diagnostic) })),
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

/**
 * Kills the compiler process, because `api.close` lets it shut down by itself and print `context canceled` to our
 * stderr.
 */
function end(api: API): void {
  const { channel } = (api as unknown as { client: { channel: { child: ChildProcess; close(): void } } }).client
  channel.child.kill('SIGKILL')
  channel.close()
}
