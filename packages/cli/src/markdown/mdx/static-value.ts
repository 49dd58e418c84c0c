import { didYouMean, nearest } from '@docs-engine/shared/nearest.ts'
import { notPlain } from '../../util/plain-data.ts'
import { fromRoot } from './imports.ts'
import { NotStatic, notStatic } from './not-static.ts'
import { binary, unary } from './operators.ts'
import { Scope } from './scope.ts'
import type { JsNode, Program } from './syntax-tree.ts'

/** The values that an expression can refer to. Unless they are a `Scope`, the limits apply to this expression only. */
type Values = ReadonlyMap<string, unknown>

/** Represents the value of an expression that can only be evaluated in the browser or in the original site's build. */
export const unknown = Symbol('not static')

/** JSX in an expression, such as `{isNew && <b>new</b>}`, together with the values that its expressions refer to. */
export class JsxValue {
  constructor(
    readonly node: JsNode,
    readonly scope: Scope,
  ) {}
}

/** All keys that a front matter can have, by front matter. Reading any other key is a mistake, and not just a key that the page doesn't set. */
export const possibleKeys = new WeakMap<object, readonly string[]>()

/** The functions that pages define. They can be used as components. */
const pageFunctions = new WeakSet<object>()

/** Returns whether a value is a function defined on a page rather than in an imported module. */
export function isPageFunction(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function' && pageFunctions.has(value)
}

/** Evaluates an expression. Returns `unknown` if the value isn't known from the source text alone, or if it contains JSX. */
export function staticValue(program: Program | undefined, scope: Values): unknown {
  if (!program) return unknown
  try {
    const value = evaluateProgram(program, scope)
    return isData(value) ? value : unknown
  } catch (error) {
    if (error instanceof NotStatic) return unknown
    throw error
  }
}

/** Returns whether a value consists only of plain data. */
export function isData(value: unknown): boolean {
  return notPlain(value) === undefined
}

/**
 * Evaluates the expression of a program.
 *
 * @throws {NotStatic} if the value isn't known at build time.
 */
export function evaluateProgram(program: Program, scope: Values): unknown {
  const [statement] = program.body
  if (!statement) return undefined
  if (statement.type !== 'ExpressionStatement') throw notStatic(statement)
  return evaluate(statement.expression as JsNode, scope)
}

/**
 * Evaluates a JavaScript expression that consists of literals, operators, JSX, functions without side effects, and the values in `scope`.
 *
 * @throws {NotStatic} if the expression contains anything else, or exceeds a limit.
 */
export function evaluate(node: JsNode, values: Values): unknown {
  const scope = values instanceof Scope ? values : new Scope(values)
  return scope.within(node, () => evaluateNode(node, scope))
}

function evaluateNode(node: JsNode, scope: Scope): unknown {
  const of = (name: string) => evaluate(node[name] as JsNode, scope)
  switch (node.type) {
    case 'Literal':
      if (node.regex) throw notStatic(node)
      return node.value
    case 'Identifier': {
      const name = node.name as string
      if (scope.has(name)) return scope.get(name)
      if (Object.hasOwn(globals, name)) return globals[name]
      throw new NotStatic(
        node,
        `\`${name}\` isn’t known at build time.`,
        `Import \`${name}\`, define it with \`export const ${name} = …\`, or move the code that needs it to a component file.`,
      )
    }
    case 'TemplateLiteral':
      return template(node, scope)
    case 'UnaryExpression':
      return unary(node, of('argument'))
    case 'BinaryExpression':
      return binary(node, of('left'), of('right'))
    case 'LogicalExpression': {
      const left = of('left')
      if (node.operator === '&&') return left ? of('right') : left
      if (node.operator === '||') return left ? left : of('right')
      return left ?? of('right')
    }
    case 'ConditionalExpression':
      return of('test') ? of('consequent') : of('alternate')
    case 'ArrayExpression':
      return list(node.elements as (JsNode | null)[], scope)
    case 'ObjectExpression':
      return object(node.properties as JsNode[], scope)
    case 'ChainExpression':
      return of('expression')
    case 'MemberExpression':
      return member(node, of('object'), scope)
    case 'CallExpression':
      return call(node, scope)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return pageFunction(node, scope)
    case 'JSXElement':
    case 'JSXFragment':
      return new JsxValue(node, scope)
    default:
      throw notStatic(node)
  }
}

