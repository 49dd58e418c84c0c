export interface DiagramLink {
  /** The URL as written in the diagram. */
  url: string
  /** The tooltip, or the name of the node. */
  label: string
  /** Index of the line. */
  index: number
}

/** Matches `click A href "/url" "Tooltip"` in flowcharts, and the forms of it in class diagrams, state diagrams, and Gantt charts. */
const click = /^(?:click|link)\s+(\S+)\s+(?:href\s+)?"([^"]+)"(?:\s+"([^"]*)")?/

/** Matches `link Alice: Label @ /url` in sequence diagrams. */
const actorLink = /^link\s+[^:]+:\s*([^@]*?)\s*@\s*(\S+)/

/** Finds the links in a diagram. */
export function linksOf(source: string): DiagramLink[] {
  return source.split('\n').flatMap((line, index) =>
    line.split(/;(?=\s*click\s)/).flatMap((statement): DiagramLink[] => {
      const [, name, url, tooltip] = click.exec(statement.trim()) ?? []
      if (url) return [{ url, label: tooltip || name!, index }]
      const [, label, target] = actorLink.exec(statement.trim()) ?? []
      return target ? [{ url: target, label: label || target, index }] : []
    }),
  )
}
