import { readFileSync } from 'node:fs'
import * as nodePath from 'node:path'
import { dirname, resolve } from 'node:path'
import { isProxy } from 'node:util/types'
import { evaluate, type JsNode, NotStatic, type Program } from '@docs-engine/cli/internal'
import { parse } from 'acorn'
import { moduleFile } from './module-file.ts'

type Exports = Record<string, unknown>
type Scope = Map<string, unknown>

/** A function of the site's code. It's never run: only the values that its text contains are read. */
class Closure {
  constructor(
    readonly node: JsNode,
    readonly scope: Scope,
  ) {}
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
  const reader = new Reader(placeholder)
  return { exports: await reader.module(path), unknown: reader.unknown }
}

class Reader {
  readonly unknown = new Set<string>()
  readonly #placeholder: (name: string) => unknown
  readonly #modules = new Map<string, Exports>()
  #path = ''

  constructor(placeholder: (name: string) => unknown) {
    this.#placeholder = placeholder
  }

  async module(path: string): Promise<Exports> {
    const known = this.#modules.get(path)
    if (known) return known
    const exports: Exports = {}
    this.#modules.set(path, exports)
    if (path.endsWith('.json')) return Object.assign(exports, { default: JSON.parse(readFileSync(path, 'utf8')) })
    const esbuild = await import('esbuild')
    const loader = /\.[cm]?tsx?$/.test(path) ? 'tsx' : 'jsx'
    const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader, target: 'es2022' })
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program
    for (const [, , specifier] of code.matchAll(/\b(?:from|import|require\()\s*(["'])(\.[^"']*)\1/g)) {
      const file = moduleFile(resolve(dirname(path), specifier!))
      if (file && /\.(?:[cm]?[jt]sx?|json)$/.test(file)) await this.module(file)
    }
    this.#path = path
    const scope: Scope = new Map<string, unknown>([
      ['__dirname', dirname(path)],
      ['process', { env: {}, cwd: () => dirname(path) }],
      ['module', { exports: {} }],
    ])
    this.#statements(body, scope, exports)
    const own = (scope.get('module') as { exports: unknown }).exports
    return Object.assign(exports, Object.keys(Object(own)).length > 0 && { default: own })
  }

  /** Reads statements, and returns the value of the first `return`. */
  #statements(body: readonly JsNode[], scope: Scope, exports: Exports = {}): unknown {
    for (const node of body) {
      const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration as JsNode | null) : node
      if (declared?.type === 'FunctionDeclaration') scope.set(nameOf(declared.id), new Closure(declared, scope))
    }
    for (const node of body) {
      if (node.type === 'ReturnStatement') return this.#read(node.argument as JsNode, scope, '')
      this.#statement(node, scope, exports)
    }
    return undefined
  }

  #statement(node: JsNode, scope: Scope, exports: Exports): void {
    if (node.type === 'ImportDeclaration') this.#import(node, scope)
    else if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations as JsNode[])
        if (init && (id as JsNode).type === 'Identifier')
          scope.set(nameOf(id), this.#read(init as JsNode, scope, nameOf(id)))
        else if (init) this.#destructure(id as JsNode, this.#read(init as JsNode, scope, ''), scope)
    if (node.type === 'ExportDefaultDeclaration')
      exports.default = this.#called(this.#read(node.declaration as JsNode, scope, ''))
    else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) this.#statement(node.declaration as JsNode, scope, {})
      const names = node.declaration ? declaredNames(node.declaration as JsNode) : []
      for (const name of names) exports[name] = scope.get(name)
      for (const { local, exported } of node.specifiers as JsNode[]) {
        const value = scope.get(nameOf(local))
        exports[nameOf(exported)] = nameOf(exported) === 'default' ? this.#called(value) : value
      }
    } else if (node.type === 'ExpressionStatement') {
      const { type, left, right } = node.expression as JsNode
      const target = left as JsNode | undefined
      if (type !== 'AssignmentExpression' || target?.type !== 'MemberExpression') return
      const isExports = nameOf(target.object) === 'module' && nameOf(target.property) === 'exports'
      if (isExports) scope.set('module', { exports: this.#called(this.#read(right as JsNode, scope, '')) })
    }
  }

  #import(node: JsNode, scope: Scope): void {
    const from = String((node.source as JsNode).value)
    const value = this.#required(from)
    for (const { type, local, imported } of node.specifiers as JsNode[])
      scope.set(
        nameOf(local),
        type === 'ImportSpecifier' && nameOf(imported) !== 'default'
          ? property(value, nameOf(imported))
          : type === 'ImportNamespaceSpecifier'
            ? value
            : (property(value, 'default') ?? value),
      )
  }

  /** Returns the exports of a module that was read before, or the value for a package. */
  #required(from: string): unknown {
    if (/^(?:node:)?path$/.test(from)) return nodePath
    if (!from.startsWith('.')) return this.#placeholder(from)
    const file = moduleFile(resolve(dirname(this.#path), from))
    return (file && this.#modules.get(file)) ?? {}
  }

  /** A configuration that is a function is what the function returns. */
  #called(value: unknown): unknown {
    return value instanceof Closure ? this.#call(value, [{ mode: 'production', command: 'build' }]) : value
  }

  #call({ node, scope: outer }: Closure, values: readonly unknown[]): unknown {
    const scope = new Map(outer)
    for (const [index, parameter] of (node.params as JsNode[]).entries())
      this.#destructure(parameter, values[index], scope)
    const body = node.body as JsNode
    return body.type === 'BlockStatement' ? this.#statements(body.body as JsNode[], scope) : this.#read(body, scope, '')
  }

  #destructure(target: JsNode, value: unknown, scope: Scope): void {
    if (target.type === 'Identifier') scope.set(nameOf(target), value)
    else if (target.type === 'ObjectPattern')
      for (const { key, value: inner } of target.properties as JsNode[])
        if (inner) this.#destructure(inner as JsNode, property(value, nameOf(key)), scope)
  }

  /**
   * Returns the value of an expression without the parts that are unknown.
   *
   * @param at The path of the value, for the report.
   */
  #read(node: JsNode, scope: Scope, at: string): unknown {
    const below = (name: string) => (at ? `${at}.${name}` : name)
    switch (node.type) {
      case 'ObjectExpression': {
        const result: Record<string, unknown> = {}
        for (const { type, key, computed, value, argument } of node.properties as JsNode[]) {
          if (type === 'SpreadElement') Object.assign(result, this.#read(argument as JsNode, scope, at))
          else if (!computed) {
            const name = nameOf(key)
            const inner = this.#read(value as JsNode, scope, below(name))
            if (inner !== undefined && !(inner instanceof Closure)) result[name] = inner
          }
        }
        return result
      }
      case 'ArrayExpression':
        return (node.elements as (JsNode | null)[]).flatMap((element) => {
          const value = element && this.#read((element.argument as JsNode) ?? element, scope, at)
          if (element?.type === 'SpreadElement') return Array.isArray(value) ? value : []
          return value === undefined || value instanceof Closure ? [] : [value]
        })
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return new Closure(node, scope)
      case 'AwaitExpression':
        return this.#read(node.argument as JsNode, scope, at)
      case 'Identifier':
        if (scope.has(nameOf(node))) return scope.get(nameOf(node))
        break
      case 'CallExpression': {
        const result = this.#readCall(node, scope, at)
        if (result !== undefined) return result
      }
    }
    try {
      return evaluate(node, scope)
    } catch (error) {
      // The interpreter calls functions of Node, such as `join`, which can throw other errors.
      if (!(error instanceof NotStatic || error instanceof TypeError)) throw error
      if (at) this.unknown.add(at)
      return undefined
    }
  }

  #readCall(node: JsNode, scope: Scope, at: string): unknown {
    const callee = node.callee as JsNode
    const [first] = node.arguments as JsNode[]
    const name = callee.type === 'MemberExpression' ? nameOf(callee.object) : nameOf(callee)
    if (name === 'require' && first?.type === 'Literal') {
      const from = String(first.value)
      if (callee.type !== 'MemberExpression') {
        const value = this.#required(from)
        return from.startsWith('.') ? (property(value, 'default') ?? value) : value
      }
      return from.startsWith('.') ? resolve(dirname(this.#path), from) : from
    }
    const called = callee.type === 'Identifier' ? scope.get(name) : undefined
    if (typeof called !== 'function' && !(called instanceof Closure)) return undefined
    const values = (node.arguments as JsNode[]).map((argument) => this.#read(argument, scope, at))
    if (called instanceof Closure) return this.#call(called, values)
    const [config, ...others] = values.map((value) => this.#called(value))
    const result: unknown = called(config, ...others)
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

function declaredNames(node: JsNode): string[] {
  if (node.type === 'FunctionDeclaration') return [nameOf(node.id)]
  return ((node.declarations ?? []) as JsNode[]).map(({ id }) => nameOf(id))
}
