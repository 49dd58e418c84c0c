import { readFileSync } from 'node:fs'
import * as nodePath from 'node:path'
import { dirname, resolve } from 'node:path'
import { isProxy } from 'node:util/types'
import { evaluate, type JsNode, NotStatic, type Program } from '@docs-engine/cli/internal'
import { parse } from 'acorn'
import { moduleFile } from './module-file.ts'

type Exports = Record<string, unknown>

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
  readonly #scope: Map<string, unknown>
  readonly #required: (from: string) => unknown
  readonly #unknown: Set<string>

  constructor(file: string, required: (from: string) => unknown, unknown: Set<string>) {
    const folder = dirname(file)
    this.#required = required
    this.#unknown = unknown
    const requireFile = (from: string) => {
      const value = required(from)
      return from.startsWith('.') ? (property(value, 'default') ?? value) : value
    }
    this.#scope = new Map<string, unknown>([
      ['__dirname', folder],
      ['process', { env: {}, cwd: () => folder }],
      [
        'require',
        Object.assign(requireFile, {
          resolve: (from: string) => (from.startsWith('.') ? resolve(folder, from) : from),
        }),
      ],
    ])
  }

  exports(body: readonly JsNode[]): Exports {
    const exports: Exports = {}
    for (const node of body) {
      const declaration = (node.declaration ?? node) as JsNode
      if (node.type === 'ImportDeclaration') this.#import(node)
      else if (declaration.type === 'FunctionDeclaration' && declaration.id)
        this.#scope.set(nameOf(declaration.id), this.#read(declaration, ''))
      else this.#declare(declaration)
    }
    for (const node of body) {
      if (node.type === 'ExportDefaultDeclaration') exports.default = this.#read(node.declaration as JsNode, '')
      for (const { local, exported } of (node.specifiers ?? []) as JsNode[])
        if (exported) exports[nameOf(exported)] = this.#scope.get(nameOf(local))
      for (const { id } of ((node.declaration as JsNode | null)?.declarations ?? []) as JsNode[])
        exports[nameOf(id)] = this.#scope.get(nameOf(id))
      const { type, left, right } = Object(node.expression) as JsNode
      if (type === 'AssignmentExpression' && nameOf(Object(left).object) === 'module')
        exports.default = this.#read(right as JsNode, '')
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
    for (const { id, init } of (declarations ?? []) as JsNode[])
      if (init && (id as JsNode).type === 'Identifier')
        this.#scope.set(nameOf(id), this.#read(init as JsNode, nameOf(id)))
  }

  /**
   * Returns the value of an expression without the parts that are unknown. The value of a function is what it returns.
   *
   * @param at The path of the value, for the report.
   */
  #read(node: JsNode, at: string): unknown {
    const below = (name: string) => (at ? `${at}.${name}` : name)
    switch (node.type) {
      case 'ObjectExpression': {
        const result: Exports = {}
        for (const { type, key, computed, value, argument } of node.properties as JsNode[]) {
          if (type === 'SpreadElement') Object.assign(result, this.#read(argument as JsNode, at))
          // Functions in a configuration would have to run.
          if (type === 'SpreadElement' || computed || /Function/.test((value as JsNode).type)) continue
          const inner = this.#read(value as JsNode, below(nameOf(key)))
          if (inner !== undefined) result[nameOf(key)] = inner
        }
        return result
      }
      case 'ArrayExpression':
        return (node.elements as (JsNode | null)[]).flatMap((element) => {
          const value = element && this.#read((element.argument as JsNode) ?? element, at)
          if (element?.type === 'SpreadElement') return Array.isArray(value) ? value : []
          return value === undefined ? [] : [value]
        })
      case 'AwaitExpression':
        return this.#read(node.argument as JsNode, at)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return this.#returned(node.body as JsNode)
      case 'CallExpression': {
        const called = this.#evaluated(node.callee as JsNode, '')
        if (typeof called !== 'function' || (node.callee as JsNode).type !== 'Identifier')
          return this.#evaluated(node, at)
        const [config, ...others] = (node.arguments as JsNode[]).map((argument) => this.#read(argument, at))
        const result = this.#evaluated(node, at, () => called(config, ...others))
        // Functions of packages, such as `defineConfig`, usually return the configuration that they receive.
        return typeof result === 'function' ? config : result
      }
      default:
        return this.#evaluated(node, at)
    }
  }

  #returned(body: JsNode): unknown {
    if (body.type !== 'BlockStatement') return this.#read(body, '')
    const statements = body.body as JsNode[]
    for (const node of statements) this.#declare(node)
    const result = statements.find(({ type }) => type === 'ReturnStatement')?.argument as JsNode | undefined
    return result && this.#read(result, '')
  }

  #evaluated(node: JsNode, at: string, run: () => unknown = () => evaluate(node, this.#scope)): unknown {
    try {
      return run()
    } catch (error) {
      // The interpreter calls functions of Node, such as `join`, which can throw other errors.
      if (!(error instanceof NotStatic || error instanceof TypeError)) throw error
      if (at) this.#unknown.add(at)
      return undefined
    }
  }
}

/**
 * Returns a property of a value. Inherited properties are left out, because they include `constructor`, which can run text as code. The
 * value for a missing package is a proxy, whose properties are such values, too.
 */
function property(value: unknown, key: string): unknown {
  return isProxy(value) || Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined
}

function nameOf(node: unknown): string {
  const { name, value } = Object(node) as JsNode
  return String(name ?? value)
}
