import type { SyntaxNode } from '@lezer/common'
import { unusedImports } from './imported-names.ts'
import type { Removal } from './removal.ts'

/** An import statement to strip. */
export interface ImportPosition {
  node: SyntaxNode
  /** Offset of the end of the preceding statement. */
  before: number
}

/**
 * Finds the parts of import statements that must be removed: names that are marked as types, and names that are only used
 * as types.
 *
 * @param isValue Returns whether a name is used as a value.
 * @returns `types` contains the names that are marked as types. The result is `undefined` if a statement has an unsupported form.
 */
export function stripImports(
  imports: ImportPosition[],
  text: string,
  isValue: (name: string) => boolean,
): { removals: Removal[]; types: string[] } | undefined {
  const unused = new Set(unusedImports(text))
  const removals: Removal[] = []
  const types: string[] = []
  for (const { node, before } of imports) {
    const names = importNames(node)
    if (!names) return undefined
    const removed = names.filter(({ isType, local }) => {
      const name = text.slice(local.from, local.to)
      if (isType) types.push(name)
      return isType || !(isValue(name) || unused.has(name))
    })
    const isBare = node.firstChild!.nextSibling!.name === 'String'
    if (removed.length === names.length && !isBare) removals.push({ from: before, to: node.to })
    else removals.push(...removed.map(({ from, to }) => ({ from, to })))
  }
  return { removals, types }
}

/** An imported name. The range includes the whitespace before the name and the comma after it. */
interface ImportName extends Removal {
  local: SyntaxNode
  isType: boolean
}

/** Returns the names of an import statement: `import A, { type B, C as D } from 'e'` → A, B, D. */
function importNames(node: SyntaxNode): ImportName[] | undefined {
  const names: ImportName[] = []
  const [word, ...parts] = childrenOf(node)
  if (parts.some(({ name }) => !known.has(name))) return undefined
  const isType = parts[0]!.name === 'type'
  const from = word!.to
  for (const [index, part] of parts.entries()) {
    if (part.name === 'VariableDefinition') {
      const comma = parts[index + 1]?.name === ',' ? parts[index + 1]! : undefined
      // `import A, * as B` isn't supported.
      if (comma && parts[index + 2]?.name !== 'ImportGroup') return undefined
      names.push({ from, to: comma?.to ?? part.to, local: part, isType })
    } else if (part.name === 'ImportGroup') {
      const group = namesOfGroup(part)
      if (!group) return undefined
      names.push(...group.map((name) => (isType ? { ...name, isType } : name)))
    }
  }
  return names
}

const known = new Set(['type', 'Star', 'as', 'VariableDefinition', ',', 'ImportGroup', 'from', 'String', ';'])

function namesOfGroup(group: SyntaxNode): ImportName[] | undefined {
  const names: ImportName[] = []
  const [brace, ...parts] = childrenOf(group)
  let from = brace!.to
  let name: SyntaxNode[] = []
  for (const part of parts) {
    if (part.name !== ',' && part.name !== '}') {
      name.push(part)
      continue
    }
    if (name.some((part) => !knownInGroup.has(part.name))) return undefined
    const to = part.name === ',' ? part.to : name.at(-1)?.to
    // A name has one word (`a`), two (`type a`), three (`a as b`), or four (`type a as b`), so an even number means that it's a type.
    if (name.length > 0) names.push({ from, to: to!, local: name.at(-1)!, isType: name.length % 2 === 0 })
    from = part.to
    name = []
  }
  return names
}

const knownInGroup = new Set(['type', 'as', 'VariableName', 'VariableDefinition', 'default'])

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}
