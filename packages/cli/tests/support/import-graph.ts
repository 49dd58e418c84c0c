import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Maps each source file to the files that it imports. Paths are relative to the scanned folder. */
export type ImportGraph = Map<string, string[]>

/**
 * Reads the imports of all TypeScript files below a folder, including imports of types.
 *
 * @param options.external Lists the imported packages instead of the imported files.
 */
export function importGraph(folder: string, { external = false } = {}): ImportGraph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
  return new Map(
    files.map((path) => {
      const specifiers = importsOf(readFileSync(join(folder, path), 'utf8'))
      if (external) return [path, specifiers.filter((name) => !name.startsWith('.'))]
      const imported = specifiers
        .filter((name) => name.startsWith('.'))
        .map((name) => join(folder, dirname(path), name))
        .filter((target) => /\.tsx?$/.test(target) && existsSync(target))
        .map((target) => relative(folder, target).replaceAll('\\', '/'))
      return [path, [...new Set(imported)]]
    }),
  )
}

/** Returns the module specifiers in a file: static imports, re-exports, dynamic imports, and types written as `import('…')`. */
export function importsOf(text: string): string[] {
  const pattern = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g
  return [...text.matchAll(pattern)].map((match) => match[2]!)
}

/**
 * Returns the imports from a lower layer to a higher one, as `from → to`.
 *
 * @param layers Groups of files and folders, from the top down. Members of a group may import each other.
 */
export function upwardImports(graph: ImportGraph, layers: string[][]): string[] {
  const layerOf = (path: string) => layers.findIndex((group) => group.includes(path.split('/')[0]!))
  return [...graph].flatMap(([path, imports]) => {
    const layer = layerOf(path)
    if (layer < 0) return path.endsWith('.d.ts') ? [] : [`${path} is in no listed folder`]
    return imports.filter((target) => layerOf(target) < layer).map((target) => `${path} → ${target}`)
  })
}

/**
 * Returns the groups of files that import each other in a cycle (strongly connected components, found with Tarjan's algorithm). Each group
 * is sorted.
 */
export function importCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  const visit = (path: string) => {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    stack.push(path)
    for (const target of graph.get(path) ?? []) {
      if (!order.has(target)) visit(target)
      // A file that is no longer on the stack is in a completed group.
      if (stack.includes(target)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const group = stack.splice(stack.indexOf(path))
    if (group.length > 1) cycles.push(group.sort())
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return cycles
}
