/** The component that passes Markdown to another component, by the path of its file in `content/_components`. */
export const withMarkdown = {
  path: '_from/docusaurus/withMarkdown.jsx',
  text: `import { useEffect, useRef, useState } from 'react'

/**
 * Returns a component that gets Markdown as props, as in the old site: elements in its children, such as \`<div data-prop="code/react">\`,
 * become components in its props, such as \`code.react\`. Before the component is interactive, and without JavaScript, readers see the
 * children themselves.
 */
export default function withMarkdown(Component) {
  return function WithMarkdown({ children, ...props }) {
    const source = useRef(null)
    const [own, setOwn] = useState()
    const Contents = own?.children
    // The contents of the elements don't change.
    useEffect(() => setOwn(propsIn(source.current)), [])
    return (
      <>
        <div ref={source} hidden={own !== undefined}>
          {children}
        </div>
        {own && <Component {...merge(props, own)}>{Contents && <Contents />}</Component>}
      </>
    )
  }
}

function propsIn(source) {
  const props = {}
  for (const element of source.querySelectorAll('[data-prop]')) {
    const path = element.dataset.prop.split('/').map(decodeURIComponent)
    const name = path.pop()
    let parent = props
    for (const key of path) parent = parent[key] ??= {}
    parent[name] = markdown(element.innerHTML)
  }
  return props
}

function markdown(html) {
  return function Markdown() {
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
  }
}

function merge(props, { children, ...own }) {
  const merged = { ...props }
  for (const [key, value] of Object.entries(own))
    merged[key] = typeof value === 'function' ? value : merge(merged[key] ?? {}, value)
  return merged
}
`,
}
