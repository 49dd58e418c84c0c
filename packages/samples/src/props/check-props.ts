import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashOf } from '@docs-engine/shared/hash.ts'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { type Compiler, compilerMessage, withCompiler } from '../compiler/compiler.ts'
import { type CompilerError, CompilerFailure } from '../compiler/error.ts'
import { type Environment, readEnvironment } from '../environment/environment.ts'
import type { ComponentUse, UsedProp } from '../model/component-use.ts'
import type { CompilerConfig } from '../model/environment-input.ts'
import type { Message } from '../model/message.ts'
import { noCache } from '../model/result-cache.ts'
import type { SiteOptions } from '../model/site.ts'
import { type PropProblem, propProblem } from './prop-problems.ts'
import { componentModule, propsModule } from './props-module.ts'

export interface PropsPage {
  /** Path of the source, relative to the site's root. */
  source: string
  uses: readonly ComponentUse[]
}

/**
 * Checks the props that pages pass to the author's components against the types of the components.
 *
 * Results are cached per use, without its position. A use is compiled again when a module that the components import changes.
 */
export async function checkProps(pages: readonly PropsPage[], options: SiteOptions): Promise<Message[]> {
  const root = options.root.replaceAll('\\', '/')
  const components = componentModules(pages, root)
  if (components.size === 0) return []
  const environment = readEnvironment(options)
  const config = propsConfig(environment.config)
  const cache = options.openCache?.('props') ?? noCache
  const names = [...components.keys()]
  const filesKey = hashOf({ names, ...environment.inputOf([]) })
  const knownFiles = cache.read<string[]>(filesKey)
  let filesInput = knownFiles && inputOf(knownFiles, root, environment)
  const resultKey = (id: string) => hashOf({ id, names, ...filesInput })

  const uses = distinctUses(pages, components)
  const problems = new Map<string, PropProblem[]>()
  for (const id of uses.keys()) {
    const known = filesInput && cache.read<PropProblem[]>(resultKey(id))
    if (known) problems.set(id, known)
  }
  const stale = [...uses].filter(([id]) => !problems.has(id))
  if (stale.length > 0) {
    try {
      const checked = await withCompiler(root, environment.isImportable, (compiler) =>
        compileUses(
          stale.map(([, use]) => use),
          { root, config, components, compiler },
        ),
      )
      const files = checked.files.map((file) => relativePath(root, file)).sort()
      cache.write(filesKey, files)
      filesInput = inputOf(files, root, environment)
      stale.forEach(([id], index) => {
        problems.set(id, checked.problems[index]!)
        cache.write(resultKey(id), checked.problems[index])
      })
      cache.prune()
    } catch (error) {
      if (!(error instanceof CompilerFailure)) throw error
      return [compilerMessage(error)]
    }
  }
  return pages.flatMap((page) => page.uses.flatMap((use) => messagesOf(use, page, problems)))
}

function messagesOf(use: ComponentUse, { source }: PropsPage, problems: Map<string, PropProblem[]>): Message[] {
  return (problems.get(idOf(use)) ?? []).map(({ prop, ...problem }) => {
    const { file, ...position } = prop === undefined ? use.position : use.props[prop]!.position
    return { ruleId: 'component-props', fatal: true, file: file ?? source, ...position, ...problem }
  })
}

/** Returns the specifiers of the modules of all components that have types. */
function componentModules(pages: readonly PropsPage[], root: string): Map<string, string> {
  const names = new Set(pages.flatMap(({ uses }) => uses.map(({ component }) => component)))
  return new Map(
    [...names].sort().flatMap((component) => {
      const specifier = componentModule(component, root)
      return specifier === undefined ? [] : [[component, specifier]]
    }),
  )
}

function distinctUses(pages: readonly PropsPage[], components: ReadonlyMap<string, string>): Map<string, ComponentUse> {
  const uses = new Map<string, ComponentUse>()
  for (const page of pages) for (const use of page.uses) if (components.has(use.component)) uses.set(idOf(use), use)
  return uses
}

/** Identifies uses that have the same problems. */
function idOf({ position, props, ...use }: ComponentUse): string {
  return JSON.stringify({ ...use, props: props.map(({ position, ...prop }) => prop) })
}

