import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { packageName } from '@docs-engine/cli/internal'
import type { BuildFailure, BuildOptions, Metafile, OnResolveResult, Plugin } from 'esbuild'
import { type Aliases, withoutAlias } from './aliases.ts'
import { plainCss } from './css-module.ts'
import { definedVariable } from './defined-variable.ts'
import type { ReplacedModules } from './replaced-modules.ts'
import { resolveModule } from './resolve-module.ts'

/** The files and packages that a component of the old site consists of. */
export interface ComponentDependencies {
  /** Absolute paths of its files. Text without a file is `<stdin>`. */
  inputs: string[]
  /** The versions of the packages that the new site has to install, by name. */
  packages: Record<string, string>
  /** The stylesheets of packages that it imports. */
  styles: string[]
}

/** What the imports of the old site's components can refer to. */
export interface ImportScope {
  siteFolder: string
  aliases: Aliases
  /** Packages that can be bundled are added to it. */
  replaced: ReplacedModules
  /** The versions of the packages that the new site may install, by name. */
  installed?: Readonly<Record<string, string>>
}

/**
 * Bundles a component to find its dependencies.
 *
 * @param entry The component's file or text, as options of esbuild.
 * @returns The reason if the component can't be copied.
 */
export async function componentDependencies(
  entry: BuildOptions,
  scope: ImportScope,
): Promise<ComponentDependencies | { reason: string }> {
  const esbuild = await import('esbuild')
  const { siteFolder } = scope
  const imports: Imports = { foreign: new Set(), packages: {}, styles: [] }
  try {
    const { metafile, outputFiles } = await esbuild.build({
      ...entry,
      bundle: true,
      write: false,
      outdir: siteFolder,
      metafile: true,
      format: 'esm',
      platform: 'browser',
      jsx: 'automatic',
      loader: { '.js': 'jsx' },
      absWorkingDir: siteFolder,
      logLevel: 'silent',
      plugins: [resolveImports(scope, imports)],
    })
    const inputs = Object.keys(metafile.inputs)
      .filter((path) => !path.startsWith('replaced:'))
      .map((path) => (path === '<stdin>' ? path : resolve(siteFolder, path)))
    const output = outputFiles!.map(({ text }) => text)
    const reason = foreignImports(imports) ?? commonJsInput(metafile) ?? unsupportedInput(inputs, output)
    return reason === undefined ? { inputs, packages: imports.packages, styles: imports.styles } : { reason }
  } catch (error) {
    return { reason: reasonOfFailure(error) }
  }
}

/** The imports of packages in a component. */
interface Imports {
  /** Specifiers of the imports that the new site can't resolve. */
  foreign: Set<string>
  packages: Record<string, string>
  styles: string[]
}

/** Creates an esbuild plugin that resolves imports in the same way as the new site, and adds the imported packages to `imports`. */
function resolveImports({ siteFolder, aliases, replaced, installed = {} }: ImportScope, imports: Imports): Plugin {
  const resolveImport = async (path: string): Promise<OnResolveResult> => {
    const aliased = withoutAlias(path, aliases)
    const own = aliased && resolveModule(aliased)
    if (own) return { path: own }
    if (replaced.get(path)) return { path, namespace: 'replaced' }
    if (/^react(?:-dom)?(?:$|\/)/.test(path)) return { path, external: true }
    const name = packageName(path)
    const version = name && !name.startsWith('@docusaurus/') && installed[name]
    if (version && isPublished(version)) {
      imports.packages[name] = version
      if (path.endsWith('.css')) imports.styles.push(path)
      return { path, external: true }
    }
    if (await replaced.bundle(path)) return { path, namespace: 'replaced' }
    imports.foreign.add(path)
    return { path, external: true }
  }
  return {
    name: 'imports of a component',
    setup: (build) => {
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' ? undefined : resolveImport(path),
      )
      build.onLoad({ filter: /\.s[ac]ss$/ }, ({ path }) => ({
        contents: plainCss(path, siteFolder),
        loader: /\.module\.\w+$/.test(path) ? 'local-css' : 'css',
      }))
      // Bundling the replacement reports names that it doesn't export.
      build.onLoad({ filter: /./, namespace: 'replaced' }, ({ path }) => ({
        contents: replaced.get(path)!.text,
        loader: 'jsx',
      }))
    },
  }
}

/** Whether a version in `package.json` comes from the registry rather than from a folder, a workspace, or a repository. */
function isPublished(version: string): boolean {
  return !/[:/]/.test(version)
}

function foreignImports({ foreign }: Imports): string | undefined {
  const names = [...foreign].sort().map((name) => `\`${name}\``)
  return names.length > 0 ? `it imports ${names.join(', ')}` : undefined
}

function commonJsInput({ inputs }: Metafile): string | undefined {
  const commonJs = Object.entries(inputs).find(([, { format }]) => format === 'cjs')?.[0]
  return commonJs && `it imports \`${basename(commonJs)}\`, which isn’t an ES module`
}

/** Returns the reason if a component needs what only the old site's bundler provides. */
function unsupportedInput(inputs: readonly string[], output: readonly string[]): string | undefined {
  const unsupported = inputs.find((input) => !/\.(jsx?|tsx?|json|css|s[ac]ss)$|^<stdin>$/.test(input))
  if (unsupported) return `it imports \`${basename(unsupported)}\``
  const code = inputs.filter((input) => /\.[jt]sx?$/.test(input)).map((input) => readFileSync(input, 'utf8'))
  const defined = code.map(definedVariable).find(Boolean)
  if (defined) return `it uses \`${defined}\`, which the old site’s configuration of webpack defines`
  return output.some((text) => text.includes('@site/')) ? 'it refers to files with `@site`' : undefined
}

function reasonOfFailure(error: unknown): string {
  const first = (error as BuildFailure).errors?.[0]?.text
  const [, replaced, name] = /^No matching export in "replaced:(.+)" for import "(.+)"$/.exec(first ?? '') ?? []
  if (replaced) return `it imports \`${name}\` from \`${replaced}\``
  return first ? `it can’t be compiled: ${first}` : String(error)
}
