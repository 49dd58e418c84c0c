import type { ApiMember, ApiSignature, PackageExport } from '@docs-engine/cli'
import { isHidden, parseComment } from './doc-comment.ts'

/** Returns the name of an export as readers know it. A default export has the name of its declaration. */
export function shownName({ name, declaredName }: PackageExport): string {
  return declaredName ?? name
}

/** Returns the export with a name. A default export can have two: `default`, and the name of its declaration. */
export function exportNamed(name: string, exports: readonly PackageExport[]): PackageExport | undefined {
  return (
    exports.find((exported) => exported.name === name) ??
    exports.find((exported) => shownName(exported) === name || (name === 'default' && exported.isDefault))
  )
}

/** A member, the overloads of a method or a constructor, or a getter and its setter. */
export type MemberGroup = [ApiMember, ...ApiMember[]]

/** Returns the members that are documented, with overloads in groups. */
export function groupsOf(members: readonly ApiMember[]): MemberGroup[] {
  const groups = new Map<string, MemberGroup>()
  for (const member of members) {
    if (isHidden(parseComment(member.comment))) continue
    const key = `${member.isStatic} ${member.kind} ${member.name}`
    const group = (member.signature || member.kind === 'accessor') && groups.get(key)
    if (group) group.push(member)
    else groups.set(groups.has(key) ? `${key} ${groups.size}` : key, [member])
  }
  return [...groups.values()]
}

/**
 * Returns the IDs of an export's parameters and members, by name: `options`, `options.name`. If several have the same name, such as the
 * overloads of a method, the ID belongs to the first one.
 */
export function memberIds({ signatures, members }: PackageExport): Map<string, string> {
  const ids = new Map<string, string>()
  const add = (name: string) => ids.has(name) || ids.set(name, idOf(name))
  for (const signature of signatures) {
    const names = parameterNames(signature)
    for (const [index, parameter] of signature.parameters.entries()) {
      add(names[index]!)
      for (const [member] of groupsOf(parameter.members)) add(`${names[index]}.${member.name}`)
    }
    for (const [member] of groupsOf(signature.members)) add(member.name)
  }
  for (const [{ name }] of groupsOf(members)) add(name)
  return ids
}

/**
 * Returns the names of a signature's parameters. A parameter that is a pattern, such as `{ a, b }`, has the name that the doc comment gives
 * to the parameter at this position.
 */
export function parameterNames({ parameters, comment }: Pick<ApiSignature, 'parameters' | 'comment'>): string[] {
  const documented = [...parseComment(comment).params.keys()].filter((name) => !name.includes('.'))
  return parameters.map(({ name }, index) => {
    if (/^[\w$]+$/.test(name)) return name
    const given = documented[index]
    return given && !parameters.some((other) => other.name === given) ? given : unknownName
  })
}

/** Returns the parameters as readers see them: their names, or the pattern of a parameter whose name isn't known. */
export function parameterLabels(signature: Pick<ApiSignature, 'parameters' | 'comment'>): string[] {
  const names = parameterNames(signature)
  return signature.parameters.map(({ name, isRest }, index) => {
    return `${isRest ? '...' : ''}${names[index] === unknownName ? name : names[index]}`
  })
}

const unknownName = 'parameter'

/** Returns a name as an ID. */
export function idOf(name: string): string {
  return name.replace(/[^\w.$-]+/g, '-').replace(/^-+|-+$/g, '') || 'call'
}
