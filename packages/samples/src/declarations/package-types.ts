import { type CompilerError, flattenMessageText } from '../compiler/error.ts'
import { type CompilerSymbol, type ModuleOptions, withModule } from '../compiler/module.ts'
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

/**
 * Compiles a module as if it were in the site's root, and calls `read` to query the program.
 *
 * @throws {CompilerFailure} if the package with the compiler for this machine isn't installed.
 */
export async function readPackageTypes<Result>(
  text: string,
  options: ModuleOptions,
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