/** The names that every expression can refer to. Their functions return the same for the same values, and change none of them. */
const globals: Record<string, unknown> = {
  undefined,
  NaN,
  Infinity,
  Math: {
    ...Object.fromEntries(Object.getOwnPropertyNames(Math).map((name) => [name, Math[name as 'PI']])),
    random: undefined,
  },
  Object: { keys: Object.keys, values: Object.values, entries: Object.entries, fromEntries: Object.fromEntries },
  Array: { isArray: Array.isArray },
  JSON: { stringify: JSON.stringify },
  String: (value: unknown) => String(value),
  Number: (value: unknown) => Number(value),
  Boolean: (value: unknown) => Boolean(value),
}

function template(node: JsNode, scope: Scope): string {
  const values = (node.expressions as JsNode[]).map((expression) => {
    const value = evaluate(expression, scope)
    if (!isData(value)) throw notStatic(expression)
    return String(value)
  })
  return (node.quasis as { value: { cooked: string } }[])
    .map((part, i) => part.value.cooked + (values[i] ?? ''))
    .join('')
}

function list(elements: (JsNode | null)[], scope: Scope): unknown[] {
  return elements.flatMap((element) => {
    if (!element) return [undefined]
    if (element.type !== 'SpreadElement') return [evaluate(element, scope)]
    const value = evaluate(element.argument as JsNode, scope)
    if (!Array.isArray(value)) throw notStatic(element)
    return value
  })
}

function object(properties: JsNode[], scope: Scope): Record<string, unknown> {
  const entries = properties.flatMap((property): [string, unknown][] => {
    if (property.type === 'SpreadElement')
      return Object.entries((evaluate(property.argument as JsNode, scope) ?? {}) as object)
    if (property.kind !== 'init') throw notStatic(property)
    const key = property.key as JsNode
    const name = property.computed ? evaluate(key, scope) : nameOf(key)
    return [[String(name), evaluate(property.value as JsNode, scope)]]
  })
  return Object.fromEntries(entries)
}

/** Returns the name of a property. Plugins that write syntax trees themselves may use an identifier in quotes instead of a string. */
function nameOf({ name, value }: JsNode): unknown {
  return typeof name === 'string' && /^".*"$/.test(name) ? JSON.parse(name) : (name ?? value)
}

function member(node: JsNode, of: unknown, scope: Scope): unknown {
  const property = node.property as JsNode
  const key = node.computed ? evaluate(property, scope) : property.name
  if ((of === null || of === undefined) && node.optional) return undefined
  // In Docusaurus, `require('./image.png').default` is the image's URL. `require` has already been evaluated to the path, so `default` is
  // the path itself.
  if (typeof of === 'string' && key === 'default') return of
  if ((typeof of === 'string' || Array.isArray(of)) && key === 'length') return of.length
  if (of === null || of === undefined || typeof key === 'symbol') {
    throw new NotStatic(node, `\`${String(key)}\` can’t be read, because its object is \`${of}\`.`, 'Check the name.')
  }
  if (typeof of !== 'string' && typeof of !== 'object' && typeof of !== 'function') throw notStatic(node)
  const known = possibleKeys.get(of as object)
  if (known && !known.includes(String(key))) {
    const otherwise = 'Pages can read the keys that the page “Reference” in the documentation of Docs lists.'
    const { note } = didYouMean(nearest(String(key), known), otherwise)
    throw new NotStatic(property, `There is no front matter key \`${String(key)}\`.`, note)
  }
  return Object.hasOwn(of as object, key as string) ? (of as Record<string, unknown>)[key as string] : undefined
}

/** Methods that don't modify their object and don't depend on the time, the locale, or anything else outside the page. */
const methods = {
  string:
    'at charAt concat endsWith includes indexOf lastIndexOf padEnd padStart repeat replace replaceAll slice split startsWith substring toLowerCase toUpperCase trim trimEnd trimStart',
  array:
    'at concat entries every filter find findIndex flat flatMap includes indexOf join keys lastIndexOf map reduce slice some toReversed toSorted values',
  number: 'toFixed toString',
}

/** The methods that can compare each part of a string or an array with their whole first argument. They can't be interrupted. */
const searches = /^(?:includes|indexOf|lastIndexOf|replace|replaceAll|split)$/
/** The number of characters that are compared in the time of a step. */
const comparedPerStep = 100

