import type { LoadedModule } from '../foreign/load-module.ts'
import type { OldSite } from '../model/old-site.ts'
import type { MaskedPart } from '../util/mask-code.ts'

/** Adds the plugin that shows Mermaid diagrams to the new site. Their code stays as it is. */
export function addMermaid(site: OldSite): void {
  site.plugins.set('mermaid', { kind: 'docs', from: '@docs-engine/mermaid', name: 'mermaid', options: undefined })
  site.packages['@docs-engine/mermaid'] = `^${__VERSION__}`
}

/** Returns whether a part of a page is a Mermaid diagram, in a site that draws them. Adds the plugin to the new site. */
export function keepDiagram(part: MaskedPart, site: OldSite): boolean {
  if (part.kind !== 'fence' || !/^\{?[ \t]*\.?mermaid\b/.test(part.info)) return false
  part.info = 'mermaid'
  addMermaid(site)
  return true
}

/** Whether a configuration imports a package or a module for Mermaid diagrams. */
export function importsMermaid({ missing, origins }: LoadedModule): boolean {
  return [...missing, ...[...origins.values()].map(({ from }) => from)].some((name) => /mermaid/i.test(name))
}
