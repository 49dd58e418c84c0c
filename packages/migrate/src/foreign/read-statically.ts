import { readFileSync } from 'node:fs'
import * as nodePath from 'node:path'
import { dirname, resolve } from 'node:path'
import { isProxy } from 'node:util/types'
import { evaluate, type JsNode, NotStatic, type Program } from '@docs-engine/cli/internal'
import { parse } from 'acorn'
import { moduleFile } from './module-file.ts'

type Exports = Record<string, unknown>
type Scope = Map<string, unknown>

/** A function of the site's code. It's never run: only the values in the expression that it returns are read. */
class Closure {
  constructor(readonly node: JsNode) {}
}

/**
 * Reads the values that the source text of a module and of the files that it imports contains, without running any of it. What depends on
 * code that would have to run is left out.
 *
 * @param placeholder Returns the value for a package.
 * @returns The exports, and the paths of the values that are unknown, such as `themeConfig.navbar.items`.
 * @throws If the file isn't valid JavaScript or TypeScript.
 */
export async function readStatically(
  path: string,
  placeholder: (packageName: string) => unknown,
): Promise<{ exports: Exports; unknown: Set<string> }> {
  const unknown = new Set<string>()
  const modules = new Map<string, Exports>()
  const readModule = async (file: string): Promise<void> => {
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.json')) {
      modules.set(file, { default: JSON.parse(text) })
      return
    }
    modules.set(file, {})
    const esbuild = await import('esbuild')
    const loader = /\.[cm]?tsx?$/.test(file) ? 'tsx' : 'jsx'
    const { code } = await esbuild.transform(text, { loader, target: 'es2022' })
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program
    for (const [, , specifier] of code.matchAll(/\b(?:from|import|require\()\s*(["'])(\.[^"']*)\1/g)) {
      const own = moduleFile(resolve(dirname(file), specifier!))
      if (own && /\.(?:[cm]?[jt]sx?|json)$/.test(own) && !modules.has(own)) await readModule(own)
    }
    const required = (from: string): unknown => {
      if (/^(?:node:)?path$/.test(from)) return nodePath
      if (!from.startsWith('.')) return placeholder(from)
      return modules.get(moduleFile(resolve(dirname(file), from)) ?? '') ?? {}
    }
    modules.set(file, new ModuleReader(file, required, unknown).exports(body))
  }
  await readModule(path)
  return { exports: modules.get(path)!, unknown }
}

class ModuleReader {
  readonly #scope: Scope
  readonly #folder: string
  readonly #required: (from: string) => unknown
  readonly #unknown: Set<string>

  constructor(file: string, required: (from: string) => unknown, unknown: Set<string>) {
    this.#folder = dirname(file)
    this.#required = required
    this.#unknown = unknown
    this.#scope = new Map<string, unknown>([
      ['__dirname', this.#folder],
      ['process', { env: {}, cwd: () => this.#folder }],
    ])
  }

  exports(body: readonly JsNode[]): Exports {
    const exports: Exports = {}
    for (const node of body) {
      const declaration = (node.declaration ?? node) as JsNode
      if (node.type === 'ImportDeclaration') this.#import(node)
      else if (declaration.type === 'FunctionDeclaration' && declaration.id)
        this.#scope.set(nameOf(declaration.id), new Closure(declaration))
      else if (declaration.type === 'VariableDeclaration') this.#declare(declaration)
    }
    for (const node of body) {
      if (node.type === 'ExportDefaultDeclaration') exports.default = this.#returned(node.declaration as JsNode)
      for (const { local, exported } of (node.specifiers ?? []) as JsNode[])
        if (exported) exports[nameOf(exported)] = this.#called(this.#scope.get(nameOf(local)))
      for (const { id } of ((node.declaration as JsNode | null)?.declarations ?? []) as JsNode[])
        exports[nameOf(id)] = this.#scope.get(nameOf(id))
      const { type, left, right } = Object(node.expression) as JsNode
      const target = Object(left) as JsNode
      if (type === 'AssignmentExpression' && nameOf(target.object) === 'module')
        exports.default = this.#returned(right as JsNode)
    }
    return exports
  }

  #import({ source, specifiers }: JsNode): void {
    const value = this.#required(String((source as JsNode).value))
    for (const { type, local, imported } of specifiers as JsNode[]) {
      const own = property(value, imported ? nameOf(imported) : 'default')
      const isWhole = type === 'ImportNamespaceSpecifier' || (!imported && own === undefined)
      this.#scope.set(nameOf(local), isWhole ? value : own)
    }
  }

  #declare({ declarations }: JsNode): void {
    for (const { id, init } of declarations as JsNode[])
      if (init && (id as JsNode).type === 'Identifier')
        this.#scope.set(nameOf(id), this.#read(init as JsNode, nameOf(id)))
  }

  /** A configuration that is a function is what the function returns. */
  #called(value: unknown): unknown {
    if (!(value instanceof Closure)) return value
    const body = value.node.body as JsNode
    if (body.type !== 'BlockStatement') return this.#read(body, '')
    const statements = body.body as JsNode[]
    for (const node of statements) if (node.type === 'VariableDeclaration') this.#declare(node)
    const result = statements.find(({ type }) => type === 'ReturnStatement')?.argument as JsNode | undefined
    return result && this.#read(result, '')
  }

  #returned(node: JsNode): unknown {
    return this.#called(this.#read(node, ''))
  }

  /**
   * Returns the value of an expression without the parts that are unknown.
   *
   * @param at The path of the value, for the report.
   */
  #read(node: JsNode, at: string): unknown {
    if (node.type === 'ObjectExpression') {
      const result: Record<string, unknown> = {}
      for (const { type, key, computed, value, argument } of node.properties as JsNode[]) {
        const name = nameOf(key)
        if (type === 'SpreadElement') Object.assign(result, this.#read(argument as JsNode, at))
        const inner =
          type === 'SpreadElement' || computed ? undefined : this.#read(value as JsNode, at ? `${at}.${name}` : name)
        if (inner !== undefined && !(inner instanceof Closure)) result[name] = inner
      }
      return result
    }
    if (node.type === 'ArrayExpression')
      return (node.elements as (JsNode | null)[]).flatMap((element) => {
        const value = element && this.#read((element.argument as JsNode) ?? element, at)
        if (element?.type === 'SpreadElement') return Array.isArray(value) ? value : []
        return value === undefined || value instanceof Closure ? [] : [value]
      })
    if (/Function/.test(node.type)) return new Closure(node)
    if (node.type === 'AwaitExpression') return this.#read(node.argument as JsNode, at)
    if (node.type === 'Identifier' && this.#scope.has(nameOf(node))) return this.#scope.get(nameOf(node))
    const result = node.type === 'CallExpression' ? this.#readCall(node, at) : undefined
    return result ?? this.#evaluated(node, at)
  }

  #evaluated(node: JsNode, at: string): unknown {
    try {
      return evaluate(node, this.#scope)
    } catch (error) {
      // The interpreter calls functions of Node, such as `join`, which can throw other errors.
      if (!(error instanceof NotStatic || error instanceof TypeError)) throw error
      if (at) this.#unknown.add(at)
      return undefined
    }
  }

  #readCall({ callee, arguments: values }: JsNode, at: string): unknown {
    const [first, ...others] = values as JsNode[]
    const name = nameOf((callee as JsNode).object ?? callee)
    if (name === 'require' && first?.type === 'Literal') {
      const from = String(first.value)
      if ((callee as JsNode).object) return from.startsWith('.') ? resolve(this.#folder, from) : from
      const value = this.#required(from)
      return from.startsWith('.') ? (property(value, 'default') ?? value) : value
    }
    const called = (callee as JsNode).type === 'Identifier' ? this.#scope.get(name) : undefined
    if (called instanceof Closure) return this.#called(called)
    if (typeof called !== 'function') return undefined
    const config = first && this.#called(this.#read(first, at))
    const result: unknown = called(config, ...others.map((value) => this.#read(value, at)))
    // Functions of packages, such as `defineConfig`, usually return the configuration that they receive.
    return typeof result === 'function' ? config : result
  }
}

/**
 * Returns a property of a value. Inherited properties are left out, because they include `constructor`, which can run text as code. The
 * value for a missing package is a proxy, whose properties are such values, too.
 */
function property(value: unknown, key: string): unknown {
  if (value instanceof Closure) return undefined
  return isProxy(value) || Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined
}

function nameOf(node: unknown): string {
  const { name, value } = Object(node) as JsNode
  return String(name ?? value)
}