/** Returns the modules that the components import, and the packages that these modules import. */
function inputOf(files: readonly string[], root: string, environment: Environment) {
  const texts = files.map((file) => {
    try {
      return readFileSync(resolve(root, file), 'utf8')
    } catch {
      return ''
    }
  })
  return { files, contents: hashOf(texts), ...environment.inputOf(texts) }
}

/** Returns the compiler's configuration. The components themselves aren't checked, so settings that only report more errors don't matter. */
function propsConfig(config: CompilerConfig): CompilerConfig {
  const compilerOptions = {
    ...config.compilerOptions,
    allowJs: false,
    allowImportingTsExtensions: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
  }
  return { ...config, compilerOptions }
}

interface CompileOptions {
  root: string
  config: CompilerConfig
  components: ReadonlyMap<string, string>
  compiler: Compiler
}

/**
 * Compiles uses. Returns the problems of each use, and the files that the result depends on.
 *
 * The compiler reports an unknown or missing prop only if the values of the other props are right. Uses with wrong props are therefore
 * compiled again without them, until all problems are known.
 */
async function compileUses(
  uses: readonly ComponentUse[],
  options: CompileOptions,
  pass = 1,
): Promise<{ problems: PropProblem[][]; files: string[] }> {
  // The compiler doesn't notice that a file has changed, so each pass needs its own file.
  const { problems, files, knownProps } = await compileOnce(uses, `component-props-${pass}.tsx`, options)
  const indexes: number[] = []
  const remaining: ComponentUse[] = []
  for (const [index, use] of uses.entries()) {
    const wrong = new Map(problems[index]!.map(({ prop = -1, suggestion }) => [prop, suggestion]))
    if (!use.props.some((prop, i) => wrong.has(i) && !isSettled(prop))) continue
    const known = new Set((await knownProps(use.component)).map(({ name }) => name))
    // A misspelled prop takes the place of the prop that the author meant, which isn't missing.
    const settle = (prop: UsedProp, name = ''): UsedProp => ({
      ...prop,
      ...(known.has(name) ? { name, code: 'any' } : { name: '', code: '{}' }),
    })
    const props = use.props.map((prop, i) => {
      if (!wrong.has(i) || isSettled(prop)) return prop
      return settle(prop, known.has(prop.name) ? prop.name : wrong.get(i))
    })
    indexes.push(index)
    remaining.push({ ...use, props })
  }
  if (remaining.length === 0) return { problems, files }
  const more = await compileUses(remaining, options, pass + 1)
  for (const [i, index] of indexes.entries()) {
    const found = new Set(problems[index]!.map(({ reason }) => reason))
    problems[index]!.push(...more.problems[i]!.filter(({ reason }) => !found.has(reason)))
  }
  return { problems, files }
}

/** Returns whether a prop has been replaced, so that the compiler accepts it. */
function isSettled({ name, code }: UsedProp): boolean {
  return code === 'any' || (name === '' && code === '{}')
}

async function compileOnce(
  uses: readonly ComponentUse[],
  moduleFile: string,
  { root, config, components, compiler }: CompileOptions,
) {
  const module = propsModule(components, uses)
  const program = await compiler.open(new Map([[moduleFile, module.text]]), [moduleFile], config)
  const [own, files] = await Promise.all([program.errors(moduleFile), program.localFiles()])
  const knownProps = new Map<string, ReturnType<typeof program.propertiesAt>>()
  const propsOf = (component: string) => {
    const known = knownProps.get(component) ?? program.propertiesAt(moduleFile, module.propsOffsets.get(component)!)
    knownProps.set(component, known)
    return known
  }
  const problems = await Promise.all(
    uses.map(async (use, index) => {
      const range = module.uses[index]!
      const found = own.filter(({ start }) => start >= range.start && start < range.end)
      if (found.length === 0) return []
      const known = await propsOf(use.component)
      const file = shownFile(components.get(use.component)!, root)
      return found.flatMap((error: CompilerError) => propProblem(error, use, range, known, file) ?? [])
    }),
  )
  return { problems, files, knownProps: propsOf }
}

function shownFile(specifier: string, root: string): string {
  return specifier.startsWith(`${root}/`) ? specifier.slice(root.length + 1) : specifier
}
