/** Converts an SVG file to the text of a module that exports it as a React component, as Docusaurus does. */
export function svgComponent(svg: string): string {
  const [, attributes = '', inner = ''] = /<svg\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*)<\/svg>/.exec(svg) ?? []
  const props = [...attributes.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
    .filter(([, name]) => !/^xmlns:|^(?:style|version|xml:space)$/.test(name!))
    .map(([, name, double, single]) => [reactName(name!), double ?? single])
  const html = inner.replace(/<!--[\s\S]*?-->/g, '').trim()
  return `const html = ${JSON.stringify(html)}

export default function Svg({ title, ...props }) {
  const text = title ? \`<title>\${title}</title>\${html}\` : html
  return <svg {...${JSON.stringify(Object.fromEntries(props))}} {...props} dangerouslySetInnerHTML={{ __html: text }} />
}
`
}

function reactName(name: string): string {
  if (name === 'class') return 'className'
  return /^(?:aria|data)-/.test(name) ? name : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase())
}