function call(node: JsNode, scope: Scope): unknown {
  const callee = node.callee as JsNode
  const values = () => list(node.arguments as JsNode[], scope)
  if (callee.type === 'MemberExpression') {
    const of = evaluate(callee.object as JsNode, scope)
    if (callee.optional && (of === null || of === undefined)) return undefined
    const kind = Array.isArray(of) ? 'array' : typeof of
    const name = callee.computed ? undefined : String((callee.property as JsNode).name)
    if (name && kind in methods && methods[kind as keyof typeof methods].split(' ').includes(name)) {
      return run(node, () => {
        const given = values()
        if (searches.test(name) && typeof given[0] === 'string') {
          scope.count(((of as string | unknown[]).length * given[0].length) / comparedPerStep, node)
        }
        const result = (of as Record<string, (...values: unknown[]) => unknown>)[name]!(...given)
        return kind === 'array' && /^(?:entries|keys|values)$/.test(name) ? [...(result as Iterable<unknown>)] : result
      })
    }
    const method = member(callee, of, scope)
    if (typeof method === 'function') return run(node, () => method.call(of, ...values()))
    throw notStatic(node)
  }
  if (callee.type === 'Identifier' && !scope.has(String(callee.name))) {
    // `require('./image.png')` evaluates to its argument.
    if (callee.name === 'require') return values()[0]
    if (callee.name === 'useBaseUrl') return fromRoot(values()[0])
  }
  const called = evaluate(callee, scope)
  if (typeof called !== 'function') throw notStatic(node)
  return run(node, () => called(...values()))
}

/** Calls a function. If the function throws, the error is reported at the call. */
function run(node: JsNode, work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    if (error instanceof NotStatic) throw error
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
    throw new NotStatic(
      node,
      `This call fails: ${reason}.`,
      'A page is rendered in Node. Move code that needs the browser to a component.',
    )
  }
}

function pageFunction(node: JsNode, scope: Scope): (...values: unknown[]) => unknown {
  if (node.async || node.generator) throw notStatic(node)
  const created = (...values: unknown[]): unknown => {
    const inner = new Scope(scope)
    ;(node.params as JsNode[]).forEach((param, i) => {
      if (param.type === 'RestElement') bind(param.argument as JsNode, values.slice(i), inner)
      else bind(param, values[i], inner)
    })
    const body = node.body as JsNode
    return body.type === 'BlockStatement' ? block(body, inner) : evaluate(body, inner)
  }
  pageFunctions.add(created)
  return created
}

/** Evaluates the body of a function that consists of `const` declarations and `return`. */
function block(body: JsNode, scope: Scope): unknown {
  for (const statement of body.body as JsNode[]) {
    if (statement.type === 'ReturnStatement') {
      return statement.argument ? evaluate(statement.argument as JsNode, scope) : undefined
    }
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') throw notStatic(statement)
    for (const { id, init } of statement.declarations as { id: JsNode; init: JsNode }[])
      bind(id, evaluate(init, scope), scope)
  }
  return undefined
}

/**
 * Binds a name or a destructuring pattern to a value.
 *
 * @throws {NotStatic} if the pattern isn't supported.
 */
export function bind(pattern: JsNode, value: unknown, scope: Map<string, unknown>): void {
  switch (pattern.type) {
    case 'Identifier':
      scope.set(String(pattern.name), value)
      return
    case 'AssignmentPattern':
      bind(pattern.left as JsNode, value === undefined ? evaluate(pattern.right as JsNode, scope) : value, scope)
      return
    case 'ObjectPattern': {
      const rest = { ...(value as Record<string, unknown>) }
      for (const property of pattern.properties as JsNode[]) {
        if (property.type === 'RestElement') {
          bind(property.argument as JsNode, { ...rest }, scope)
          continue
        }
        const key = property.key as JsNode
        const name = String(key.name ?? key.value)
        if (property.computed) throw notStatic(property)
        bind(property.value as JsNode, Object.hasOwn(rest, name) ? rest[name] : undefined, scope)
        delete rest[name]
      }
      return
    }
    case 'ArrayPattern':
      if (!Array.isArray(value)) throw notStatic(pattern)
      ;(pattern.elements as (JsNode | null)[]).forEach((element, i) => {
        if (element?.type === 'RestElement') bind(element.argument as JsNode, value.slice(i), scope)
        else if (element) bind(element, value[i], scope)
      })
      return
    default:
      throw notStatic(pattern)
  }
}
