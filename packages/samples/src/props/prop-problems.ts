import { cutText } from '@docs-engine/shared/cut-text.ts'
import { nearest } from '@docs-engine/shared/nearest.ts'
import type { CompilerError } from '../compiler/error.ts'
import type { TypeProperty } from '../compiler/program.ts'
import type { ComponentUse } from '../model/component-use.ts'
import type { Message } from '../model/message.ts'
import { pathAt, type UseRange } from './props-module.ts'

/** A mistake in the props that a page passes to a component. */
export interface PropProblem extends Pick<Message, 'reason' | 'note' | 'suggestion' | 'cause'> {
  /** The index of the wrong prop. Absent if the problem is about the component as a whole, such as a missing prop. */
  prop?: number
}

/**
 * Explains a compile error in terms of the page. Returns `undefined` for an error that isn't a mistake on the page.
 *
 * @param range Where the compiled module contains the use.
 * @param known The component's props. Empty if they aren't known.
 * @param file The component's file, for messages.
 */
export function propProblem(
  error: CompilerError,
  use: ComponentUse,
  range: UseRange,
  known: TypeProperty[],
  file: string,
): PropProblem | undefined {
  const index = range.props.findIndex(({ start, end }) => error.start >= start && error.start < end)
  const text = error.text
  const unknown = /Property '([^']+)' does not exist on type/.exec(text)?.[1]
  // Inside of a value, the message is about a property of this value.
  const isInside = index >= 0 && error.start >= range.props[index]!.value
  if (weakType.test(text) && index < 0 && use.children) return noChildren(use, file)
  if (unknown !== undefined && !isInside) return unknownProp(unknown, use, known, file)
  const missing = missingNames(text)
  if (missing && index < 0) return missingProps(missing, use, known, file)
  if (index < 0) return otherProblem(error, use, file)
  const prop = use.props[index]!
  if (isInside && error.code === excessProperty && !prop.isLiteral) return undefined
  return wrongValue(error, use, index, range, known, file)
}

/** The compiler's code for an unknown property in an object literal. In TypeScript, only a literal can have this error. */
const excessProperty = 2353

/** Matches the error for children that are the only prop of a component all of whose props are optional. */
const weakType = /^Type '{ children: [^']*' has no properties in common with type /

function noChildren(use: ComponentUse, file: string): PropProblem {
  const declare = `declare \`children\` in its props (\`${file}\`)`
  const reason = `${shown(use)} has content, but the component takes no children.`
  const correction =
    use.syntax === 'container'
      ? `Write \`::${use.name}\``
      : use.syntax === 'directive'
        ? 'Remove the label in brackets'
        : `Write \`<${use.name} />\``
  return { reason, note: `${correction}, or ${declare}.`, cause: 'children' }
}

function unknownProp(name: string, use: ComponentUse, known: TypeProperty[], file: string): PropProblem {
  const index = use.props.findIndex((prop) => prop.name === name)
  const at = index < 0 ? {} : { prop: index }
  if (name === 'children') {
    return { ...at, ...noChildren(use, file) }
  }
  const used = new Set(use.props.map((prop) => prop.name))
  const free = known.filter((prop) => !used.has(prop.name) && prop.name !== 'children')
  const near = nearest(
    name,
    free.map((prop) => prop.name),
  )
  const names = known.filter((prop) => prop.name !== 'children').map(declared)
  const list = names.length === 0 ? `It takes no props (\`${file}\`).` : `Its props: ${listed(names)} (\`${file}\`).`
  return {
    ...at,
    reason: `${shown(use)} has no prop \`${name}\`.`,
    note: near ? `Did you mean \`${declared(known.find((prop) => prop.name === near)!)}\`?` : list,
    ...(near && { suggestion: near }),
  }
}

/** Maximum number of props to list in a message. */
const maxListed = 12

function listed(names: string[]): string {
  const some = names.slice(0, maxListed).map((name) => `\`${name}\``)
  return some.join(', ') + (names.length > maxListed ? `, and ${names.length - maxListed} more` : '')
}

