import { writeFileSync } from 'node:fs'
import type { Node, SyntaxKind } from 'typescript/unstable/ast'
import type { API, Symbol as CompilerSymbol, Project, Snapshot } from 'typescript/unstable/async'
import type { CompilerConfig } from '../model/environment-input.ts'
import type { IsImportable } from '../model/site.ts'
import { createCompilerFolder } from './folder.ts'
import { configText } from './options.ts'
import { cannotStart } from './process.ts'
import { readableFiles } from './readable-files.ts'

export type { CompilerSymbol, Node, Project, SyntaxKind }

/** The compiler's options, and where it looks for packages. */
export interface ModuleOptions {
  /** Packages are resolved from here. */
  root: string
  /** The compiler's configuration, without the list of files. */
  config: CompilerConfig
  isImportable: IsImportable
}

/** A module that has been compiled, and the means to query its program. */
export interface CompiledModule {
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
 * @throws {CompilerFailure} if the package with the compiler for this machine isn't installed.
 */
export async function readModules<Result>(
  modules: readonly string[],
  options: ModuleOptions,
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
export async function withModule<Result>(
  text: string,
  { root, config, isImportable }: ModuleOptions,
  work: (module: CompiledModule) => Promise<Result>,
): Promise<Result> {
  const [{ API, SymbolFlags }, kinds] = await Promise.all([
    import('typescript/unstable/async'),
    import('typescript/unstable/ast'),
  ])
  const folder = createCompilerFolder(root)
  const isReadable = readableFiles(folder.path, isImportable)
  const api = new API({ cwd: root, fs: { readFile: (path) => (isReadable(path) ? undefined : null) } })
  try {
    const file = `${folder.path}/module.ts`
    const configPath = `${folder.path}/tsconfig.json`
    writeFileSync(file, text)
    writeFileSync(configPath, configText(config, root, [file]))
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

/** @throws {CompilerFailure} if the package with the compiler for this machine isn't installed. */
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
