import { writeFileSync } from 'node:fs'
import type { API, Symbol as CompilerSymbol, Project, Snapshot } from 'typescript/unstable/async'
import { type CompilerError, flattenMessageText } from './compiler.ts'
import { createCompilerFolder } from './compiler-folder.ts'
import { cannotStart } from './compiler-process.ts'

/**
 * The declarations of packages, as seen from a module that imports them. They are read with the compiler's client
 * library.
 */
export interface PackageTypes {
  errors(): Promise<Pick<CompilerError, 'start' | 'end' | 'text'>[]>
  /** Returns the names of the properties of the type at an offset, in the order of their declaration. */
  propertiesAt(offset: number): Promise<string[]>
  /**
   * Returns the declarations of each export of a module. The offset must point to `name` in `import * as name`. Returns
   * `undefined` if the module can't be resolved.
   */
  exportsAt(offset: number): Promise<Map<string, () => Promise<Declaration[]>> | undefined>
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
  read: (types: PackageTypes) => Promise<Result>,
): Promise<Result> {
  const [{ API, SymbolFlags }, { SyntaxKind }] = await Promise.all([
    import('typescript/unstable/async'),
    import('typescript/unstable/ast'),
  ])
  const folder = createCompilerFolder(root)
  const api = new API({ cwd: root })
  try {
    const file = `${folder.path}/module.ts`
    const configPath = `${folder.path}/tsconfig.json`
    writeFileSync(file, text)
    writeFileSync(configPath, JSON.stringify({ ...config, files: [file], include: [] }))
    const project = await openProject(api, configPath)
    const { program, checker } = project

    async function declarationsOf(exported: CompilerSymbol): Promise<Declaration[]> {
      const target = exported.flags & SymbolFlags.Alias ? await checker.getAliasedSymbol(exported) : exported
      const nodes = await Promise.all(target.declarations.map((handle) => handle.resolve(project)))
      return nodes.flatMap((node) => {
        if (!node) return []
        const source = node.getSourceFile().text
        const isVariable = node.kind === SyntaxKind.VariableDeclaration
        return [{ source, start: node.getStart(), end: node.getEnd(), isVariable }]
      })
    }

    return await read({
      errors: async () =>
        (await program.getSemanticDiagnostics(file)).map((diagnostic) => ({
          start: diagnostic.pos,
          end: diagnostic.end,
          text: flattenMessageText(diagnostic),
        })),
      propertiesAt: async (offset) => {
        const type = await checker.getTypeAtPosition(file, offset)
        return type ? (await checker.getPropertiesOfType(type)).map(({ name }) => name) : []
      },
      exportsAt: async (offset) => {
        const local = await checker.getSymbolAtPosition(file, offset)
        if (!local) return undefined
        const symbol = await checker.getAliasedSymbol(local)
        if (await checker.isUnknownSymbol(symbol)) return undefined
        const exports = await checker.getExportsOfModule(symbol)
        return new Map(exports.map((exported) => [exported.name, () => declarationsOf(exported)]))
      },
    })
  } finally {
    await api.close()
    folder.remove()
  }
}

/** @throws {UserError} if there is no compiler for this machine. */
async function openProject(api: API, configPath: string): Promise<Project> {
  let snapshot: Snapshot
  try {
    snapshot = await api.updateSnapshot({ openProjects: [configPath] })
  } catch (cause) {
    throw cannotStart(cause)
  }
  const project = snapshot.getProject(configPath)
  if (!project) throw new Error(`TypeScript opened no program for ${configPath}.`)
  return project
}
