import { writeFileSync } from 'node:fs'
import type { SyntaxKind } from 'typescript/unstable/ast'
import type { API, Symbol as CompilerSymbol, Project, Snapshot } from 'typescript/unstable/async'
import { type CompilerError, flattenMessageText } from './compiler-error.ts'
import { createCompilerFolder } from './compiler-folder.ts'
import { cannotStart } from './compiler-process.ts'
import { type Declaration, declarationOf, withoutImplementations } from './declaration-of.ts'

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

/** The compiler's options, and where it looks for packages. */
export interface PackageTypesOptions {
  /** Packages are resolved from here. */
  root: string
  /** The compiler's configuration, without the list of files. */
  config: Record<string, unknown>
}

/** A module that has been compiled, and the means to query its program. */
interface CompiledModule {
  /** Absolute path of the module. */
  file: string
  project: Project
  kinds: { SyntaxKind: typeof SyntaxKind }
  /** Returns the symbol that an imported or a re-exported name refers to. */
  targetOf(symbol: CompilerSymbol): Promise<CompilerSymbol>
  /** Returns the exports of the module at the offset of `name` in `import * as name`, or `undefined` if it can't be resolved. */
  symbolsAt(offset: number): Promise<Map<string, CompilerSymbol> | undefined>
}

/** The packages that were loaded into one program. */
export interface ExportsReader extends Pick<CompiledModule, 'project' | 'kinds' | 'targetOf'> {
  /** Returns the exports of a module by name, or `undefined` if no installed package provides it. */
  exportsOf(module: string): Promise<Map<string, CompilerSymbol> | undefined>
}

/**
 * Loads modules of packages into one program, and calls `read` to query it.
 *
 * @throws {UserError} if the package with the compiler for this machine isn't installed.
 */
export async function readModules<Result>(
  modules: readonly string[],
  options: PackageTypesOptions,
  read: (reader: ExportsReader) => Promise<Result>,
): Promise<Result> {
  const lines = modules.map((from, index) => `import * as m${index} from ${JSON.stringify(from)}\n`)
  return withModule(lines.join(''), options, ({ project, kinds, targetOf, symbolsAt }) => {
    const offsets = new Map<string, number>()
    let offset = 'import * as '.length
    for (const [index, from] of modules.entries()) {
      offsets.set(from, offset)
      offset += lines[index]!.length
    }
    return read({ project, kinds, targetOf, exportsOf: (from) => symbolsAt(offsets.get(from)!) })
  })
}

/** Compiles a module as if it were in the site's root, and calls `work` with it. */
async function withModule<Result>(
  text: string,
  { root, config }: PackageTypesOptions,
  work: (module: CompiledModule) => Promise<Result>,
): Promise<Result> {
  const [{ API, SymbolFlags }, kinds] = await Promise.all([
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
    const { checker } = project
    return await work({
      file,
      project,
      kinds,
      targetOf: async (symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol),
      symbolsAt: async (offset) => {
        const local = await checker.getSymbolAtPosition(file, offset)
        if (!local) return undefined
        const symbol = await checker.getAliasedSymbol(local)
        if (await checker.isUnknownSymbol(symbol)) return undefined
        const exports = await checker.getExportsOfModule(symbol)
        return new Map(exports.map((exported) => [exported.name, exported]))
      },
    })
  } finally {
    await api.close()
    folder.remove()
  }
}

/**
 * Compiles a module as if it were in the site's root, and calls `read` to query the program.
 *
 * @throws {UserError} if the package with the compiler for this machine isn't installed.
 */
export async function readPackageTypes<Result>(
  text: string,
  options: PackageTypesOptions,
  read: (types: PackageTypes) => Promise<Result>,
): Promise<Result> {
  return withModule(text, options, ({ file, project, kinds: { SyntaxKind }, targetOf, symbolsAt }) => {
    const { program, checker } = project

    async function declarationsOf(exported: CompilerSymbol): Promise<Declaration[]> {
      const target = await targetOf(exported)
      const nodes = await Promise.all(target.declarations.map((handle) => handle.resolve(project)))
      const found = nodes.filter((node) => node !== undefined)
      return withoutImplementations(found).map((node) => declarationOf(node, SyntaxKind))
    }

    return read({
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
        const exports = await symbolsAt(offset)
        return exports && new Map([...exports].map(([name, exported]) => [name, () => declarationsOf(exported)]))
      },
    })
  })
}

/** @throws {UserError} if the package with the compiler for this machine isn't installed. */
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
