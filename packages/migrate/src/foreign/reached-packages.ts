import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/javascript'

/** The function with which esbuild keeps the names of functions. It's ignored, because otherwise each function would depend on all others. */
const nameHelper = '__name'

interface Statement {
  variables: Set<string>
  packages: Set<string>
}

/**
 * Returns the packages that a function of bundled code depends on: those that it requires, or that are required by the top-level statements
 * that declare or change its variables, and so on.
 */
export function reachedPackages(source: string, bundle: string): Set<string> {
  const byVariable = new Map<string, Statement[]>()
  for (let node = parser.parse(bundle).topNode.firstChild; node; node = node.nextSibling) {
    const statement = statementOf(node, bundle)
    for (const name of /Declaration$/.test(node.name) ? declaredBy(node, bundle) : statement.variables)
      byVariable.set(name, [...(byVariable.get(name) ?? []), statement])
  }
  const { variables, packages } = statementOf(parser.parse(`(${source})`).topNode, `(${source})`)
  const seen = new Set<Statement>()
  // The loop also visits the names that are added while it runs.
  for (const name of variables) {
    for (const statement of byVariable.get(name) ?? []) {
      if (seen.has(statement)) continue
      seen.add(statement)
      for (const found of statement.packages) packages.add(found)
      for (const other of statement.variables) variables.add(other)
    }
  }
  return packages
}

function statementOf(node: SyntaxNode, text: string): Statement {
  const variables = new Set<string>()
  node.cursor().iterate(({ name, from, to, node: { parent } }) => {
    const isShorthand = name === 'PropertyDefinition' && parent?.firstChild?.to === parent?.to
    const variable = text.slice(from, to)
    if ((name === 'VariableName' || isShorthand) && variable !== nameHelper) variables.add(variable)
  })
  const required = text.slice(node.from, node.to).matchAll(/\brequire\(\s*["']([^"']+)["']/g)
  return { variables, packages: new Set([...required].map(([, name]) => name!)) }
}

function declaredBy(declaration: SyntaxNode, text: string): string[] {
  const names: string[] = []
  for (let child = declaration.firstChild; child; child = child.nextSibling) {
    if (child.name === 'VariableDefinition') names.push(text.slice(child.from, child.to))
    else if (/Pattern$/.test(child.name))
      child.cursor().iterate(({ name, from, to }) => {
        if (name === 'VariableDefinition' || name === 'PropertyName') names.push(text.slice(from, to))
      })
  }
  return names
}