function missingNames(text: string): string[] | undefined {
  const [, one] = /Property '([^']+)' is missing in type .* but required in type/s.exec(text) ?? []
  if (one !== undefined) return [one]
  const [, many] = /is missing the following properties from type '.*': ([^'\n]+)$/m.exec(text) ?? []
  return many?.replace(/,? and \d+ more\.$/, '').split(', ')
}

function missingProps(names: string[], use: ComponentUse, known: TypeProperty[], file: string): PropProblem {
  // The compiler truncates a long list, so look for the required props.
  const given = new Set([...use.props.map(({ name }) => name), ...(use.children ? ['children'] : [])])
  const required = known.filter((prop) => !prop.isOptional && !given.has(prop.name)).map(({ name }) => name)
  const missing = required.length > names.length ? required : names
  if (missing.length === 1 && missing[0] === 'children') {
    return {
      reason: `${shown(use)} needs children.`,
      note:
        use.syntax === 'element'
          ? `Write text between \`<${use.name}>\` and \`</${use.name}>\`.`
          : `Write text between \`:::${use.name}\` and \`:::\`.`,
    }
  }
  const types = missing.flatMap((name) => known.filter((prop) => prop.name === name))
  const lines = types.map((prop) => `\`${declared(prop)}\`${prop.docs === '' ? '' : `: ${firstLine(prop.docs)}`}`)
  const them = missing.length === 1 ? 'it' : 'them'
  const advice =
    use.syntax === 'hero'
      ? `The component of a hero receives no props. Give ${them} default values in \`${file}\`.`
      : `Add ${them} here, or make ${them} optional in \`${file}\`.`
  const shownNames = missing.map((name) => `\`${name}\``)
  return {
    reason: `${shown(use)} needs the prop${missing.length === 1 ? '' : 's'} ${joined(shownNames)}.`,
    note: [...lines, advice].join('\n'),
  }
}

function wrongValue(
  error: CompilerError,
  use: ComponentUse,
  index: number,
  range: UseRange,
  known: TypeProperty[],
  file: string,
): PropProblem {
  const prop = use.props[index]!
  const [first = '', ...reasons] = error.text.split('\n')
  const declaredProp = known.find(({ name }) => name === prop.name)
  const path =
    error.start >= range.props[index]!.value ? pathAt(prop.code, error.start - range.props[index]!.value) : ''
  const origin = `\`${file}\` declares \`${declaredProp ? declared(declaredProp) : prop.name}\`.`
  const where = { prop: index, note: [...reasons, origin].join('\n') }
  if (path !== '' && error.code === excessProperty) {
    return {
      ...where,
      reason: `The prop \`${prop.name}\` of ${shown(use)} has no property \`${prop.name}${path}\`.`,
    }
  }
  const [, actual, expected] = /^Type '([^']*)' is not assignable to type '([^']*)'\.$/.exec(first) ?? []
  if (path !== '' && actual !== undefined) {
    const reason = `\`${prop.name}${path}\` of ${shown(use)} must be \`${expected}\`, but it is \`${actual}\`.`
    return { ...where, reason }
  }
  if (path !== '' || !declaredProp) {
    const at = path === '' ? '' : ` In \`${prop.name}${path}\`:`
    return {
      ...where,
      reason: `The prop \`${prop.name}\` of ${shown(use)} has the wrong type.${at} ${first} (TS${error.code})`,
    }
  }
  const hint = valueHint(use, index, declaredProp)
  return {
    prop: index,
    reason: `The prop \`${prop.name}\` of ${shown(use)} must be \`${declaredProp.type}\`, but it is ${describe(prop.code)}.`,
    note: [...reasons, hint.note, origin].filter(Boolean).join('\n'),
    ...(hint.suggestion && { suggestion: hint.suggestion }),
  }
}

/** Suggests how to write a value so that it has the right type. */
function valueHint(use: ComponentUse, index: number, { type }: TypeProperty): { note?: string; suggestion?: string } {
  const { name, code, isLiteral } = use.props[index]!
  if (!isLiteral) return {}
  const value = plainValue(code)
  const accepts = (word: string) => new RegExp(`\\b${word}\\b`).test(type.replace(/"[^"]*"/g, ''))
  const choices = [...type.matchAll(/"([^"\\]*)"/g)].map(([, choice]) => choice!)
  if (typeof value === 'string') {
    const near = choices.length > 0 ? nearest(value, choices) : undefined
    if (near) return { note: `Did you mean \`${near}\`?`, suggestion: near }
    if (use.syntax === 'element') {
      const isNumber = accepts('number') && value.trim() !== '' && Number.isFinite(Number(value))
      const isBoolean = (accepts('boolean') || accepts(value)) && /^(?:true|false)$/.test(value)
      if (isNumber || isBoolean) return { note: `A value in quotes is a string. Write \`${name}={${value.trim()}}\`.` }
      return {}
    }
    if (!/^(?:"|string|number|boolean)/.test(type))
      return {
        note: `The attributes of a directive are strings, numbers, or booleans. In an \`.mdx\` page, write \`<${use.name} ${name}={…} />\`.`,
      }
    return {}
  }
  if (use.syntax !== 'element' && (accepts('string') || choices.length > 0)) {
    if (value === true) {
      return { note: `An attribute without a value is \`true\`. Write \`${name}="…"\`.` }
    }
    return {
      note: `A directive passes \`${code}\` as a ${typeof value}, even in quotes. Accept a ${typeof value} in the component, or write \`<${use.name} ${name}="${code}" />\` in an \`.mdx\` page.`,
    }
  }
  return {}
}

function plainValue(code: string): unknown {
  try {
    return JSON.parse(code)
  } catch {
    return undefined
  }
}

function describe(code: string): string {
  const value = plainValue(code)
  if (code === 'element') return 'JSX'
  if (typeof value === 'string') return `the string \`${short(code)}\``
  if (typeof value === 'number') return `the number \`${code}\``
  return `\`${short(code.replace(/"([A-Za-z_$][\w$]*)": /g, '$1: '))}\``
}

function short(text: string): string {
  return cutText(text, 60)
}

function otherProblem(error: CompilerError, use: ComponentUse, file: string): PropProblem {
  const [first = '', ...reasons] = error.text.split('\n')
  return {
    reason: `The props of ${shown(use)} don’t match the component. ${first} (TS${error.code})`,
    note: [...reasons, `The component is in \`${file}\`.`].join('\n'),
  }
}

/** Returns a prop as TypeScript would declare it: `start?: number`. */
function declared({ name, type, isOptional }: TypeProperty): string {
  return `${name}${isOptional ? '?' : ''}: ${short(type)}`
}

function shown({ name, syntax }: ComponentUse): string {
  return { directive: `\`::${name}\``, container: `\`:::${name}\``, element: `\`<${name}>\``, hero: `\`${name}\`` }[
    syntax
  ]
}

function joined(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function firstLine(docs: string): string {
  return docs.trim().split('\n')[0]!
}
