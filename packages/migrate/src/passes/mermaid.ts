import type { MarkdownNode } from '@docs-engine/cli/internal'
import type { LoadedModule } from '../foreign/load-module.ts'
import type { OldSite } from '../model/old-site.ts'
import mermaidComponent from '../runtime/Mermaid.tsx?raw'
import { type Edit, rangeOf } from '../util/edits.ts'
import type { MaskedPart } from '../util/mask-code.ts'

/**
 * Puts each Mermaid diagram of a page into the component that draws it. The code stays in the page, for readers without JavaScript. Code must
 * be masked.
 */
export function wrapDiagrams(text: string, parts: MaskedPart[], site: OldSite): string {
  return text.replace(
    /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)\uE000(\d+)\uE001[ \t]*$/gm,
    (line, start: string, index: string) => {
      const part = parts[Number(index)]
      if (part?.kind !== 'fence' || !/^\{?[ \t]*\.?mermaid\b/.test(part.info)) return line
      part.info = 'text'
      Object.assign(site.packages, mermaidPackages)
      const indent = start.replace(/[^\s>]/g, ' ')
      return `${start}:::Mermaid\n${indent}${line.slice(start.length)}\n${indent}:::`
    },
  )
}

/** Adds a colon to the first and the last line of a directive around a diagram, which becomes a directive as well. */
export function longerFence(node: MarkdownNode, text: string): Edit[] {
  const hasDiagram = (own: MarkdownNode): boolean => own.lang === 'mermaid' || (own.children ?? []).some(hasDiagram)
  if (!hasDiagram(node)) return []
  const [start, end] = rangeOf(node)
  const last = text.slice(start, end).lastIndexOf(':::') + start
  return [...new Set([start, last])].map((at) => ({ start: at, end: at, text: ':' }))
}

/** Whether a configuration imports a package or a module for Mermaid diagrams. */
export function importsMermaid({ missing, origins }: LoadedModule): boolean {
  return [...missing, ...[...origins.values()].map(({ from }) => from)].some((name) => /mermaid/i.test(name))
}

export const mermaidPackages = { mermaid: '^11.0.0' }

/** While it measures a diagram, Mermaid sets styles as attributes. */
export const mermaidCsp = { 'style-src-attr': ["'unsafe-inline'"] }

export const mermaidPath = 'content/_components/Mermaid.tsx'

export { mermaidComponent }
